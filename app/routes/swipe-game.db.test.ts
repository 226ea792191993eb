import { expect, it } from 'vitest';
import { likeMember } from '~/features/likes/likes.service.server';
import { callRoute } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { action, loader } from './swipe-game';

interface Page {
  game: { cards: { person: { id: string } }[]; match: { id: string } | null } | null;
  skipped: { people: { id: string }[] } | null;
}

withDatabase('the swipe game without JavaScript', (open) => {
  const begin = async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context, { gender: 'male', seeks: 'female' }));
    const post = (form: Record<string, string>, headers: Record<string, string> = {}) =>
      callRoute(action, me, '/swipe-game', { form, headers });
    const page = async (path: string) => (await callRoute(loader, me, path)).data as Page;
    return { context, me, post, page };
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
    const { context, me, post, page } = await begin();
    const her = await makeMember(context);
    await likeMember(as(context, her), me.member.id);
    const liked = await post({ intent: 'like', id: her.id });
    expect(liked.headers.get('Location')).toBe(`/swipe-game?match=${her.id}`);
    expect((await page(`/swipe-game?match=${her.id}`)).game!.match).toMatchObject({ id: her.id });
    expect((await page('/swipe-game?match=<script>&first=..&skipped')).skipped).toMatchObject({ people: [] });
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
    expect([status, data]).toMatchObject([200, { likes_left: 3, new_match: false, profile: { id: her.id } }]);
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
