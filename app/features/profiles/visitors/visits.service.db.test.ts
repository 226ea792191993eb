import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { getMember, patchMember, touchMember } from '~db/queries/member';
import { listMemberCards } from '~db/queries/member-card';
import type { MemberContext } from '~/server/context/context.server';
import { as, testContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { DAY } from '~/time/durations';
import { getProfile } from '../view/profile.service.server';
import { toProfileResponse } from '../view/profile-response.service.server';
import { PROFILE_VISIT_DAYS } from '../view/note-visit.server';
import { countVisits, getVisitors } from './visits.service.server';

const names = async (context: MemberContext) => (await getVisitors(context, 1)).people.map(({ name }) => name);

withDatabase('the visitors of a profile', (open) => {
  it('are those who looked, each once, the latest first', async () => {
    const opened = await open();
    const context = testContext(opened);
    const me = as(context, await makeMember(context));
    const [bo, cy] = [await makeMember(context, { name: 'Bo' }), await makeMember(context, { name: 'Cy' })];
    await getProfile(as(context, bo), me.member.id, true);
    opened.clock.advance(60_000);
    await getProfile(as(context, cy), me.member.id, true);
    await getProfile(as(context, cy), me.member.id, true);
    expect(await names(me)).toEqual(['Cy', 'Bo']);
    opened.clock.advance(DAY);
    await getProfile(as(context, bo), me.member.id, true);
    const { people, count } = await getVisitors(me, 1);
    expect(people.map(({ name, visitedAt }) => [name, visitedAt])).toEqual([
      ['Bo', TEST_NOW + 60_000 + DAY],
      ['Cy', TEST_NOW + 60_000],
    ]);
    expect([count, await countVisits(me)]).toEqual([2, 2]);
    expect(await names(as(testContext(opened, { brand: 2 }), me.member))).toEqual([]);
  });

  it('leave out oneself, browsers that prefetch, and members whose own profile cannot be seen', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context));
    const bo = await makeMember(context);
    await getProfile(me, me.member.id, true);
    await getProfile(as(context, bo), me.member.id, false);
    await getProfile(as(context, await makeUnconfirmed(context)), me.member.id, true);
    await getProfile(context, me.member.id, true);
    const madeUp = await makeFictional(context);
    await getProfile(me, madeUp.id, true);
    const { rows } = {
      rows: await context.db.selectFrom('visit').selectAll().where('tenant_id', '=', 1).execute(),
    };
    expect(rows).toEqual([]);
  });

  // covers S4-040
  it('are not stored while one of the two is invisible, and those who are now invisible are not shown', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context));
    const [seen, ghost] = [await makeMember(context, { name: 'Seen' }), await makeMember(context, { invisible: 1 })];
    await getProfile(as(context, ghost), me.member.id, true);
    await getProfile(as(context, seen), ghost.id, true);
    expect([await names(me), await countVisits(me)]).toEqual([[], 0]);
    await getProfile(as(context, seen), me.member.id, true);
    expect(await names(me)).toEqual(['Seen']);
    await patchMember(context.db, seen.id, { invisible: 1 });
    expect([await names(me), await countVisits(me)]).toEqual([[], 0]);
    const hidden = { ...me, member: { ...me.member, invisible: true } };
    expect(await getVisitors(hidden, 1)).toMatchObject({ invisible: true, people: [] });
    expect(await countVisits(hidden)).toBeNull();
    await patchMember(context.db, ghost.id, { invisible: 0 });
    expect(await names(as(context, { ...ghost, invisible: false }))).toEqual([]);
    // No visits were recorded meanwhile that could appear once the member is visible.
    expect(await names(me)).toEqual([]);
  });

  it('disappear after a block, either way, a deletion, and thirty days', async () => {
    const opened = await open();
    const context = testContext(opened);
    const me = as(context, await makeMember(context));
    const [a, b, c, d] = await Promise.all(['A', 'B', 'C', 'D'].map((name) => makeMember(context, { name })));
    for (const visitor of [a!, b!, c!, d!]) await getProfile(as(context, visitor), me.member.id, true);
    await insertBlock(context.db, me.member.id, a!.id, TEST_NOW);
    await insertBlock(context.db, b!.id, me.member.id, TEST_NOW);
    await patchMember(context.db, c!.id, { status: 'deleted', profile_status: 'disabled' });
    expect([await names(me), await countVisits(me)]).toEqual([['D'], 1]);
    opened.clock.advance((PROFILE_VISIT_DAYS + 1) * DAY);
    expect(await names(me)).toEqual([]);
    const late = await makeMember(context, { name: 'Late' });
    await getProfile(as(context, late), me.member.id, true);
    const stored = await context.db.selectFrom('visit').select('visitor_id').where('tenant_id', '=', 1).execute();
    expect(stored).toEqual([{ visitor_id: late.id }]);
  });

  it('are paged', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context));
    for (let i = 0; i < 26; i++) await getProfile(as(context, await makeMember(context)), me.member.id, true);
    const pages = await Promise.all([1, 2, 9].map((page) => getVisitors(me, page)));
    expect(pages.map(({ people, page, pages: all }) => [people.length, page, all])).toEqual([
      [24, 1, 2],
      [2, 2, 2],
      [2, 2, 2],
    ]);
  });
});

withDatabase('an invisible member', (open) => {
  it('is never shown as online, and their activity is hidden', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context));
    const [here, ghost] = [await makeMember(context), await makeMember(context, { invisible: 1 })];
    expect((await getProfile(me, here.id, true)).person.online).toBe(true);
    expect((await getProfile(me, ghost.id, true)).person.online).toBe(false);
    const [seen, unseen] = await listMemberCards(context.db, [here.id, ghost.id]);
    expect([toProfileResponse(context, seen!).last_active, toProfileResponse(context, unseen!).last_active]).toEqual([
      TEST_NOW,
      null,
    ]);
    const lastActive = async (id: string) => (await getMember(context.db, id)).last_active_at;
    for (const { id } of [here, ghost]) await touchMember(context.db, id, TEST_NOW + DAY, 1);
    expect([await lastActive(here.id), await lastActive(ghost.id)]).toEqual([TEST_NOW + DAY, TEST_NOW]);
  });
});
