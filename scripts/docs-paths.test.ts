import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
/**
 * Paths that a reader would open. A name with angle brackets or a star stands for many, and `summer` is made by its
 * command.
 */
const PATH = /`((?:app|bench|db|docs|e2e|landers|locales|sandbox|scripts|stories|tenants|themes|tools)\/[\w./-]+)`/g;
const MADE_BY_COMMAND = /^landers\/summer\b|^tenants\/your-brand/;

const pathsIn = (text: string) => [...text.matchAll(PATH)].map(([, path]) => path!);
const lost = (text: string) =>
  pathsIn(text).filter((path) => !MADE_BY_COMMAND.test(path) && !existsSync(join(root, path)));

const pages = [
  'README.md',
  'docs/where-should-my-code-live.md',
  ...readdirSync(join(root, 'docs/guides')).map((name) => `docs/guides/${name}`),
];

it.each(pages)('%s names only existing files and folders', (page) => {
  expect(lost(readFileSync(join(root, page), 'utf8'))).toEqual([]);
});

it('notices one that was moved', () => {
  expect(pathsIn(readFileSync(join(root, pages[1]!), 'utf8')).length).toBeGreaterThan(40);
  expect(lost('see `app/server/door.ts`, `docs/guides` and `app/features/<word>`')).toEqual(['app/server/door.ts']);
});
