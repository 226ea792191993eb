import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** What the first view of a page transfers to a browser without a cache, in bytes. */
export interface PageBytes {
  html: number;
  htmlBrotli: number;
  /** All <style> elements of the document. */
  css: number;
  /** The scripts of the first view with their imports, compressed with Brotli as they are served. */
  js: number;
  jsFiles: number;
}

/** The folder of the files that browsers load. */
const client = join(import.meta.dirname, '../../../build/client');
const sizes = new Map<string, Promise<{ brotli: number; imports: string[] }>>();

export async function pageBytes(html: string, folder = client): Promise<PageBytes> {
  const files = await withImports(scriptsOf(html), folder);
  const scripts = await Promise.all([...files].map((path) => scriptSize(path, folder)));
  return {
    html: Buffer.byteLength(html),
    htmlBrotli: await brotliSize(Buffer.from(html)),
    css: [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].reduce(
      (sum, found) => sum + Buffer.byteLength(found[1]!),
      0,
    ),
    js: scripts.reduce((sum, script) => sum + script.brotli, 0),
    jsFiles: files.size,
  };
}

/**
 * The scripts that the document names: preloads, scripts with a URL, imports of its inline modules, and the list of the
 * application's scripts that a light page loads when it needs them.
 */
function scriptsOf(html: string): string[] {
  const preloads = [...html.matchAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g)].map(
    (link) => /href="([^"]+)"/.exec(link[0])?.[1],
  );
  const urls = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map((script) => script[1]);
  const inline = [...html.matchAll(/<script\b[^>]*type="module"[^>]*>([\s\S]*?)<\/script>/g)].flatMap((script) =>
    [...script[1]!.matchAll(/(?:import|from)\s*\(?\s*"(\/[^"]+\.js)"/g)].map((found) => found[1]),
  );
  const later = [...html.matchAll(/\bdata-modules="([^"]+)"/g)].map((found) => found[1]);
  return [...new Set([...preloads, ...urls, ...inline, ...later])].filter(
    (path) => path?.startsWith('/') && path.endsWith('.js'),
  ) as string[];
}

async function withImports(paths: readonly string[], folder: string): Promise<Set<string>> {
  const all = new Set<string>();
  const open = [...paths];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (all.has(path)) continue;
    all.add(path);
    open.push(...(await scriptSize(path, folder)).imports);
  }
  return all;
}

function scriptSize(path: string, folder: string): Promise<{ brotli: number; imports: string[] }> {
  const file = join(folder, path);
  const known = sizes.get(file) ?? readScript(path, folder);
  sizes.set(file, known);
  return known;
}

/** A file of the build by its URL. */
export const builtFile = (path: string): Promise<Buffer> => readFile(join(client, path));

async function readScript(path: string, folder: string): Promise<{ brotli: number; imports: string[] }> {
  const text = await readFile(join(folder, path), 'utf8');
  const base = path.slice(0, path.lastIndexOf('/') + 1);
  // Static imports only: `import"./a.js"` and `from"./a.js"`, not `import("./a.js")`.
  const imports = [...text.matchAll(/(?:\bimport|\bfrom)\s*"(\.\/[^"]+\.js)"/g)].map(
    (found) => base + found[1]!.slice(2),
  );
  return { brotli: await servedSize(path, folder), imports };
}

/** The build compresses only files that are large enough to gain from it. */
export async function servedSize(path: string, folder = client): Promise<number> {
  const file = join(folder, path);
  return (await stat(existsSync(`${file}.br`) ? `${file}.br` : file)).size;
}

/** At the quality at which pages are compressed while they are sent. */
async function brotliSize(bytes: Buffer): Promise<number> {
  return (await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })).length;
}
