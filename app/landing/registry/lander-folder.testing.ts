import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Json = Record<string, unknown>;

export const smallManifest: Json = {
  title: 'Small',
  idea: 'One line and a button, for tests.',
  niches: ['none', 'she'],
  locales: ['en', 'nl'],
  slots: {
    headline: { max: 30, about: 'The line.' },
    aside: { max: 30, about: 'Beside it.', optional: true },
  },
  slugs: { rain: { about: 'The same on a wet evening.' } },
};

export const smallCopy: Json = {
  base: { headline: 'Good evening, {brand}' },
  niches: { she: { headline: 'Good evening, she' } },
  slugs: { rain: { base: { headline: 'It rains' }, niches: { she: { aside: 'And she is in' } } } },
};

export const smallFiles = { 'manifest.json': smallManifest, 'copy/en.json': smallCopy, 'copy/nl.json': smallCopy };

/** Makes a temporary folder of landers for a test. */
export async function temporaryLanders() {
  const directory = await mkdtemp(join(tmpdir(), 'facet-registry-'));
  return {
    directory,
    async write(name: string, files: Record<string, Json | string>) {
      for (const [file, content] of Object.entries(files)) {
        const path = join(directory, name, file);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
      }
    },
    remove: (path: string) => rm(join(directory, path), { recursive: true }),
    clear: () => rm(directory, { recursive: true, force: true }),
  };
}
