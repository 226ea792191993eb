import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { interestIds } from '~/features/profiles/traits/interests';
import { traits } from '~/features/profiles/traits/traits';
import { makeFictional, makeMember } from '~/testing/make-member';
import { testContext } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import { activateMember, getMember, patchMember } from '../queries/member';
import { insertMembers } from '../queries/member.testing';
import { memberRow } from '~/testing/rows';
import { migrations } from '../migrations/migrations';
import { flagBits, interestBits, isChecked, traitColumns, traitMask, type TraitColumn } from './search-bits';

describe('the bits of the search filters', () => {
  it('include one for every interest that a member can choose', () => {
    const seen = new Set(interestIds.map((id) => JSON.stringify(interestBits([id]))));
    expect(seen.size).toBe(interestIds.length);
    expect(seen.has(JSON.stringify(interestBits(['nothing'])))).toBe(false);
    const all = interestBits([...interestIds, ...interestIds]);
    for (const number of Object.values(all)) expect(Number.isSafeInteger(number)).toBe(true);
  });

  it('include the values of every trait without a column of its own', () => {
    const { gender: _gender, ...others } = traits;
    expect(traitColumns).toEqual(others);
    const masks = Object.entries(traitColumns).flatMap(([column, values]) =>
      values.map((value) => traitMask(column as TraitColumn, [value])),
    );
    expect(new Set(masks).size).toBe(masks.length);
    expect(Math.min(...masks)).toBeGreaterThan(flagBits.invisible);
    expect(masks.reduce((sum, mask) => sum + mask, 0)).toBeLessThan(flagBits.checked);
    expect(traitMask('tattoos', ['yes', 'yes', 'perhaps'])).toBe(traitMask('tattoos', ['yes']));
  });
});

withDatabase('the bits of a member', (open) => {
  it('are computed from kind, photo, invisible and traits by the database itself', async () => {
    const context = testContext(await open());
    const { db } = context;
    const of = async (id: string) => (await getMember(db, id)).search_bits;
    const plain = await makeMember(context);
    expect(await of(plain.id)).toBe(flagBits.real);
    expect(await of((await makeFictional(context)).id)).toBe(0);
    for (const [column, values] of Object.entries(traitColumns)) {
      for (const value of values) {
        await patchMember(db, plain.id, { [column]: value });
        expect(await of(plain.id), `${column} ${value}`).toBe(
          flagBits.real + traitMask(column as TraitColumn, [value]),
        );
      }
      await patchMember(db, plain.id, { [column]: null });
    }
    await patchMember(db, plain.id, { invisible: 1, has_photo: 1, tattoos: 'no' });
    expect(await of(plain.id)).toBe(flagBits.real + flagBits.photo + flagBits.invisible + traitMask('tattoos', ['no']));
  });

  // covers X17-048
  it('mark a member only while the photo that was compared is the first one that others see', async () => {
    const context = testContext(await open());
    const { db } = context;
    const checked = async (id: string) => isChecked((await getMember(db, id)).search_bits);
    const anna = await makeMember(context);
    const compared = { main_photo_id: 'p1', has_photo: 1, checked_photo_id: 'p1' };
    await patchMember(db, anna.id, compared);
    expect(await checked(anna.id)).toBe(true);
    for (const change of [
      { main_photo_id: 'p2' },
      { has_photo: 0 },
      { checked_photo_id: null },
      { main_photo_id: null },
    ]) {
      await patchMember(db, anna.id, { ...compared, ...change });
      expect(await checked(anna.id), JSON.stringify(change)).toBe(false);
    }
    await patchMember(db, anna.id, compared);
    expect(await checked(anna.id)).toBe(true);
    // Whatever a fault writes into its row: a fictional profile is never marked.
    const flora = await makeFictional(context);
    await patchMember(db, flora.id, compared);
    expect(await checked(flora.id)).toBe(false);
  });

  it('of interests follow every way of writing them, and stay unchanged by other writes', async () => {
    const { db } = await open();
    const bitsOf = async (id: string) => {
      const { interests_1, interests_2, interests_3, interests_4 } = await getMember(db, id);
      return { interests_1, interests_2, interests_3, interests_4 };
    };
    await insertMembers(db, [
      memberRow('a', { interests: '["hiking","pride"]' }),
      memberRow('b', { interests: null, status: 'not_confirmed' }),
    ]);
    expect(await bitsOf('a')).toEqual(interestBits(['hiking', 'pride']));
    expect(await bitsOf('b')).toEqual(interestBits([]));
    await patchMember(db, 'a', { interests: '["chess"]' });
    await patchMember(db, 'a', { name: 'Anna' });
    expect(await bitsOf('a')).toEqual(interestBits(['chess']));
    await patchMember(db, 'a', { interests: null });
    expect(await bitsOf('a')).toEqual(interestBits([]));
    await activateMember(db, 'b', { interests: '["sauna"]' });
    expect(await bitsOf('b')).toEqual(interestBits(['sauna']));
  });

  it('of earlier members are what they would be today', async () => {
    const { database, db } = await open();
    const rows = interestIds.map((id, i) => memberRow(`m${i}`, { interests: JSON.stringify([id, 'walking']) }));
    for (let at = 0; at < rows.length; at += 40) await insertMembers(db, rows.slice(at, at + 40));
    const system = database.system('interest bits of before');
    await sql`update member set interests_1 = 0, interests_2 = 0, interests_3 = 0, interests_4 = 0`.execute(system);
    await migrations['20261121T1022_member_interest_bits']!.up(system);
    for (const [i, id] of interestIds.entries())
      expect(await getMember(db, `m${i}`), id).toMatchObject(interestBits([id, 'walking']));
  });
});
