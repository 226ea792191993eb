import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Storybook finds stories without running the files, so each must be written out in its file. This test compares them
 * with the manifests.
 */
const folders = readdirSync('landers', { withFileTypes: true }).filter((entry) => entry.isDirectory());

it.each(folders.map(({ name }) => name))('%s has a story for the plain page and for each of its slugs', (name) => {
  const file = `landers/${name}/Lander.stories.tsx`;
  const stories = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const manifest = JSON.parse(readFileSync(`landers/${name}/manifest.json`, 'utf8')) as { slugs?: object };
  const slugs = [...stories.matchAll(/slug: '([^']+)'/g)].map(([, slug]) => slug);
  expect(slugs.sort()).toEqual(Object.keys(manifest.slugs ?? {}).sort());
  expect(stories).toContain('export const Default: LanderStory');
});
