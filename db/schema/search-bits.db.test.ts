import { describe, expect, it } from 'vitest';
import { interestIds } from '~/features/profiles/traits/interests';
import { traits } from '~/features/profiles/traits/traits';
import { makeFictional, makeMember } from '~/testing/make-member';
import { testContext } from '~/testing/context';
import { withDatabase } from '~/testing/with-database';
import { activateMember, getMember, patchMember } from '../queries/member';
import { listMemberCards } from '../queries/member-card';
import { insertMembers } from '../queries/member.testing';
import { memberRow } from '~/testing/rows';
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
});

withDatabase('who is shown to visitors', (open) => {
  it('are fictional profiles, and the members who say so, by the database itself', async () => {
    const { db } = await open();
    await insertMembers(db, [
      memberRow('shy', { visitors_too: 0 }),
      memberRow('open', { visitors_too: 1 }),
      memberRow('made', { kind: 'fictional', email: null, visitors_too: 0 }),
    ]);
    const shown = async () =>
      (await listMemberCards(db, ['shy', 'open', 'made']))
        .filter((card) => card.for_visitors === 1)
        .map(({ id }) => id);
    expect((await shown()).sort()).toEqual(['made', 'open']);
    await patchMember(db, 'open', { visitors_too: 0 });
    await patchMember(db, 'shy', { visitors_too: 1 });
    expect((await shown()).sort()).toEqual(['made', 'shy']);
  });
});
