import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprintOf } from '../../scripts/bundle/fingerprint.mjs';

/** The build that the tests use: all stories, and those that are broken on purpose. */
const FOLDER = join('node_modules', '.cache', 'facet-stories');
/** Files and folders whose changes require a new build. */
const SOURCES = ['stories', 'package-lock.json', 'app', 'themes', 'tenants', 'locales', 'landers', 'docs/guides'];

const IGNORED = /\.test\.tsx?$|\.server\.ts$|\.webp$/;

/**
 * Builds the stories if something has changed since the last build; with `asBuilt` it never builds. Returns the
 * absolute path of the folder.
 */
export function ensureStories(root: string, { asBuilt = false }: { asBuilt?: boolean } = {}): string {
  const out = join(root, FOLDER);
  const stamp = join(out, 'fingerprint');
  const current = asBuilt ? '' : fingerprintOf(root, SOURCES, IGNORED);
  if (asBuilt || (existsSync(stamp) && readFileSync(stamp, 'utf8') === current)) return out;
  console.log('Building the stories (their sources changed) …');
  const storybook = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const args = [storybook, 'build', '-c', 'stories/.storybook', '-o', FOLDER, '--quiet', '--disable-telemetry'];
  const env = { ...process.env, FACET_STORIES: 'tested' };
  const result = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`Storybook could not be built:\n${result.stdout}\n${result.stderr}`);
  writeFileSync(stamp, current);
  return out;
}
