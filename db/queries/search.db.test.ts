import { expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import type { Db } from '../database';
import { cellOf } from '../schema/geo-cell';
import { insertMembers } from './member.testing';
import { countSearch, isBeyondExamined, searchMembers, similarTo } from './search';
import type { Search, SearchFilters } from './search';

const search = (filters: SearchFilters, hidden: string[] = []): Search => ({ filters, hidden });
async function ids(db: Db, wanted: Search, limit = 50): Promise<string[]> {
  return (await searchMembers(db, wanted, { limit })).cards.map((card) => card.id);
}

async function people(db: Db) {
  const at = (minutes: number) => ({ last_active_at: TEST_NOW - minutes * 60_000 });
  await insertMembers(db, [
    memberRow('nl1', at(1)),
    memberRow('nl2', { ...at(2), region_id: 'NL-01', birth_date: '1980-01-01' }),
    memberRow('nl3', { ...at(3), kind: 'fictional', email: null, has_photo: 1 }),
    memberRow('nlm', { ...at(4), gender: 'male' }),
    memberRow('be1', { ...at(5), country: 'BE', region_id: 'BE-1' }),
    memberRow('bare', { ...at(6), gender: null, region_id: null, birth_date: null, country: null }),
    memberRow('away', { ...at(0), searchable: 0 }),
  ]);
}

/** Amsterdam. The distances to the others are: Haarlem 18, Utrecht 35, Antwerp 130 kilometres. */
const amsterdam = cellOf({ latitude: 52.374, longitude: 4.89 });
const haarlem = cellOf({ latitude: 52.381, longitude: 4.637 });
const utrecht = cellOf({ latitude: 52.091, longitude: 5.122 });
const antwerp = cellOf({ latitude: 51.22, longitude: 4.4 });

async function characters(db: Db) {
  const at = (minutes: number) => ({ last_active_at: TEST_NOW - minutes * 60_000 });
  const old = { signup_date: TEST_NOW - 90 * DAY };
  const row: typeof memberRow = (id, own) => memberRow(id, { invisible: 0, ...own });
  await insertMembers(db, [
    row('ann', { ...at(1), ...old, hair_color: 'red', tattoos: 'no', geo_cell: haarlem, interests: '["chess"]' }),
    row('bea', { ...at(2), ...old, hair_color: 'dark blond', tattoos: 'yes', geo_cell: utrecht, interests: '["hiking","pride"]' }), // prettier-ignore
    row('cat', { ...at(3), hair_color: 'red', geo_cell: antwerp, invisible: 1, interests: '["sauna"]' }),
    row('dot', { ...at(4), kind: 'fictional', email: null, hair_color: 'red', interests: '["chess","pride"]' }),
    row('eve', { ...at(60), ...old, geo_cell: amsterdam, eye_color: 'blue' }),
  ]);
}

withDatabase('search', (open) => {
  it('finds by traits, interests, distance, online and new, and by all of them together', async () => {
    const { db } = await open();
    await characters(db);
    const joinedSince = TEST_NOW - 30 * DAY;
    const onlineSince = TEST_NOW - 10 * 60_000;
    const near = (kilometres: number) => ({ near: { cell: amsterdam, kilometres } });
    const cases: [SearchFilters, string[]][] = [
      [{ traits: { hair_color: ['red'] } }, ['ann', 'cat', 'dot']],
      [{ traits: { hair_color: ['red', 'dark blond'], tattoos: ['no', 'yes'] } }, ['ann', 'bea']],
      [{ traits: { eye_color: ['blue'] } }, ['eve']],
      [{ interests: ['chess'] }, ['ann', 'dot']],
      [{ interests: ['hiking', 'sauna', 'chess'] }, ['ann', 'bea', 'cat', 'dot']],
      [{ interests: ['pride'], realOnly: true }, ['bea']],
      [near(25), ['ann', 'eve']],
      [near(50), ['ann', 'bea', 'eve']],
      [near(200), ['ann', 'bea', 'cat', 'eve']],
      // Fictional profiles are never online, and invisible members are not shown as online.
      [{ onlineSince }, ['ann', 'bea']],
      [{ joinedSince }, ['cat']],
      [{ gender: 'female', country: 'NL', traits: { hair_color: ['red'] }, interests: ['chess'], onlineSince, ...near(25) }, ['ann']], // prettier-ignore
      [{ traits: { hair_color: ['no such colour'] } }, []],
    ];
    for (const [filters, expected] of cases) {
      expect(await ids(db, search(filters)), JSON.stringify(filters)).toEqual(expected);
      expect((await countSearch(db, search(filters))).count, JSON.stringify(filters)).toBe(expected.length);
    }
  });

  it('finds as similar exactly those whom the search does not find, whatever the filters', async () => {
    const { db } = await open();
    await characters(db);
    const wider = ({ near, ...filters }: SearchFilters): SearchFilters =>
      near ? { ...filters, near: { ...near, kilometres: 50 } } : filters;
    const everybody = await ids(db, search({ country: 'NL' }));
    const degrees: SearchFilters[] = [
      { traits: { hair_color: ['red'], tattoos: ['no'] } },
      { interests: ['chess', 'hiking'] },
      { onlineSince: TEST_NOW - 10 * 60_000 },
      { joinedSince: TEST_NOW - 30 * DAY },
      { traits: { hair_color: ['red'] }, onlineSince: TEST_NOW - 10 * 60_000 },
    ];
    for (const filters of degrees) {
      const query = search({ ...filters, country: 'NL' });
      const similar = await ids(db, similarTo(query, wider)!);
      expect([...(await ids(db, query)), ...similar].toSorted(), JSON.stringify(filters)).toEqual(everybody.toSorted());
    }
    const close = search({ near: { cell: amsterdam, kilometres: 25 }, country: 'NL' });
    expect(await ids(db, similarTo(close, wider)!)).toEqual(['bea']);
    // A member without a known place is not among them, but is similar once the distance no longer counts.
    const unplaced = similarTo(close, ({ near: _near, ...filters }) => filters)!;
    expect(await ids(db, unplaced)).toEqual(['bea', 'cat', 'dot']);
    const strict = search({ withPhoto: true, realOnly: true, country: 'NL' });
    expect(similarTo(strict, wider)!.filters).toEqual({ withPhoto: true, realOnly: true });
  });

  it('finds by every filter, the most recently active first', async () => {
    const { db, other } = await open();
    await people(db);
    await insertMembers(other, [memberRow('elsewhere')]);
    const cases: [SearchFilters, string[]][] = [
      [{}, ['nl1', 'nl2', 'nl3', 'nlm', 'be1', 'bare']],
      [{ gender: 'female', country: 'NL' }, ['nl1', 'nl2', 'nl3']],
      [{ gender: 'male' }, ['nlm']],
      [{ country: 'NL' }, ['nl1', 'nl2', 'nl3', 'nlm']],
      [{ country: 'NL', regionIds: ['NL-01'] }, ['nl2']],
      [{ bornFrom: '1980-01-01', bornUntil: '1989-12-31' }, ['nl2']],
      [{ gender: 'female', country: 'NL', realOnly: true }, ['nl1', 'nl2']],
      [{ withPhoto: true }, ['nl3']],
      [{ country: 'SE' }, []],
    ];
    for (const [filters, expected] of cases) {
      expect(await ids(db, search(filters))).toEqual(expected);
      expect(await countSearch(db, search(filters))).toEqual({ count: expected.length, capped: false });
    }
    expect(await ids(db, search({ gender: 'male' }, ['nlm']))).toEqual([]);
    expect((await countSearch(db, search({ country: 'NL' }, ['nl1', 'nlm']))).count).toBe(2);
  });

  it('finds similar members that the search itself does not find', async () => {
    const { db } = await open();
    await people(db);
    const wider = (filters: SearchFilters) =>
      filters.bornFrom === undefined ? filters : { ...filters, bornFrom: '1979-01-01' };
    const similar = async (filters: SearchFilters) => {
      const relaxed = similarTo(search(filters), wider);
      return relaxed && (await ids(db, relaxed));
    };
    expect(await similar({ country: 'NL', regionIds: ['NL-07'] })).toEqual(['nl2']);
    expect(await similar({ gender: 'female', country: 'NL', bornFrom: '1985-01-01' })).toEqual(['nl2']);
    expect(await similar({ gender: 'female', country: 'NL', regionIds: ['NL-07'], bornFrom: '1985-01-01' })).toEqual([
      'nl2',
    ]);
    expect(await similar({ gender: 'female', country: 'NL' })).toEqual(['be1']);
    expect(await similar({ country: 'NL' })).toEqual(['be1', 'bare']);
    expect(await similar({ gender: 'female' })).toBeUndefined();
  });

  it('appends pages without repeating or missing anybody, also among equals', async () => {
    const { db } = await open();
    const all = Array.from({ length: 55 }, (_, i) =>
      memberRow(`m${String(i).padStart(2, '0')}`, { last_active_at: TEST_NOW - (i % 3) }),
    );
    await insertMembers(db, all);
    const seen: string[] = [];
    let after;
    do {
      const page = await searchMembers(db, search({ gender: 'female', country: 'NL' }), { limit: 24, after });
      seen.push(...page.cards.map((card) => card.id));
      after = page.next;
    } while (after);
    expect(seen).toHaveLength(55);
    expect(new Set(seen).size).toBe(55);
    const third = await searchMembers(db, search({}), { limit: 24, skip: 48 });
    expect(third.cards.map((card) => card.id)).toEqual(seen.slice(48));
  });

  it('counts up to the maximum and examines a limited number of members', async () => {
    const { db } = await open();
    for (let start = 0; start < 10_400; start += 400) {
      await insertMembers(
        db,
        Array.from({ length: 400 }, (_, k) => start + k).map((i) =>
          memberRow(`m${i}`, {
            last_active_at: TEST_NOW - i,
            region_id: i < 10_000 && i >= 9_998 ? 'NL-05' : i >= 10_300 ? 'NL-06' : 'NL-01',
          }),
        ),
      );
    }
    const base = { gender: 'female', country: 'NL' } as const;
    expect(await countSearch(db, search(base))).toEqual({ count: 1_000, capped: true });
    expect(await ids(db, search({ ...base, regionIds: ['NL-05'] }))).toEqual(['m9998', 'm9999']);
    expect(await countSearch(db, search({ ...base, regionIds: ['NL-06'] }))).toEqual({ count: 0, capped: false });
    const end = await searchMembers(db, search(base), { limit: 24, after: { at: TEST_NOW, id: 'zz', rank: 10_000 } });
    expect(end).toEqual({ cards: [], next: undefined });
    expect(await isBeyondExamined(db, search({ ...base, regionIds: ['NL-05'] }))).toBe(true);
    expect(await isBeyondExamined(db, search({ ...base, country: 'BE' }))).toBe(false);
  });
});
