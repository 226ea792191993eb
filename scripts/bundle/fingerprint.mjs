import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

const SOURCES = [
  'app',
  'db',
  'themes',
  'locales',
  'landers',
  'sandbox',
  'tools/catalogues',
  'tools/styles',
  'scripts/landers/build-scripts.mjs',
  'scripts/bundle',
];
const FILES = ['package-lock.json', 'vite.config.ts', 'remix.config.js', 'tsconfig.json'];
/** Tests are not part of the build. Seeded pictures, and the manifests and texts of landers, are read at run time. */
const IGNORED = /\.(?:test|testing|stories)\.tsx?$|\/db\/.*\.webp$|\/landers\/[^/]+\/(?:manifest|copy\/[a-z]+)\.json$/;

function* filesIn(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesIn(join(path, name));
}

/**
 * A hash of the path and content of each file. Reading them takes about a tenth of a second. The version of Node is no part
 * of it: what is built is the same to the byte, and the next Node is tested with the build that is there.
 */
export function fingerprintOf(root, sources, ignored) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const path of filesIn(join(root, source))) {
      if (ignored.test(path)) continue;
      // The length is included, so that the end of one file cannot count as the beginning of the next.
      const content = readFileSync(path);
      hash.update(`${path.slice(root.length)}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

/** Of a lander itself: tests and stories are not built, and its data are read while the server runs. */
const NOT_BUILT = /\.(?:test|testing|stories)\.tsx?$|\/(?:manifest|copy\/[a-z]+)\.json$/;

/** By name, a hash of what the build contains of each lander of the folder. */
export function landerFingerprints(directory) {
  const folder = resolve(directory);
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
  return Object.fromEntries(names.map((name) => [name, fingerprintOf(folder, [name], NOT_BUILT)]));
}

/** A hash that changes whenever something in the product's build does. */
export const fingerprint = (root) => fingerprintOf(root, [...SOURCES, ...FILES], IGNORED);
