import { expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { DAY, MINUTE } from '~/time/durations';
import type { Db } from '../database';
import { cellOf, distanceBetween } from '../schema/geo-cell';
import { insertMembers } from './member.testing';
import {
  countSearch,
  isBeyondExamined,
  searchMembers,
  type Search,
  type SearchFilters,
  type IndexedOrder,
} from './search';
import { EXAMINED } from './search-horizon';

const at = (latitude: number, longitude: number) => cellOf({ latitude, longitude });
const amsterdam = at(52.374, 4.89);
const haarlem = at(52.381, 4.637);
const utrecht = at(52.091, 5.122);
const antwerp = at(51.22, 4.4);
const hamburg = at(53.55, 10);

const around = (kilometres: number, filters: SearchFilters = {}): SearchFilters => ({
  ...filters,
  near: { cell: amsterdam, kilometres },
});
const search = (order: IndexedOrder, filters: SearchFilters = {}, hidden: string[] = []): Search => ({
  order,
  filters,
  hidden,
});

async function ids(db: Db, wanted: Search): Promise<string[]> {
  return (await searchMembers(db, wanted, { limit: 50 })).cards.map((card) => card.id);
}

/** All pages, each begun where the one before ended. */
async function pages(db: Db, wanted: Search, limit = 24): Promise<string[]> {
  const seen: string[] = [];
  let after;
  do {
    const page = await searchMembers(db, wanted, { limit, after });
    seen.push(...page.cards.map(({ id }) => id));
    after = page.next;
  } while (after);
  return seen;
}

async function people(db: Db) {
  const seen = (minutes: number, days: number) => ({
    last_active_at: TEST_NOW - minutes * MINUTE,
    signup_date: TEST_NOW - days * DAY,
  });
  const row: typeof memberRow = (id, own) => memberRow(id, { invisible: 0, has_photo: 0, ...own });
  await insertMembers(db, [
    row('utr', { ...seen(1, 40), geo_cell: utrecht, hair_color: 'red' }),
    row('ant', { ...seen(2, 2), geo_cell: antwerp, country: 'BE', region_id: 'BE-VAN' }),
    row('am2', { ...seen(9, 9), geo_cell: amsterdam, gender: 'male' }),
    row('am1', { ...seen(5, 30), geo_cell: amsterdam, hair_color: 'red', invisible: 1 }),
    row('haa', { ...seen(3, 3), geo_cell: haarlem, has_photo: 1 }),
    row('fic', { ...seen(4, 1), geo_cell: utrecht, kind: 'fictional', email: null }),
    row('ham', { ...seen(0, 50), geo_cell: hamburg }),
    row('nowhere', seen(0, 0)),
    row('off', { ...seen(0, 0), geo_cell: amsterdam, searchable: 0 }),
  ]);
}

withDatabase('the orders of search', (open) => {
  // covers X17-014
  it('shows the nearest first, and in one cell those who were here last, as far as the distance reaches', async () => {
    const { db, other } = await open();
    await people(db);
    await insertMembers(other, [memberRow('elsewhere', { geo_cell: amsterdam })]);
    expect(await ids(db, search('nearest', around(200)))).toEqual(['am1', 'am2', 'haa', 'utr', 'fic', 'ant']);
    expect(await ids(db, search('nearest', around(50)))).toEqual(['am1', 'am2', 'haa', 'utr', 'fic']);
    expect(await ids(db, search('nearest', around(500), ['am1', 'utr']))).toEqual(['am2', 'haa', 'fic', 'ant', 'ham']);
    expect(await ids(other, search('nearest', around(200)))).toEqual(['elsewhere']);
    expect(await ids(db, search('nearest', {}))).toEqual([]);
  });

  it.each<[SearchFilters, string[]]>([
    [{ gender: 'female', country: 'NL' }, ['am1', 'haa', 'utr', 'fic']],
    [{ gender: 'male' }, ['am2']],
    [{ country: 'BE' }, ['ant']],
    [{ traits: { hair_color: ['red'] } }, ['am1', 'utr']],
    [{ realOnly: true, withPhoto: true }, ['haa']],
    [{ onlineSince: TEST_NOW - 4 * MINUTE }, ['haa', 'utr', 'ant']],
    [{ joinedSince: TEST_NOW - 5 * DAY }, ['haa', 'ant']],
    [{ country: 'SE' }, []],
  ])('filters the nearest by %j, and counts them', async (filters, expected) => {
    const { db } = await open();
    await people(db);
    const wanted = search('nearest', around(200, filters));
    expect([await ids(db, wanted), (await countSearch(db, wanted)).count]).toEqual([expected, expected.length]);
  });

  // covers X17-016
  it('shows those first who signed up last, with every filter', async () => {
    const { db } = await open();
    await people(db);
    const cases: [SearchFilters, string[]][] = [
      [{}, ['nowhere', 'fic', 'ant', 'haa', 'am2', 'am1', 'utr', 'ham']],
      [{ gender: 'female', country: 'NL' }, ['nowhere', 'fic', 'haa', 'am1', 'utr', 'ham']],
      [{ near: { cell: amsterdam, kilometres: 50 } }, ['fic', 'haa', 'am2', 'am1', 'utr']],
      [{ onlineSince: TEST_NOW - 4 * MINUTE }, ['nowhere', 'ant', 'haa', 'utr', 'ham']],
    ];
    for (const [filters, expected] of cases) {
      expect(await ids(db, search('new', filters)), JSON.stringify(filters)).toEqual(expected);
      expect((await countSearch(db, search('new', filters))).count, JSON.stringify(filters)).toBe(expected.length);
    }
  });

  it.each(['active', 'new', 'nearest'] as const)(
    'appends pages in the order "%s" without repeating or missing anybody',
    async (order) => {
      const { db } = await open();
      // Crowded cells, sparse ones, and many with the same time.
      const cells = (i: number) => (i < 400 ? amsterdam : at(51.5 + (i % 17) / 10, 4 + (i % 13) / 10));
      await insertMembers(
        db,
        Array.from({ length: 700 }, (_, i) =>
          memberRow(`m${String(i).padStart(3, '0')}`, {
            last_active_at: TEST_NOW - (i % 5),
            signup_date: TEST_NOW - (i % 7),
            geo_cell: cells(i),
          }),
        ),
      );
      const wanted = search(order, around(200, { gender: 'female', country: 'NL' }));
      const seen = await pages(db, wanted);
      expect([seen.length, new Set(seen).size]).toEqual([700, 700]);
      const typed = await searchMembers(db, wanted, { limit: 24, skip: 48 });
      expect(typed.cards.map(({ id }) => id)).toEqual(seen.slice(48, 72));
    },
  );

  // covers X17-014
  it('never shows somebody farther before somebody nearer, from wherever it begins', async () => {
    const { db } = await open();
    const rows = Array.from({ length: 300 }, (_, i) =>
      memberRow(`m${i}`, {
        geo_cell: at(51 + ((i * 37) % 29) / 10, 3.5 + ((i * 53) % 31) / 10),
        last_active_at: TEST_NOW - i,
      }),
    );
    await insertMembers(db, rows);
    const cells = new Map(rows.map(({ id, geo_cell }) => [id, geo_cell!]));
    for (const home of [amsterdam, utrecht, antwerp]) {
      const found = await pages(db, search('nearest', { near: { cell: home, kilometres: 150 } }), 10);
      const distances = found.map((id) => distanceBetween(home, cells.get(id)!)!);
      expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      expect(found).toHaveLength(rows.filter(({ geo_cell }) => distanceBetween(home, geo_cell!)! <= 150).length);
    }
  });

  // covers X17-015
  it('examines a limited number of people, and says that there are more', { timeout: 60_000 }, async () => {
    const { db } = await open();
    const far = EXAMINED + 300;
    for (let start = 0; start < far; start += 400)
      await insertMembers(
        db,
        Array.from({ length: Math.min(400, far - start) }, (_, k) => start + k).map((i) =>
          memberRow(`m${i}`, {
            last_active_at: TEST_NOW - i,
            signup_date: TEST_NOW - i,
            geo_cell: i < 100 ? haarlem : amsterdam,
            region_id: i === far - 1 ? 'NL-05' : 'NL-01',
          }),
        ),
      );
    const rare = { regionIds: ['NL-05'] };
    for (const wanted of [search('new', rare), search('nearest', around(200, rare))]) {
      expect(await ids(db, wanted)).toEqual([]);
      expect(await countSearch(db, wanted)).toEqual({ count: 0, capped: false });
      expect(await isBeyondExamined(db, wanted)).toBe(true);
    }
    // Amsterdam alone holds more than are examined, so the walk ends there.
    const all = search('nearest', around(200));
    expect(await countSearch(db, all)).toEqual({ count: 1000, capped: true });
    const [first] = (await searchMembers(db, all, { limit: 1 })).cards;
    expect(first?.id).toBe('m100');
    expect(await isBeyondExamined(db, search('nearest', { near: { cell: hamburg, kilometres: 100 } }))).toBe(false);
  });
});
