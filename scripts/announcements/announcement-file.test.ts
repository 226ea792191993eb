import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAnnouncement } from './announcement-file';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'facet-announcement-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(content: unknown) {
  const file = join(folder, 'piece.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return readAnnouncement(file);
}

const en = { title: 'New at {brand}', paragraphs: ['A new search.'], link: 'Try it' };
const piece = (change: object = {}) => ({ name: 'new-search', path: '/members', texts: { en }, ...change });

it('reads a piece, with a link or without, also with the mark that some editors write first', async () => {
  expect(await read(`\uFEFF${JSON.stringify(piece())}`)).toEqual({ ok: true, announcement: piece() });
  expect(await read(piece({ path: '/members?sort=distance#top' }))).toMatchObject({ ok: true });
  const { title, paragraphs } = en;
  const plain = { name: 'plain', texts: { nl: { title, paragraphs } } };
  expect(await read(plain)).toEqual({ ok: true, announcement: { ...plain, path: null } });
});

it('reads the example of the guide', async () => {
  const guide = await readFile(join(import.meta.dirname, '../../docs/guides/news.md'), 'utf8');
  expect(await read(/```json\n(.*?)```/s.exec(guide)![1])).toMatchObject({ ok: true });
});

it.each([
  ['{"name": ', 'is not JSON'],
  [piece({ name: 'New Search' }), '$.name must be small letters'],
  [piece({ name: 'x'.repeat(41) }), '$.name must be at most 40 characters'],
  [piece({ path: 'https://example.org/members' }), '$.path must be a path of the brand'],
  [piece({ path: '//example.org' }), '$.path must be a path of the brand'],
  [piece({ path: '/\\example.org' }), '$.path must be a path of the brand'],
  [piece({ path: '/nowhere' }), '$.path /nowhere is not a page for members'],
  [piece({ path: null }), '$.path is missing: where the link leads'],
  [piece({ texts: { en: { ...en, link: undefined } } }), '$.texts.en.link is missing'],
  [piece({ texts: { en: { ...en, title: ' ' } } }), '$.texts.en.title must not be empty'],
  [piece({ texts: { en: { ...en, title: 'x'.repeat(81) } } }), '$.texts.en.title must be at most 80 characters'],
  [piece({ texts: { en: { ...en, paragraphs: [] } } }), '$.texts.en.paragraphs must not be empty'],
  [piece({ texts: { en: { ...en, paragraphs: ['Hello {name}'] } } }), 'must have no braces but those of {brand}'],
  [piece({ texts: { en: { ...en, paragraphs: ['x'.repeat(601)] } } }), 'must be at most 600 characters'],
  [piece({ texts: { xx: en } }), '$.texts.xx is not a known setting'],
  [piece({ text: {} }), '$.text is not a known setting'],
])('says what is wrong with %j', async (content, problem) => {
  const { problems } = (await read(content)) as { problems: string[] };
  expect(problems).toContainEqual(expect.stringContaining(problem));
});
