import { expect, it } from 'vitest';
import { deleteBlock, insertBlock } from '~db/queries/block';
import { countPeopleHiddenBy, insertHidden } from '~db/queries/hidden';
import { patchMember } from '~db/queries/member';
import { transaction } from '~db/database';
import { as, testContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { findLeftOutIds } from '~/features/profiles/view/visibility.service.server';
import { HIDDEN_LIMIT, hideMember, listHiddenPeople, unhideMember } from './hidden.service.server';
import { searchPeople } from '../search/search.service.server';

const found = async (context: Parameters<typeof searchPeople>[0]) =>
  (await searchPeople(context, new URLSearchParams()))!.people.map(({ name }) => name);

withDatabase('hidden members', (open) => {
  it('are missing from one’s own search until they are shown again, and notice nothing themselves', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context, { name: 'Me', seeks: 'female' }));
    const anna = await makeMember(context, { name: 'Anna', seeks: 'female', last_active_at: TEST_NOW - 1 });
    const bea = await makeFictional(context, { name: 'Bea', last_active_at: TEST_NOW - 2 });
    expect(await found(me)).toEqual(['Anna', 'Bea']);

    expect(await hideMember(me, anna.id)).toEqual({ name: 'Anna' });
    await hideMember(me, anna.id);
    await hideMember(me, bea.id);
    expect(await found(me)).toEqual([]);
    expect(await found(as(context, anna))).toEqual(['Me', 'Bea']);
    const hidden = await listHiddenPeople(me);
    expect(hidden.map(({ name, fictional }) => [name, fictional])).toEqual(
      expect.arrayContaining([
        ['Anna', false],
        ['Bea', true],
      ]),
    );
    expect((await findLeftOutIds(me.db, me.member.id)).toSorted()).toEqual([me.member.id, anna.id, bea.id].toSorted());

    expect(await unhideMember(me, anna.id)).toEqual({ name: 'Anna' });
    await unhideMember(me, anna.id);
    expect(await found(me)).toEqual(['Anna']);
  });

  it('cannot be oneself, unknown, unconfirmed, of another brand, or a member who blocks', async () => {
    const database = await open();
    const context = testContext(database);
    const me = as(context, await makeMember(context, { name: 'Me' }));
    const unconfirmed = await makeUnconfirmed(context, {});
    const elsewhere = await makeMember(testContext(database, { brand: 2 }), {});
    const blocker = await makeMember(context, { name: 'Dora' });
    await insertBlock(context.db, blocker.id, me.member.id, TEST_NOW);
    await expect(hideMember(me, me.member.id)).rejects.toMatchObject({ code: 'members.hide-yourself', status: 400 });
    for (const id of ['nobody', unconfirmed.id, elsewhere.id])
      await expect(hideMember(me, id), id).rejects.toMatchObject({ status: 404 });
    await expect(hideMember(me, blocker.id)).rejects.toMatchObject({ code: 'members.blocked-by', status: 403 });
    for (const id of ['nobody', elsewhere.id])
      await expect(unhideMember(me, id), id).rejects.toMatchObject({ status: 404 });
    expect(await countPeopleHiddenBy(me.db, me.member.id)).toBe(0);
  });

  it('are listed only while they can be seen, and can be shown again even after they have left', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context));
    const [blocker, leaver] = [await makeMember(context, { name: 'B' }), await makeMember(context, { name: 'L' })];
    await hideMember(me, blocker.id);
    await hideMember(me, leaver.id);
    await insertBlock(context.db, blocker.id, me.member.id, TEST_NOW);
    await patchMember(context.db, leaver.id, { status: 'deleted', searchable: 0 });
    expect(await listHiddenPeople(me)).toEqual([]);
    await deleteBlock(context.db, blocker.id, me.member.id);
    expect((await listHiddenPeople(me)).map(({ name }) => name)).toEqual(['B']);
    await unhideMember(me, leaver.id);
    expect(await countPeopleHiddenBy(me.db, me.member.id)).toBe(1);
  });

  it('end exactly at the limit, however many are hidden at once', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context));
    await transaction(context.db, async (tx) => {
      for (let i = 0; i < HIDDEN_LIMIT - 2; i++) await insertHidden(tx, me.member.id, `gone${i}`, TEST_NOW);
    });
    const others = await Promise.all(Array.from({ length: 6 }, () => makeMember(context)));
    const outcomes = await Promise.allSettled(others.map(({ id }) => hideMember(me, id)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ code: 'members.hidden-too-many', status: 409 });
    expect(await countPeopleHiddenBy(me.db, me.member.id)).toBe(HIDDEN_LIMIT);
    // Hiding someone who is hidden already does not count again.
    const remaining = others[outcomes.findIndex(({ status }) => status === 'fulfilled')]!;
    await expect(hideMember(me, remaining.id)).resolves.toBeDefined();
  });
});
