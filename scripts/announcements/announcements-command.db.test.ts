import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findAnnouncement } from '~db/queries/announcement';
import { findMailing } from '~db/queries/mailing';
import { listAuditOf } from '~db/queries/audit.testing';
import { announcementRound } from '~/features/mailings/announcements/announcements.service.server';
import { workOnRound } from '~/features/mailings/round.service.server';
import type { Tenant } from '~/tenancy/tenant';
import { testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { given, runHere } from '../command/run-command.testing';
import { announcementsCommand } from './announcements-command';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function folder() {
  const folder = await mkdtemp(join(tmpdir(), 'facet-announcements-'));
  folders.push(folder);
  return folder;
}

async function fileOf(content: unknown) {
  const file = join(await folder(), 'piece.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const en = { title: 'New at {brand}', paragraphs: ['A new search.'], link: 'Try it' };
const nl = { title: 'Nieuw bij {brand}', paragraphs: ['Een nieuwe zoekfunctie.'], link: 'Probeer het' };
const piece = (change: object = {}) => ({ name: 'new-search', path: '/members', texts: { en, nl }, ...change });

const speaking = <C extends TestContext>(context: C, name: string, ...countries: Tenant['countries']): C => ({
  ...context,
  tenant: { ...context.tenant, name, countries, domain_language: null },
});

/** A Dutch brand and a British one. */
function world(open: OpenDatabase) {
  const dutch = speaking(testContext(open), 'Zon', 'NL');
  const british = speaking(testContext(open, { brand: 2 }), 'Sun', 'GB');
  const run = (brands: (typeof dutch)[], ...args: string[]) =>
    runHere((say) => announcementsCommand(given(brands), say), args);
  return { dutch, british, both: (...args: string[]) => run([dutch, british], ...args), run };
}

withDatabase('npm run facet -- news', (open) => {
  it('writes a piece for all brands, previews it, says how many would be told, launches and withdraws it', async () => {
    const opened = await open();
    const { dutch, british, both, run } = world(opened);
    for (const language of ['nl', 'en']) await makeMember(dutch, { language });
    expect((await both('list')).out).toBe('Nothing was written yet.\n');
    const written = await both('write', await fileOf(piece()), '--by', 'Eva');
    expect(written).toMatchObject({ code: 0, err: '' });
    expect(written.out).toContain('aurea: new-search is written');
    expect((await both('list')).out).toMatch(/aurea +new-search +draft +en, nl +Eva/);

    const out = await folder();
    const preview = await both('preview', 'new-search', '--out', out);
    expect(preview.code).toBe(0);
    for (const part of ['Subject: Nieuw bij Zon', 'Subject: New at Sun', 'Inbox:   A new search.', 'Hallo Anna,'])
      expect(preview.out).toContain(part);
    expect(preview.out).toContain('Push: Zon: Er is nieuws voor je.');
    expect(preview.out).toContain(`Probeer het:\n${dutch.origin}/members`);
    expect((await readdir(out)).length).toBe(4);
    expect(await readFile(join(out, 'new-search.boreas.en.html'), 'utf8')).toContain('New at Sun');
    const output = await both('preview', 'new-search', '--language', 'en');
    expect(output.out).not.toContain('Nieuw bij');
    expect((await both('preview', 'new-search', '--language', 'fr')).code).toBe(1);

    const dry = await both('dry-run', 'new-search');
    expect(dry.out).toContain('aurea: new-search would be told to 2 members');
    expect(dry.out).toContain('boreas: new-search would be told to 0 members');
    expect(await findMailing(dutch.db, 'news', 'new-search')).toBeUndefined();

    expect((await run([dutch], 'launch', 'new-search', '--by', 'Kim')).code).toBe(0);
    while ((await workOnRound(dutch, announcementRound)) > 0);
    expect((await both('list')).out).toMatch(/aurea +new-search +launched +\S+Z +2 +en, nl +Kim/);
    expect(await findAnnouncement(british.db, 'new-search')).toMatchObject({ launched_at: null });
    const again = await run([dutch], 'launch', 'new-search', '--by', 'Kim');
    expect(again).toMatchObject({ code: 1, err: 'aurea: new-search was launched already.\n' });
    expect((await run([dutch], 'write', await fileOf(piece()), '--by', 'Eva')).code).toBe(1);

    const withdrawn = await both('withdraw', 'new-search', '--by', 'Kim');
    expect(withdrawn.out).toContain('aurea: new-search is withdrawn');
    expect(withdrawn.out).toContain('boreas: new-search was a draft and is deleted');
    expect((await both('withdraw', 'new-search', '--by', 'Kim')).code).toBe(1);
    const actions = (await listAuditOf(dutch.db, 'Kim', 10)).map(({ action }) => action).toSorted();
    expect(actions).toEqual(['announcement.launched', 'announcement.withdrawn']);
  });

  it('refuses a language that a brand needs and lacks: when it is written, and when it is launched', async () => {
    const { dutch, british, both, run } = world(await open());
    const english = await fileOf(piece({ texts: { en } }));
    expect(await both('write', english, '--by', 'Eva')).toMatchObject({
      code: 2,
      err: 'aurea: $.texts.nl is missing, which aurea needs\n',
    });
    // All brands or none.
    expect(await findAnnouncement(british.db, 'new-search')).toBeUndefined();
    expect((await run([british], 'write', english, '--by', 'Eva')).code).toBe(0);
    const grown = speaking(british, 'Sun', 'GB', 'NL');
    const late = await run([grown], 'launch', 'new-search', '--by', 'Kim');
    expect(late).toMatchObject({ code: 1, err: 'boreas: $.texts.nl is missing, which boreas needs\n' });
    const long = { ...nl, title: `${'x'.repeat(73)}{brand}` };
    const named = speaking(dutch, 'A brand with a long name', 'NL');
    const output = await run([named], 'write', await fileOf(piece({ texts: { en, nl: long } })), '--by', 'Eva');
    expect(output.err).toContain('$.texts.nl.title is longer than 90 characters with the name of the brand');
  });

  it('says what is wrong with its words', async () => {
    const { both } = world(await open());
    const file = await fileOf(piece());
    for (const args of [
      ['write', file],
      ['write', file, '--by', ' '],
      ['launch', 'x'],
      ['withdraw', 'x'],
    ])
      expect(await both(...args)).toMatchObject({
        code: 2,
        err: expect.stringContaining("option '--by <who>'") as string,
      });
    expect((await both('launch', '--by', 'Eva')).err).toContain("missing required argument 'name'");
    expect((await both('send', 'x')).code).toBe(2);
    expect((await both('write', '/nowhere.json', '--by', 'Eva')).err).toContain('cannot be read: ENOENT');
    const nobody = await both('launch', 'unknown', '--by', 'Eva');
    expect(nobody).toMatchObject({ code: 1, err: 'No brand has unknown: npm run facet -- news list\n' });
  });
});
