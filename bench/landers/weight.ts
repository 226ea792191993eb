import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** Kilobytes as transferred, with brotli. */
export interface PageWeight {
  /** The HTML with its inline CSS. */
  page: number;
  /** All scripts that the page names, with the list of those that a light page loads later. */
  script: number;
}

interface PageResponse {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/**
 * Node does not resolve *.localhost, so the request goes to the IP address with the brand's name in the Host header.
 */
function ask(port: number, host: string, path: string): Promise<PageResponse> {
  return new Promise((resolve, reject) => {
    const headers = { Host: `${host}:${port}`, Accept: 'text/html', 'Accept-Encoding': 'br' };
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      );
      response.once('error', reject);
    })
      .once('error', reject)
      .end();
  });
}

export async function weigh(port: number, host: string, path: string): Promise<PageWeight> {
  const page = await ask(port, host, path);
  if (page.status !== 200) throw new Error(`${host}${path}: ${page.status}`);
  const html =
    page.headers['content-encoding'] === 'br' ? brotliDecompressSync(page.body).toString() : page.body.toString();
  let script = 0;
  for (const [, source] of html.matchAll(
    /(?:<script[^>]*\s(?:src|data-modules)=|<script type="module">[^<]*\bimport\()"([^"]+)"/g,
  ))
    script += (await ask(port, host, source!)).body.length;
  return { page: page.body.length / 1000, script: script / 1000 };
}

/** The first fictional profile that a lander of the brand shows. */
export async function findFictional(port: number, host: string): Promise<string> {
  const { body, headers } = await ask(port, host, '/landers/tinderswipe');
  const html = headers['content-encoding'] === 'br' ? brotliDecompressSync(body).toString() : body.toString();
  const id = /[?&;"=]([a-z0-9]{26})(?:["&])/.exec(html)?.[1];
  if (!id) throw new Error(`${host} shows no sample profile`);
  return id;
}

/** The landers in the tree; `member`: of the kind that stands below a profile. */
export function listLanders(root: string, only?: readonly string[]): { name: string; member: boolean }[] {
  return readdirSync(join(root, 'landers'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && (!only || only.includes(entry.name)))
    .map(({ name }) => {
      const manifest = JSON.parse(readFileSync(join(root, 'landers', name, 'manifest.json'), 'utf8')) as {
        kind?: string;
      };
      return { name, member: manifest.kind === 'member' };
    });
}
