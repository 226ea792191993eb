import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Plain JavaScript, since it also runs before anything is built.
const { fingerprintOf } = (await import(new URL('../fingerprint.mjs', import.meta.url).href)) as {
  fingerprintOf: (root: string, sources: string[], ignored: RegExp) => string;
};

interface Storybook {
  /** Where it is built, from the root. */
  folder: string;
  /** Whose change asks for another build. */
  sources: string[];
  env?: Record<string, string>;
}

const SETUP = ['stories/.storybook', 'package-lock.json'];

/** What marketing and designers see. */
export const STORYBOOK: Storybook = {
  folder: 'storybook-static',
  sources: [...SETUP, 'app', 'themes', 'tenants', 'locales', 'landers', 'stories', 'docs/guides'],
};

/** Stories that are wrong on purpose: proof that the tests notice. */
export const BROKEN_STORYBOOK: Storybook = {
  folder: join('node_modules', '.cache', 'facet-broken-stories'),
  sources: [...SETUP, 'stories/broken'],
  env: { FACET_STORIES: 'broken' },
};

const IGNORED = /\.test\.tsx?$|\.server\.ts$|\.webp$/;

/** Builds where something changed since the last time; the folder, from the root of the file system. */
export function ensureStories(root: string, { folder, sources, env }: Storybook): string {
  const out = join(root, folder);
  const stamp = join(out, 'fingerprint');
  const current = fingerprintOf(root, sources, IGNORED);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return out;
  console.log(`Building ${folder} (its sources changed) …`);
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = [storybook, 'build', '-c', 'stories/.storybook', '-o', folder, '--quiet', '--disable-telemetry'];
  const result = spawnSync(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`Storybook could not be built:\n${result.stdout}\n${result.stderr}`);
  writeFileSync(stamp, current);
  return out;
}
