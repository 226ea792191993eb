import sharp from 'sharp';
import { expect, it } from 'vitest';
import { listMemberCards } from '~db/queries/member-card';
import { listPhotos } from '~db/queries/photo';
import { addPhoto } from '~/features/photos/upload/add-photo.service.server';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { makePicture } from '~/testing/pictures';
import { withDatabase } from '~/testing/with-database';
import { importPeople, person, picturesOf } from '../fictional.testing';
import { exportFictional } from '../life/export.service.server';
import { listFictional } from '../life/list.service.server';
import { retireFictional } from '../life/retire.service.server';
import type { ImportOutcome } from './import.service.server';

const problemsOf = (outcome: ImportOutcome) =>
  outcome.ok ? [] : outcome.problems.map(({ line, field, sentence }) => `${line} ${field} ${sentence}`);

const rowsOf = ({ db }: TestContext) =>
  db.selectFrom('member').selectAll().where('tenant_id', '=', db.tenantId).orderBy('name').execute();

const jobsOf = ({ db }: TestContext) =>
  db.selectFrom('outbox').select('topic').where('tenant_id', '=', db.tenantId).execute();

withDatabase('the import of fictional profiles', (open) => {
  it('makes profiles that wait, each with its place, texts and a picture in all sizes', async () => {
    const context = testContext(await open());
    const pictures = await picturesOf(['a.jpg']);
    const people = [
      person(1, { portrait: 'a.jpg', texts: { nl: { about_me: 'Hoi daar.' }, en: { about_me: 'Hello there.' } } }),
      person(2, { birth_date: undefined, age: 41 }),
    ];
    const outcome = await importPeople(context, people, { open: pictures });
    expect(outcome).toEqual({ ok: true, added: ['p-1', 'p-2'], changed: [], unchanged: 0 });
    const [femke, lotte] = await rowsOf(context);
    expect(femke).toMatchObject({ kind: 'fictional', email: null, password_hash: null, main_photo_id: null });
    expect(lotte).toMatchObject({
      kind: 'fictional',
      name: 'Lotte',
      status: 'not_confirmed',
      profile_status: 'disabled',
      searchable: 0,
      has_photo: 1,
      country: 'NL',
      region_id: 'NL-ZH',
      city: 'Leiden',
      about: 'Hoi daar.',
      language: 'nl',
    });
    expect(lotte!.geo_cell).not.toBeNull();
    const [photo] = await listPhotos(context.db, lotte!.id);
    expect(photo).toMatchObject({ status: 'active', id: lotte!.main_photo_id });
    const [card] = await listMemberCards(context.db, [lotte!.id]);
    expect(await context.ports.storage.get(`${context.tenant.id}/photos/${card!.thumb_filename}`)).toBeDefined();
    const lines = await listFictional(context);
    expect(lines.map(({ key, age, state, portrait }) => [key, age, state, portrait])).toEqual([
      ['p-2', 41, 'waiting', false],
      ['p-1', 36, 'waiting', true],
    ]);
  });

  it('the same file again changes nothing, an edited line only its profile, also a year later', async () => {
    const opened = await open();
    const context = testContext(opened);
    const pictures = await picturesOf(['a.jpg', 'b.jpg']);
    const people = [person(1, { portrait: 'a.jpg' }), person(2, { birth_date: undefined, age: 41 })];
    await importPeople(context, people, { open: pictures });
    const before = await rowsOf(context);
    opened.clock.advance(400 * 86_400_000);
    expect(await importPeople(context, people, { open: pictures })).toMatchObject({
      added: [],
      changed: [],
      unchanged: 2,
    });
    expect(await rowsOf(context)).toEqual(before);
    const edited = [
      { ...people[0]!, portrait: 'b.jpg' },
      { ...people[1]!, town: 'Delft' },
    ];
    expect(await importPeople(context, edited, { open: pictures })).toMatchObject({
      changed: ['p-1', 'p-2'],
      unchanged: 0,
    });
    const [second, first] = await rowsOf(context);
    expect([second!.city, second!.birth_date]).toEqual(['Delft', before[0]!.birth_date]);
    expect(first!.main_photo_id).not.toBe(before[1]!.main_photo_id);
    expect(await listPhotos(context.db, first!.id)).toHaveLength(1);
    const { portrait: _, ...bare } = people[0]!;
    expect(await importPeople(context, [bare])).toMatchObject({ changed: ['p-1'] });
    expect((await rowsOf(context))[1]).toMatchObject({ main_photo_id: null, has_photo: 0 });
  });

  it('says everything that is wrong, by line, and imports nothing', async () => {
    const context = testContext(await open());
    const pictures = await picturesOf(['good.jpg', 'other.jpg']);
    const broken = (name: string) =>
      name === 'letter.jpg' ? Promise.resolve(Buffer.from('Dear Sir or Madam')) : pictures(name);
    const people = [
      person(1, { portrait: 'good.jpg' }),
      person(2, { name: 'Sanne84' }),
      person(3, { birth_date: undefined, age: 17 }),
      person(4, { birth_date: '2009-11-22' }),
      person(5, { town: 'Atlantis' }),
      person(6, { country: 'PL' }),
      person(1, { texts: { nl: { about_me: 'Een andere zin van iemand anders.' } } }),
      person(8, { portrait: 'letter.jpg' }),
      person(9, { portrait: 'missing.jpg' }),
      person(10, { portrait: 'good.jpg' }),
      person(11, { portrait: '../secret.jpg' }),
      { ...person(12), size: 'large' },
      person(13, { name: '🌞🌞' }),
      person(14, { texts: { nl: { about_me: 'Bel me op 06 12345678, dan praten we.' } } }),
      person(15, { hair_color: 'green' as 'red' }),
      person(16, { texts: { pl: { about_me: 'Lubię długie wieczory.' } } as never }),
      person(17, { birth_date: undefined }),
      'nonsense',
    ];
    const problems = problemsOf(await importPeople(context, people, { open: broken }));
    const expected: [number, RegExp][] = [
      [3, /name must not contain digits/],
      [4, /age must be 18 or older, and is 17/],
      [5, /birth_date must be 18 or older, and is 16/],
      [6, /town .*town/],
      [7, /country must be one of NL/],
      [8, /key p-1 is the key of line 2 too/],
      [9, /portrait letter\.jpg: .+/],
      [10, /portrait there is no picture missing\.jpg/],
      [11, /portrait good\.jpg is the same picture as in line 2/],
      [12, /portrait must be the name of a file/],
      [13, /has unknown fields: size/],
      [14, /name .+/],
      [15, /texts\.nl\.about_me .+/],
      [16, /hair_color must be one of brunette/],
      [17, /texts/],
      [18, /age or birth_date is needed/],
      [19, /the line .+/],
    ];
    for (const [line, sentence] of expected)
      expect(problems.filter((problem) => problem.startsWith(`${line} `)).join('\n')).toMatch(sentence);
    expect(new Set(problems.map((problem) => problem.split(' ')[0])).size).toBe(expected.length);
    expect(await rowsOf(context)).toEqual([]);
    // The file of the only good picture, if it was stored at all, is removed again.
    expect((await jobsOf(context)).every(({ topic }) => topic === 'photos.remove-files')).toBe(true);
    // The control: without the wrong lines, the first one is imported.
    expect(await importPeople(context, people.slice(0, 1), { open: broken })).toMatchObject({ added: ['p-1'] });
  });

  it('a picture that is none, among good ones, leaves nothing of them behind', async () => {
    const context = testContext(await open());
    const pictures = await picturesOf(['a.jpg']);
    const files = (name: string) => (name === 'a.jpg' ? pictures(name) : Promise.resolve(Buffer.from('<svg/>')));
    const outcome = await importPeople(context, [person(1, { portrait: 'a.jpg' }), person(2, { portrait: 'b.png' })], {
      open: files,
    });
    expect(problemsOf(outcome)).toEqual([expect.stringMatching(/^3 portrait b\.png: /)]);
    expect(await rowsOf(context)).toEqual([]);
    expect((await jobsOf(context)).length).toBe(2);
  });

  it('takes names in any script, and those with an emoji', async () => {
    const context = testContext(await open());
    const people = ['نورا', 'Zoë-Marie', '爱', 'Anna 🌻'].map((name, index) => person(index, { name }));
    expect(await importPeople(context, people)).toMatchObject({ ok: true });
    const names = (await rowsOf(context)).map(({ name }) => name);
    expect(names.toSorted()).toEqual(people.map(({ name }) => name).toSorted());
  });

  it('takes no text and no sentence twice in a brand, and none of a profile that is there', async () => {
    const context = testContext(await open());
    const saying = (about_me: string) => ({ texts: { nl: { about_me } } });
    await importPeople(context, [person(1, saying('Ik lach graag om mezelf. En jij?'))]);
    const people = [
      person(2, saying('Hallo! Ik lach graag om mezelf!')),
      person(3, saying('Zomers op het water, winters bij het vuur.')),
      person(4, saying('zomers op het water,  winters bij het vuur')),
      person(5, saying('Vraag me naar mijn fiets. En jij?')),
    ];
    expect(problemsOf(await importPeople(context, people))).toEqual([
      '2 texts.nl.about_me «Ik lach graag om mezelf!» is what p-1 says too',
      '4 texts.nl.about_me «zomers op het water,  winters bij het vuur» is what p-3 says too',
    ]);
    // What a line says of itself is no repetition.
    expect(await importPeople(context, [person(1, saying('Ik lach graag om mezelf.'))])).toMatchObject({
      changed: ['p-1'],
    });
  });

  it('takes no face of another brand of the company, also from its export, and touches no row of it', async () => {
    const opened = await open();
    const [own, other] = [testContext(opened), testContext(opened, { brand: 2 })];
    const pictures = await picturesOf(['a.jpg', 'b.jpg']);
    const people = [person(1, { portrait: 'a.jpg' }), person(2)];
    await importPeople(own, people, { open: pictures });
    const before = await rowsOf(own);
    const sisters = [{ slug: 'aurea', db: own.db }];
    const sentence = '2 portrait a.jpg is the face of p-1 of the brand aurea';
    expect(problemsOf(await importPeople(other, people, { open: pictures, sisters }))).toEqual([sentence]);
    const exported = await exportFictional(own);
    const again = await importPeople(other, exported.entries, { open: exported.open, sisters });
    expect(problemsOf(again)).toEqual([sentence.replace('a.jpg', 'p-1.webp')]);
    expect(await rowsOf(other)).toEqual([]);
    // The same keys at another company are other people.
    expect(await importPeople(other, people, { open: pictures })).toMatchObject({ added: ['p-1', 'p-2'] });
    expect(await rowsOf(own)).toEqual(before);
  });

  it('takes no face that was saved anew, of a retired profile, or of a member’s photo', async () => {
    const opened = await open();
    const [own, other] = [testContext(opened), testContext(opened, { brand: 2 })];
    const sisters = [{ slug: 'aurea', db: own.db }];
    const [first, second] = [await makePicture(1), await makePicture(2)];
    const anew = (bytes: Buffer) => sharp(bytes).resize(480).webp({ quality: 60 }).toBuffer();
    const files: Record<string, Buffer> = {
      a: first,
      'a-anew': await anew(first),
      b: second,
      'b-anew': await anew(second),
    };
    const pictures = (name: string) => Promise.resolve(files[name]);
    await importPeople(own, [person(1, { portrait: 'a' })], { open: pictures });
    const again = [person(2, { portrait: 'a-anew' }), person(3, { portrait: 'b' }), person(4, { portrait: 'b-anew' })];
    const fileProblem = '4 portrait b-anew looks like the face of line 3';
    const ownProblem = '2 portrait a-anew looks like the face of p-1';
    expect(problemsOf(await importPeople(own, again, { open: pictures }))).toEqual([ownProblem, fileProblem]);
    await retireFictional(own, 'p-1', 'Eva');
    expect(problemsOf(await importPeople(own, again, { open: pictures }))).toEqual([ownProblem, fileProblem]);
    expect(problemsOf(await importPeople(other, again, { open: pictures, sisters }))).toEqual([
      `${ownProblem} of the brand aurea`,
      fileProblem,
    ]);
    const anna = as(own, await makeMember(own));
    await addPhoto(anna, second);
    const only = [person(3, { portrait: 'b-anew' })];
    const memberProblem = '2 portrait b-anew looks like the face of a member';
    expect(problemsOf(await importPeople(own, only, { open: pictures }))).toEqual([memberProblem]);
    expect(problemsOf(await importPeople(other, only, { open: pictures, sisters }))).toEqual([
      `${memberProblem} of the brand aurea`,
    ]);
    expect(await importPeople(other, only, { open: pictures })).toMatchObject({ added: ['p-3'] });
    // The same person may have the same face in a better picture.
    expect(await importPeople(other, [person(3, { portrait: 'b' })], { open: pictures })).toMatchObject({
      changed: ['p-3'],
    });
  });

  it('two of the same file at once make the people once', async () => {
    const context = testContext(await open());
    const people = [person(1), person(2)];
    const outcomes = await Promise.all([1, 2, 3].map(() => importPeople(context, people)));
    expect(outcomes.filter((outcome) => outcome.ok && outcome.added.length === 2)).toHaveLength(1);
    const others = new Set(outcomes.flatMap(problemsOf));
    expect([...others, '2 key was imported by another command just now'][0]).toMatch(/^2 key was imported by another/);
    expect(await rowsOf(context)).toHaveLength(2);
  });

  it('what it exports, it imports: the same people at an empty brand, and no change at its own', async () => {
    const opened = await open();
    const [own, other] = [testContext(opened), testContext(opened, { brand: 2 })];
    const pictures = await picturesOf(['a.jpg']);
    const prompts = [{ id: 'rain' as const, answer: 'Soep,\n"en" een film' }];
    const texts = { nl: { about_me: 'Hoi daar.', prompts }, en: { about_me: 'Hello there.' } };
    const people = [person(1, { portrait: 'a.jpg', texts, eye_color: 'blue', tattoos: 'no' }), person(2)];
    await importPeople(own, people, { open: pictures });
    const exported = await exportFictional(own);
    expect(await importPeople(own, exported.entries, { open: exported.open })).toMatchObject({
      changed: [],
      unchanged: 2,
    });
    await importPeople(other, exported.entries, { open: exported.open });
    const back = await exportFictional(other);
    expect(back.entries).toEqual(exported.entries);
    expect(await back.open('p-1.webp')).toBeDefined();
  });
});

withDatabase('a large import', (open) => {
  it('of a thousand lines is done at once', async () => {
    const context = testContext(await open());
    const people = Array.from({ length: 1_000 }, (_, index) => person(index));
    expect(await importPeople(context, people)).toMatchObject({ ok: true, unchanged: 0 });
    expect(await listFictional(context)).toHaveLength(1_000);
    expect(await importPeople(context, people)).toMatchObject({ unchanged: 1_000 });
  }, 60_000);
});
