import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface CspOptions {
  /** The brand's cdn_prefix, if it has one. */
  cdnPrefix?: string | null;
  /** Origins besides this one to which a form of the page may post: the enabled payment providers on checkout pages. */
  formActions?: readonly string[];
  secure: boolean;
  development?: boolean;
}

/** The hash of an empty style: styled-components inserts an empty <style> and fills it through the CSSOM. */
const EMPTY_STYLE = hash('');

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Most pages of a brand have the same styles and scripts. The limit is in characters. */
const hashes = new LRUCache<string, string>({
  maxSize: 4_000_000,
  sizeCalculation: (_hash, text) => text.length + 200,
});

function hashOf(part: string): string {
  const known = hashes.get(part);
  if (known !== undefined) return known;
  const hashed = hash(part);
  // A copy: the part itself would keep the whole page in memory that it was cut from.
  hashes.set(Buffer.from(part).toString(), hashed);
  return hashed;
}

/** Allows the inline scripts and styles of finished HTML, given in parts of whole elements, by hash, without a nonce. */
export function contentSecurityPolicy(html: readonly string[], options: CspOptions): string {
  const scripts = new Set<string>();
  const styles = new Set([EMPTY_STYLE]);
  for (const { tag, attributes, body } of html.flatMap(inlineParts)) {
    if (tag === 'style') styles.add(hashOf(body));
    else if (!/\ssrc=|type="application\/(?:ld\+)?json"/.test(attributes)) scripts.add(hashOf(body));
  }
  const media = options.cdnPrefix ? ` ${new URL(options.cdnPrefix).origin}` : '';
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${[...scripts].join(' ')}`.trim(),
    `style-src 'self' ${options.development ? "'unsafe-inline'" : [...styles].join(' ')}`,
    `img-src 'self' data:${media}`,
    `media-src 'self'${media}`,
    "font-src 'self'",
    `connect-src 'self'${options.development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${(options.formActions ?? []).map((origin) => ` ${origin}`).join('')}`,
  ];
  if (options.secure) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

interface InlinePart {
  tag: 'script' | 'style';
  /** As they are written in the tag. */
  attributes: string;
  body: string;
}

const TAGS = ['script', 'style'] as const;

/** A tag within the body of another is not a part of its own. */
export function inlineParts(html: string): InlinePart[] {
  const find = (tag: InlinePart['tag'], from: number) => ({ tag, at: html.indexOf(`<${tag}`, from) });
  const isFound = (start: { at: number }) => start.at >= 0;
  const parts: InlinePart[] = [];
  let starts = TAGS.map((tag) => find(tag, 0)).filter(isFound);
  while (starts.length > 0) {
    const { tag, at } = starts.reduce((a, b) => (b.at < a.at ? b : a));
    const open = html.indexOf('>', at);
    const close = open < 0 ? -1 : html.indexOf(`</${tag}>`, open);
    if (close < 0) break;
    parts.push({ tag, attributes: html.slice(at + 1 + tag.length, open), body: html.slice(open + 1, close) });
    starts = starts.map((start) => (start.at < close ? find(start.tag, close) : start)).filter(isFound);
  }
  return parts;
}
