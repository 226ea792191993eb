import { expect, it } from 'vitest';
import { memberRow } from '~/testing/rows';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import type { Db } from '../database';
import { insertMembers } from './member.testing';
import { EXAMINED, findHorizon } from './search-horizon';

/** Adds members with the numbers `from` to `until`, each active one millisecond earlier than the one before. */
async function add(db: Db, from: number, until: number): Promise<void> {
  for (let start = from; start < until; start += 400) {
    const numbers = Array.from({ length: Math.min(400, until - start) }, (_, k) => start + k);
    await insertMembers(
      db,
      numbers.map((i) => memberRow(`m${i}`, { last_active_at: TEST_NOW - i })),
    );
  }
}

withDatabase('the horizon of a search', (open) => {
  it('is the last of the examined members, and says whether there are more', async () => {
    const { database, db } = await open();
    await add(db, 0, EXAMINED + 1);
    const filters = { gender: 'female', country: 'NL' } as const;
    expect(await findHorizon(db, filters)).toEqual({ since: TEST_NOW - EXAMINED + 1, beyond: true });
    expect(await findHorizon(db, { gender: 'female' })).toEqual({ since: TEST_NOW - EXAMINED + 1, beyond: true });
    expect(await findHorizon(db, { gender: 'male' })).toEqual({ since: 0, beyond: false });
    expect(await findHorizon(database.tenant(2), filters)).toEqual({ since: 0, beyond: false });
  });

  it('is cached for a while, separately for each combination of its filters', async () => {
    const { db } = await open();
    await add(db, 1_000, EXAMINED + 1_000);
    const before = await findHorizon(db, { country: 'NL' });
    expect(before).toEqual({ since: TEST_NOW - EXAMINED - 999, beyond: false });
    await add(db, 0, 10);
    expect(await findHorizon(db, { country: 'NL' })).toBe(before);
    expect(await findHorizon(db, {})).toEqual({ since: TEST_NOW - EXAMINED - 989, beyond: true });
  });
});
