/**
 * Checks that no server code reaches the browser: searches the built bundle for words that survive minification and
 * occur only in server code. Run `npx tsx scripts/check-bundle.ts [folder]` after a build.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from './check-files';

/** Pairs of what must not be in the bundle, and the pattern that reveals it. */
export const MARKERS: readonly [what: string, pattern: RegExp][] = [
  ['a server-only module', /facet-server-only/],
  ['kysely', /\b(?:SelectQueryNode|InsertQueryNode|OperationNodeTransformer|kysely)\b/],
  ['mysql2', /\bmysql2\b|ER_DUP_ENTRY/],
  ['argon2', /argon2/i],
  ['nodemailer', /nodemailer/i],
  ['the log library', /pino\.(?:serializers|level|lsCache|msgPrefix)/],
  ['the metrics library', /process_cpu_user_seconds_total/],
  ['the numbering plans', /["'`]INVALID_COUNTRY["'`]/],
  ['the colour library', /\boklab["'`]?,\s*channels\b|0?\.4122214/],
  ['the S3 signature', /AWS4-HMAC-SHA256/],
  ['zod (classic)', /["'`]Zod(?:Type|String|Object)["'`]/],
  ['the configuration', /\b(?:SESSION_SECRET|DATABASE_URL)\b/],
  ['a Node module', /__vite-browser-external|["'`]node:[a-z_/]+["'`]/],
];

export interface Leak {
  path: string;
  what: string;
  near: string;
}

export interface BundleReport {
  scripts: number;
  bytes: number;
  leaks: Leak[];
}

/** Reads every script of a built client. Source maps count as leaks, because they contain whole files with comments. */
export function checkBundle(client: string): BundleReport {
  const paths = filesBelow(client, '.').map((path) => path.slice(2));
  const scripts = paths.filter((path) => /\.m?js$/.test(path));
  const leaks: Leak[] = paths
    .filter((path) => path.endsWith('.map'))
    .map((path) => ({ path, what: 'a source map', near: '' }));
  let bytes = 0;
  for (const path of scripts) {
    const text = readFileSync(join(client, path), 'utf8');
    bytes += Buffer.byteLength(text);
    for (const [what, pattern] of MARKERS) {
      const match = pattern.exec(text);
      if (match) leaks.push({ path, what, near: text.slice(Math.max(0, match.index - 60), match.index + 60) });
    }
  }
  return { scripts: scripts.length, bytes, leaks };
}

function main(folder = resolve(import.meta.dirname, '../build/client')): number {
  if (!existsSync(folder)) {
    console.error('bundle: there is no built client; run `npm run build` first');
    return 1;
  }
  const { scripts, bytes, leaks } = checkBundle(folder);
  for (const { path, what, near } of leaks) {
    console.error(
      `${path} contains ${what}: import its types only, or move the code into a *.server.ts file\n    … ${near} …`,
    );
  }
  // A check of nothing proves nothing, so an empty folder fails.
  if (scripts === 0) console.error('bundle: the folder contains no script');
  console.log(`bundle: ${scripts} scripts, ${Math.round(bytes / 1024)} kB, ${leaks.length} leaks`);
  return scripts > 0 && leaks.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main(process.argv[2]);
