import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { pickEncoding } from './encoding';
import { etagOf, hasEtag } from './etag';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
/** Types that are served in ranges: players seek, and Safari plays no film from a server without range support. */
const RANGED = new Set(['.webm', '.mp4']);
/** What the build writes beside a file (scripts/bundle/compress-static.mjs), by encoding. */
const COMPRESSED = { br: '.br', gzip: '.gz' } as const;
/** Files whose names carry a content hash never change. */
const HASHED = /^(assets|i18n)\//;

interface StaticFile {
  type: string;
  immutable: boolean;
  ranged: boolean;
  etag: string;
  bytes: Buffer;
  gzip?: Buffer;
  br?: Buffer;
}

/**
 * The static files, read from the folder on first use, with the compressed forms that the build made, and held in
 * memory. Only paths that were in the folder when it was opened are served, so no path can lead out of it.
 */
export class StaticFiles {
  private readonly names: ReadonlyMap<string, string>;
  /** The compressed forms, which are served only in place of their files. */
  private readonly compressed: ReadonlyMap<string, string>;
  private readonly loaded = new Map<string, StaticFile>();

  constructor(directory: string) {
    const all = existsSync(directory) ? [...walk(directory, directory)] : [];
    const isCompressed = ([path]: [string, string]) => /\.(?:br|gz)$/.test(path);
    this.names = new Map(all.filter((entry) => !isCompressed(entry)));
    this.compressed = new Map(all.filter(isCompressed));
  }

  has(path: string): boolean {
    return this.names.has(path);
  }

  /** Sends the file if the path names one and returns true; otherwise returns false. */
  serve(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const source = this.names.get(path);
    if (!source) return false;
    const file = this.loaded.get(path) ?? this.load(path, source);
    response.setHeader('Content-Type', file.type);
    response.setHeader('ETag', file.etag);
    response.setHeader(
      'Cache-Control',
      file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    );
    if (file.br) response.setHeader('Vary', 'Accept-Encoding');
    if (hasEtag(request.headers['if-none-match'], file.etag)) {
      response.writeHead(304).end();
      return true;
    }
    if (file.ranged) {
      sendRanged(file.bytes, request, response);
      return true;
    }
    const encoding = pickEncoding(request.headers['accept-encoding']);
    const body = (encoding === 'br' && file.br) || (encoding === 'gzip' && file.gzip) || file.bytes;
    if (body !== file.bytes) response.setHeader('Content-Encoding', encoding!);
    response.setHeader('Content-Length', body.length);
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  private load(path: string, source: string): StaticFile {
    const bytes = readFileSync(source);
    const extension = extname(path);
    const file: StaticFile = {
      type: TYPES[extension] ?? 'application/octet-stream',
      immutable: HASHED.test(path.slice(1)),
      ranged: RANGED.has(extension),
      etag: etagOf(bytes),
      bytes,
    };
    for (const [encoding, suffix] of Object.entries(COMPRESSED)) {
      const smaller = this.compressed.get(path + suffix);
      if (smaller !== undefined) file[encoding as keyof typeof COMPRESSED] = readFileSync(smaller);
    }
    this.loaded.set(path, file);
    return file;
  }
}

/** If-Range needs strong tags and these are weak, so such a request gets the whole file (RFC 9110, 13.1.5). */
function sendRanged(bytes: Buffer, request: IncomingMessage, response: ServerResponse): void {
  const { range: header, 'if-range': condition } = request.headers;
  const range = request.method === 'GET' && condition === undefined ? parseRange(header, bytes.length) : undefined;
  response.setHeader('Accept-Ranges', 'bytes');
  if (range === 'outside') {
    // The 416 response is not the file, so it must not be cached as the file.
    for (const name of ['Content-Type', 'ETag']) response.removeHeader(name);
    response.setHeader('Cache-Control', 'no-store').setHeader('Content-Range', `bytes */${bytes.length}`);
    response.setHeader('Content-Length', 0).writeHead(416).end();
    return;
  }
  const part = range ? bytes.subarray(range.first, range.last + 1) : bytes;
  if (range) response.setHeader('Content-Range', `bytes ${range.first}-${range.last}/${bytes.length}`);
  response.setHeader('Content-Length', part.length);
  response.writeHead(range ? 206 : 200).end(request.method === 'HEAD' ? undefined : part);
}

function* walk(folder: string, root: string): Generator<[string, string]> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* walk(path, root);
    else yield [`/${relative(root, path).split(sep).join('/')}`, path];
  }
}

/** Part of a file, first and last byte inclusive. */
interface ByteRange {
  first: number;
  last: number;
}

const SINGLE = /^bytes=(\d*)-(\d*)$/;

/**
 * `outside` if no byte of the range exists (RFC 9110, 14.1.2). Undefined for several ranges, other units and malformed
 * headers: the whole file is sent then, as the standard allows.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, from, to] = SINGLE.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const tail = Number(to);
    return tail === 0 || size === 0 ? 'outside' : { first: Math.max(0, size - tail), last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  if (first >= size) return 'outside';
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
