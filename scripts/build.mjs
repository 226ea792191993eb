import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressStatic } from './bundle/compress-static.mjs';
import { fingerprint } from './bundle/fingerprint.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const STAMP = join(root, 'build', 'fingerprint');

/**
 * Builds if the sources changed, and prints a line first, since the first build takes a while. Returns whether it
 * built.
 */
export function ensureBuilt({ force = false, quiet = false } = {}) {
  const current = fingerprint(root);
  if (!force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current) return false;
  const remix = join(root, 'node_modules/@remix-run/dev/dist/cli.js');
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  if (!existsSync(remix) || !existsSync(tsx)) {
    console.error(
      existsSync(STAMP)
        ? 'The build is older than the sources, and the development dependencies for a new one are missing.\nRun `npm ci` (without --omit=dev) and start again.'
        : 'There is no build yet, and the development dependencies for one are missing.\nRun `npm ci` (without --omit=dev), or run `npm run build` on a machine that has them and copy build/ here.',
    );
    process.exit(1);
  }
  if (!quiet) console.log('Building Facet (the sources have changed) …');
  run(process.execPath, [tsx, 'tools/catalogues/catalogues.ts'], quiet);
  run(process.execPath, [remix, 'vite:build'], quiet);
  run(process.execPath, ['scripts/landers/build-scripts.mjs'], quiet);
  compressStatic(join(root, 'build/client'));
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(STAMP, current);
  return true;
}

function run(command, args, quiet) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    encoding: 'utf8',
    stdio: quiet ? 'pipe' : ['ignore', 'pipe', 'inherit'],
  });
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr ?? '');
    process.exit(result.status ?? 1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!ensureBuilt({ force: process.argv.includes('--force') })) console.log('The build is up to date.');
}
