import { expect, it } from 'vitest';
import { callRoute } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { loader as members } from './members';
import { loader as swipe } from './swipe-game';

withDatabase('search as a grid or as a deck', (open) => {
  const begin = async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context));
    const grid = async (path: string, headers = {}) => {
      const { status, headers: sent } = await callRoute(members, me, path, { headers });
      return status === 302 ? sent.get('Location') : status;
    };
    const deck = (headers = {}) => callRoute(swipe, me, '/swipe-game?view=deck', { headers });
    return { me, context, grid, deck };
  };

  it('leads to the deck once it was chosen, until the grid is', async () => {
    const { grid, deck } = await begin();
    expect(await grid('/members')).toBe(200);
    await deck();
    expect(await grid('/members')).toBe('/swipe-game');
    expect(await grid('/members?view=grid')).toBe(200);
    expect(await grid('/members')).toBe(200);
  });

  it('shows a search that the URL names as a grid, which is then remembered', async () => {
    const { grid, deck } = await begin();
    await deck();
    expect(await grid('/members?gender=&country=')).toBe(200);
    expect(await grid('/members')).toBe(200);
  });

  it('restores the last search with its filters after the deck', async () => {
    const { me, grid, deck } = await begin();
    await grid('/members?gender=&country=&min_age=44');
    await deck();
    const { data } = await callRoute(members, me, '/members?view=grid');
    const { results } = (data as { page: { results: { form: { minAge: number }; adjusted: boolean } } }).page;
    expect([results.form.minAge, results.adjusted]).toEqual([44, false]);
  });

  it('remembers nothing for a link from another site or a prefetched page', async () => {
    const { grid, deck } = await begin();
    await deck({ 'Sec-Fetch-Site': 'cross-site' });
    await deck({ 'Sec-Purpose': 'prefetch' });
    expect(await grid('/members')).toBe(200);
    await deck();
    await grid('/members?view=grid', { 'Sec-Fetch-Site': 'cross-site' });
    expect(await grid('/members')).toBe('/swipe-game');
  });

  it('is the member’s own, and the grid where the brand has no deck any more', async () => {
    const { context, me, grid, deck } = await begin();
    await deck();
    const other = as(context, await makeMember(context));
    expect((await callRoute(members, other, '/members')).status).toBe(200);
    const closed = { ...me, tenant: { ...me.tenant, features: { ...me.tenant.features, swipe_game: false } } };
    expect((await callRoute(members, closed, '/members')).status).toBe(200);
    expect(await grid('/members')).toBe('/swipe-game');
  });
});
