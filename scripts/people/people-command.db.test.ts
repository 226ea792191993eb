import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { testContext } from '~/testing/context';
import { makePicture } from '~/testing/pictures';
import { withDatabase, type OpenDatabase } from '~/testing/with-database';
import { given, runHere } from '../command/run-command.testing';
import { peopleCommand, type PeopleBrand } from './people-command';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function folderOf(files: Record<string, string | Buffer>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'facet-people-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

const brandOf = (opened: OpenDatabase, brand: 1 | 2 = 1, sisters: PeopleBrand['sisters'] = []): PeopleBrand => ({
  context: testContext(opened, { brand }),
  sisters,
});

const run = (world: PeopleBrand, ...args: string[]) => {
  const brand = world.context.tenant.slug;
  return runHere((say) => peopleCommand(given(world), say), [args[0]!, '--brand', brand, ...args.slice(1)]);
};

const HEAD = 'key,name,age,gender,seeks,country,town,language,portrait,about_me.nl';

withDatabase('npm run facet -- people', (open) => {
  it('imports a folder, lists, approves, exports and retires its people', async () => {
    const world = brandOf(await open());
    const folder = await folderOf({
      'people.csv': `${HEAD}\nanna,Anna,34,female,male,NL,Leiden,nl,anna.jpg,Ik lach graag om mezelf.\n`,
      'anna.jpg': await makePicture(1),
    });
    expect((await run(world, 'list')).out).toBe('aurea has no such fictional profile.\n');
    const imported = await run(world, 'import', folder, '--by', 'Eva');
    expect(imported).toMatchObject({ code: 0, out: expect.stringContaining('aurea: 1 new, 0 changed, 0 as before.') });
    expect((await run(world, 'import', folder)).out).toContain('0 new, 0 changed, 1 as before.');
    expect((await run(world, 'list', '--state', 'waiting')).out).toMatch(
      /anna +waiting +Anna +34 +female +Leiden, NL +nl +yes/,
    );
    expect(await run(world, 'approve')).toMatchObject({ code: 2 });
    expect(await run(world, 'approve', 'ben')).toMatchObject({ code: 1, err: 'aurea has no ben.\n' });
    expect(await run(world, 'approve', '--all')).toMatchObject({ code: 0, out: 'aurea: 1 approved.\n' });
    const out = join(await folderOf({}), 'out');
    expect((await run(world, 'export', out, '--format', 'json')).out).toContain('1 people are in');
    expect((await readdir(out)).toSorted()).toEqual(['anna.webp', 'people.json']);
    expect((await run(world, 'import', out)).out).toContain('0 new, 0 changed, 1 as before.');
    expect(await run(world, 'export', out)).toMatchObject({ code: 2, err: expect.stringContaining('is not empty') });
    expect(await run(world, 'retire', 'anna', 'ben')).toMatchObject({
      code: 1,
      out: 'anna is retired.\n',
      err: 'ben is no key of this brand.\n',
    });
    expect((await run(world, 'list')).out).toMatch(/anna +retired/);
  });

  it('says every problem with its line, and what is no file of people', async () => {
    const world = brandOf(await open());
    const folder = await folderOf({
      'people.csv': `${HEAD}\na,Anna7,34,female,male,NL,Leiden,nl,,Een zin van mij.\nb,Bea,12,female,male,NL,Leiden,nl,,Een zin van haar.\n`,
    });
    const { code, err } = await run(world, 'import', folder);
    expect(code).toBe(1);
    expect(err).toBe(
      'line 2: name must not contain digits\nline 3: age must be 18 or older, and is 12\nNothing was imported: 2 problems.\n',
    );
    expect((await run(world, 'import', join(folder, 'none'))).code).toBe(2);
    expect((await run(world, 'import', await folderOf({}))).err).toContain('has no people.csv or people.json');
    expect((await run(world, 'import', await folderOf({ 'people.csv': 'key,colour\n' }))).err).toContain(
      'colour is no column',
    );
  });

  it('generates a folder that it imports, and other people with other faces the next time', async () => {
    const opened = await open();
    const world = brandOf(opened);
    const generate = async (into: PeopleBrand, seed: string, ...more: string[]) => {
      const out = join(await folderOf({}), 'set');
      const { code, err } = await run(into, 'generate', '--count', '6', '--seed', seed, '--out', out, ...more);
      return { out, code, err };
    };
    const first = await generate(world, 'spring');
    expect(first).toMatchObject({ code: 0, err: '' });
    expect((await run(world, 'import', first.out)).out).toMatch(/aurea: 6 new/);
    const second = await generate(world, 'summer', '--languages', 'nl,en');
    expect((await run(world, 'import', second.out)).out).toMatch(/aurea: 6 new/);
    // The same seed at another brand of the company: other faces, so that the import takes them.
    const sisters = [{ slug: 'aurea', db: world.context.db }];
    const sister = brandOf(opened, 2, sisters);
    const third = await generate(sister, 'spring');
    expect((await run(sister, 'import', third.out)).out).toMatch(/boreas: 6 new/);
    // The control: the faces of the first brand are refused here.
    expect((await run(sister, 'import', first.out)).err).toMatch(/is the face of spring-00\d of the brand aurea/);
    expect(await readFile(join(first.out, 'people.csv'), 'utf8')).not.toBe(
      await readFile(join(third.out, 'people.csv'), 'utf8'),
    );
  }, 120_000);

  it('generates people of the ages of the brand, if none are wished for', async () => {
    const world = { context: testContext(await open(), { tenant: { min_age: 50 } }), sisters: [] };
    const out = join(await folderOf({}), 'set');
    expect(await run(world, 'generate', '--count', '6', '--format', 'json', '--out', out)).toMatchObject({ code: 0 });
    expect((await run(world, 'import', out)).out).toMatch(/aurea: 6 new/);
  });

  it('refuses to generate what the parts or the brand do not allow', async () => {
    const world = brandOf(await open());
    const refused = async (...words: string[]) => {
      const { code, err } = await run(world, 'generate', '--out', join(await folderOf({}), 'set'), ...words);
      return [code, err] as const;
    };
    expect(await refused('--count', '9', '--ages', '18-30')).toEqual([
      2,
      expect.stringContaining('allow the ages 21-70'),
    ]);
    expect(await refused('--count', '9', '--countries', 'PL')).toEqual([
      2,
      expect.stringContaining('serves NL, not PL'),
    ]);
    expect(await refused('--count', '9', '--languages', 'fi')).toEqual([2, expect.stringContaining('not in fi')]);
    expect(await refused('--count', '999')).toEqual([2, expect.stringMatching(/There are parts for \d+ such people/)]);
  }, 60_000);
});
