import { expect, it } from 'vitest';
import { UNDO_LIKE_MS } from '~/features/discovery/swipe/swipe-game';
import { likeMember } from '~/features/likes/likes.service.server';
import { callRoute } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { TEST_NOW, withDatabase } from '~/testing/with-database';
import { action, loader } from './swipe-game';

interface Page {
  game: { cards: { person: { id: string } }[]; match: { id: string } | null; lastLike: object | null } | null;
  skipped: { people: { id: string }[] } | null;
}

withDatabase('the swipe game without JavaScript', (open) => {
  const begin = async () => {
    const opened = await open();
    const context = testContext(opened);
    const later = (ms: number) => opened.clock.advance(ms);
    const me = as(context, await makeMember(context, { gender: 'male', seeks: 'female' }));
    const post = (form: Record<string, string>, headers: Record<string, string> = {}) =>
      callRoute(action, me, '/swipe-game', { form, headers });
    const page = async (path: string) => (await callRoute(loader, me, path)).data as Page;
    return { context, me, post, page, later };
  };

  // covers S2-027
  it('goes on with the next profile after each decision, and undoes a skip', async () => {
    const { context, post, page } = await begin();
    const [a, b] = [await makeMember(context), await makeMember(context)];
    const skipped = await post({ intent: 'skip', id: a.id });
    expect([skipped.status, skipped.headers.get('Location')]).toEqual([303, '/swipe-game']);
    expect((await page('/swipe-game')).game!.cards.map(({ person }) => person.id)).toEqual([b.id]);
    expect((await page('/swipe-game?skipped=1')).skipped!.people.map(({ id }) => id)).toEqual([a.id]);
    const undone = await post({ intent: 'undo', id: a.id });
    expect(undone.headers.get('Location')).toBe(`/swipe-game?first=${a.id}`);
    expect((await page(`/swipe-game?first=${a.id}`)).game!.cards[0]!.person.id).toBe(a.id);
    expect((await post({ intent: 'undo', id: a.id, list: '2' })).headers.get('Location')).toBe('/swipe-game?skipped=2');
  });

  it('shows a match on the page', async () => {
    const { context, me, post, page, later } = await begin();
    const her = await makeMember(context);
    await likeMember(as(context, her), me.member.id);
    const liked = await post({ intent: 'like', id: her.id });
    expect(liked.headers.get('Location')).toBe('/swipe-game');
    later(UNDO_LIKE_MS);
    // The next move gives the like, which can no longer be undone.
    const next = await post({ intent: 'give', id: her.id });
    expect(next.headers.get('Location')).toBe(`/swipe-game?match=${her.id}`);
    expect((await page(`/swipe-game?match=${her.id}`)).game!.match).toMatchObject({ id: her.id });
    expect((await page('/swipe-game?match=<script>&first=..&skipped')).skipped).toMatchObject({ people: [] });
  });

  it('undoes a like on the next page, which offers it for five seconds, and refuses it afterwards', async () => {
    const { context, post, page, later } = await begin();
    const her = await makeMember(context);
    await post({ intent: 'like', id: her.id });
    expect((await page('/swipe-game')).game).toMatchObject({
      cards: [],
      lastLike: { card: { person: { id: her.id } } },
    });
    const undone = await post({ intent: 'undo-like', id: her.id });
    expect([undone.status, undone.headers.get('Location')]).toEqual([303, `/swipe-game?first=${her.id}`]);
    expect((await page(`/swipe-game?first=${her.id}`)).game).toMatchObject({ cards: [{}], lastLike: null });
    await post({ intent: 'like', id: her.id });
    later(UNDO_LIKE_MS);
    const late = await post({ intent: 'undo-like', id: her.id });
    expect(late).toMatchObject({ status: 409, data: { error: { code: 'swipe.too-late', values: { seconds: 5 } } } });
    expect((await page('/swipe-game')).game!.lastLike).toBeNull();
  });

  it('says on the page that today’s likes are used up', async () => {
    const { context, post } = await begin();
    for (let i = 0; i < 4; i++) await post({ intent: 'like', id: (await makeMember(context)).id });
    const fifth = await post({ intent: 'like', id: (await makeMember(context)).id });
    expect(fifth).toMatchObject({ status: 403, data: { error: { code: 'swipe.no-likes-left' } } });
  });

  it('responds to a JSON client with the result', async () => {
    const { context, post } = await begin();
    const her = await makeMember(context);
    const json = { Accept: 'application/json' };
    const { status, data } = await post({ intent: 'like', id: her.id }, json);
    expect([status, data]).toMatchObject([
      200,
      { likes_left: 3, new_match: false, undo_until: TEST_NOW + UNDO_LIKE_MS, profile: { id: her.id } },
    ]);
    expect(await post({ intent: 'marry', id: her.id }, json)).toMatchObject({ status: 400 });
    expect(await post({ intent: 'like', id: 'NOBODY!' }, json)).toMatchObject({ status: 400 });
  });

  it('is for members', async () => {
    const visitor = testContext(await open());
    for (const [handler, call, status] of [
      [loader, {}, 302],
      [action, { form: { intent: 'like', id: 'x' } }, 307],
    ] as const) {
      const response = await callRoute(handler, visitor, '/swipe-game', call);
      expect([response.status, response.headers.get('Location')]).toEqual([status, '/login?next=%2Fswipe-game']);
    }
  });
});
