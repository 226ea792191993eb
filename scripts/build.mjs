import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fingerprint, landerFingerprints } from './bundle/fingerprint.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The folder of the build that a server uses, and the one of a build made while a server runs. */
export const BUILD = 'build';
export const NEXT_BUILD = 'build/next';

/** Whether the build in this folder is that of the sources as they are now. */
export function isBuilt(into = BUILD) {
  const stamp = join(root, into, 'fingerprint');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(root);
}

/**
 * Builds if the sources changed, and prints a line first, since the first build takes a while. Returns whether it
 * built.
 */
export function ensureBuilt({ force = false, quiet = false, into = BUILD } = {}) {
  const stamp = join(root, into, 'fingerprint');
  if (!force && isBuilt(into)) return false;
  const current = fingerprint(root);
  const landers = landerFingerprints(join(root, 'landers'));
  const remix = join(root, 'node_modules/@remix-run/dev/dist/cli.js');
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  if (!existsSync(remix) || !existsSync(tsx)) {
    console.error(
      existsSync(stamp)
        ? 'The build is older than the sources, and the development dependencies for a new one are missing.\nRun `npm ci` (without --omit=dev) and start again.'
        : 'There is no build yet, and the development dependencies for one are missing.\nRun `npm ci` (without --omit=dev), or run `npm run build` on a machine that has them and copy build/ here.',
    );
    process.exit(1);
  }
  if (!quiet) console.log('Building Facet (the sources have changed) …');
  const steps = [[tsx, 'tools/catalogues/catalogues.ts'], [remix, 'vite:build'], ['scripts/bundle/finish-client.mjs']];
  for (const step of steps) run(process.execPath, step, quiet, into);
  mkdirSync(join(root, into), { recursive: true });
  writeFileSync(join(root, into, 'landers.json'), JSON.stringify(landers));
  writeFileSync(stamp, current);
  return true;
}

function run(command, args, quiet, into) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', FACET_BUILD_DIR: into },
    encoding: 'utf8',
    stdio: quiet ? 'pipe' : ['ignore', 'pipe', 'inherit'],
  });
  if (result.status !== 0) {
    console.error(result.stdout, result.stderr ?? '');
    process.exit(result.status ?? 1);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const into = process.argv.includes('--next') ? NEXT_BUILD : BUILD;
  const built = ensureBuilt({ force: process.argv.includes('--force'), into });
  if (!built && !process.argv.includes('--before-start')) console.log('The build is up to date.');
}
