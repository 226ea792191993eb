import { expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import type { Db } from '../database';
import { insertMembers } from './member';
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

withDatabase('search', (open) => {
  it('finds by every filter, the most recently active first', async () => {
    const { db, other } = await open();
    await people(db);
    await insertMembers(other, [memberRow('elsewhere')]);
    const cases: [SearchFilters, string[]][] = [
      [{}, ['nl1', 'nl2', 'nl3', 'nlm', 'be1', 'bare']],
      [{ gender: 'female', country: 'NL' }, ['nl1', 'nl2', 'nl3']],
      [{ gender: 'male' }, ['nlm']],
      [{ country: 'NL' }, ['nl1', 'nl2', 'nl3', 'nlm']],
      [{ country: 'NL', regionId: 'NL-01' }, ['nl2']],
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
    expect(await similar({ country: 'NL', regionId: 'NL-07' })).toEqual(['nl2']);
    expect(await similar({ gender: 'female', country: 'NL', bornFrom: '1985-01-01' })).toEqual(['nl2']);
    expect(await similar({ gender: 'female', country: 'NL', regionId: 'NL-07', bornFrom: '1985-01-01' })).toEqual([
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

  it('counts up to the cap and looks no further than the examined', async () => {
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
    expect(await ids(db, search({ ...base, regionId: 'NL-05' }))).toEqual(['m9998', 'm9999']);
    expect(await countSearch(db, search({ ...base, regionId: 'NL-06' }))).toEqual({ count: 0, capped: false });
    const end = await searchMembers(db, search(base), { limit: 24, after: { at: TEST_NOW, id: 'zz', rank: 10_000 } });
    expect(end).toEqual({ cards: [], next: undefined });
    expect(await isBeyondExamined(db, search({ ...base, regionId: 'NL-05' }))).toBe(true);
    expect(await isBeyondExamined(db, search({ ...base, country: 'BE' }))).toBe(false);
  });
});
