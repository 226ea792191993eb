import { brotliDecompressSync } from 'node:zlib';
import type { Visitor } from '../visitor';
import { builtFile, pageBytes, servedSize } from './page-bytes';

/** What the first view of a page transfers to a phone without a cache, in bytes; `jsFiles` is a number of files. */
export interface PageWeight {
  html: number;
  /** As it is compressed while it is sent. */
  htmlBrotli: number;
  js: number;
  jsFiles: number;
  /** The style sheets that the page links; its own styles are part of the HTML. */
  css: number;
  /** The files of the page's messages. */
  messages: number;
  /** The font files that its text needs. */
  fonts: number;
  /** The pictures that load at once. */
  images: number;
}

export type Measure = keyof PageWeight;

/** The phone for which pictures are chosen: CSS pixels, and pixels to each. */
const PHONE = { width: 390, ratio: 3 };

/** The page as the server compresses it. */
export async function openCompressed(visitor: Visitor, path: string): Promise<{ html: string; sent: number }> {
  const { status, headers, bytes } = await visitor.open(path, { 'Accept-Encoding': 'br' });
  if (status !== 200 || headers['content-encoding'] !== 'br') throw new Error(`${path} answered ${status}`);
  return { html: brotliDecompressSync(bytes).toString(), sent: bytes.length };
}

export async function pageWeight(
  visitor: Visitor,
  { html, sent }: { html: string; sent: number },
): Promise<PageWeight> {
  const { js, jsFiles } = await pageBytes(html);
  const sheets = attributes(html, /<link rel="stylesheet"[^>]*\bhref="([^"]+)"/g);
  return {
    html: Buffer.byteLength(html),
    htmlBrotli: sent,
    js,
    jsFiles,
    css: await total(sheets, servedSize),
    messages: await total(messageFiles(html), servedSize),
    fonts: await total(fontsOf(html, await facesOf(html, sheets)), servedSize),
    images: await total(imagesAtOnce(html), (path) => imageSize(visitor, path)),
  };
}

async function total(paths: readonly string[], size: (path: string) => Promise<number>): Promise<number> {
  return (await Promise.all([...new Set(paths)].map((path) => size(path)))).reduce((sum, bytes) => sum + bytes, 0);
}

const images = new Map<string, Promise<number>>();

function imageSize(visitor: Visitor, path: string): Promise<number> {
  const key = `${visitor.origin}${path}`;
  const known = images.get(key) ?? visitor.open(path, { 'Accept-Encoding': 'br' }).then(({ bytes }) => bytes.length);
  images.set(key, known);
  return known;
}

const attributes = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, value]) => value!);

export const messageFiles = (html: string): string[] =>
  attributes(html, /<link [^>]*\brel="preload" as="fetch" href="([^"]+)"/g);

interface Face {
  url: string;
  holds: (code: number) => boolean;
}

const facesOfSheet = new Map<string, Face[]>();

/** The faces with a file, in the order in which the page declares them. */
async function facesOf(html: string, sheets: readonly string[]): Promise<Face[]> {
  for (const path of sheets)
    if (!facesOfSheet.has(path)) facesOfSheet.set(path, facesIn(String(await builtFile(path))));
  const own = attributes(html, /<style[^>]*>([\s\S]*?)<\/style>/g).flatMap(facesIn);
  return [...sheets.flatMap((path) => facesOfSheet.get(path)!), ...own];
}

function facesIn(css: string): Face[] {
  return [...css.matchAll(/@font-face\{([^}]*)\}/g)].flatMap(([, face]) => {
    const url = /src:url\(([^)]+)\)/.exec(face!)?.[1];
    return url === undefined ? [] : [{ url, holds: rangeOf(/unicode-range:([^;}]+)/.exec(face!)?.[1]) }];
  });
}

/** As a browser chooses them: of the faces whose range holds a character, the one declared last. */
function fontsOf(html: string, faces: readonly Face[]): string[] {
  const text = html.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, '').replaceAll(/&[#\w]+;/g, ' ');
  const needed = [...new Set(text)].map((letter) => faces.findLast(({ holds }) => holds(letter.codePointAt(0)!))?.url);
  return needed.filter((url) => url !== undefined);
}

function rangeOf(unicodeRange = 'U+0-10FFFF'): (code: number) => boolean {
  const ranges = unicodeRange.split(',').map((part) => {
    const [from, to] = part.trim().slice(2).replaceAll('?', '0').split('-');
    return [Number.parseInt(from!, 16), Number.parseInt(to ?? part.trim().slice(2).replaceAll('?', 'F'), 16)] as const;
  });
  return (code) => ranges.some(([from, to]) => code >= from && code <= to);
}

/** The pictures without `loading="lazy"`, each in the file that the phone takes, and the file of the icons. */
function imagesAtOnce(html: string): string[] {
  const images = [...html.matchAll(/<img\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes('loading="lazy"'));
  const icons = attributes(html, /<use href="([^"#]+)#/g);
  return [...images.map(chosenFile), ...icons].filter((path): path is string => path?.startsWith('/') === true);
}

function chosenFile(tag: string): string | undefined {
  const [set, src] = [/srcset="([^"]+)"/i.exec(tag)?.[1], /\bsrc="([^"]+)"/.exec(tag)?.[1]];
  const files = (set ?? '').split(',').map((part) => /^(\S+) (\d+)w$/.exec(part.trim()));
  const slot = slotOf(/sizes="([^"]+)"/.exec(tag)?.[1]) * PHONE.ratio;
  const byWidth = files.filter((file) => file !== null).sort((a, b) => Number(a[2]) - Number(b[2]));
  return (byWidth.find((file) => Number(file[2]) >= slot) ?? byWidth.at(-1))?.[1] ?? src;
}

/** The width in CSS pixels that `sizes` gives a picture on the phone: all its conditions are about wider screens. */
function slotOf(sizes = '100vw'): number {
  const [, count, unit] = /([\d.]+)(vw|px)$/.exec(sizes) ?? [];
  return unit === 'px' ? Number(count) : (Number(count ?? 100) / 100) * PHONE.width;
}
