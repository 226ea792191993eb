import { expect, it } from 'vitest';
import { insertBlock } from '~db/queries/block';
import { countNewLikes, likeMember } from '~/features/likes/likes.service.server';
import { callRoute } from '~/testing/call-route';
import { as, testContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { loader as chats } from './chats';
import { loader as chat } from './chats-id';
import { loader as credits } from './credits';
import { loader as likes } from './likes';
import { action as unlike, loader as likedProfile } from './likes-m-id';
import { loader as likesOf } from './likes-type';
import { loader as members } from './members';
import { loader as newChat } from './members-id-chat';
import { action as like, loader as profile } from './members-id';
import { loader as premium } from './premium';
import { loader as transactions } from './transactions-id';

withDatabase('the members area', (open) => {
  // covers S7-028 X18-019
  it('sends the names of the chosen interests with a search, and never the whole list', async () => {
    const tenant = { search_fields: ['gender', 'interests'] };
    const visitor = testContext(await open(), { tenant });
    const me = as(visitor, await makeMember(visitor));
    for (const [who, dest] of [
      [me, 'document'],
      [me, 'empty'],
      [visitor, 'document'],
    ] as const) {
      const headers = { 'Sec-Fetch-Dest': dest };
      const { data } = await callRoute(members, who, '/members?interests=jazz', { headers });
      const { interests } = (data as { page: { options: { interests: unknown[] } } }).page.options;
      expect(interests).toEqual([{ id: 'jazz', name: 'Jazz' }]);
    }
  });

  // covers S0-004 S2-003 S2-059 S2-060 S6-008 S6-010
  it('sends a visitor to the login and back again', async () => {
    const context = testContext(await open());
    const { id } = await makeMember(context);
    for (const [loader, path, params] of [
      [likes, '/likes', {}],
      [likesOf, '/likes/sent', { type: 'sent' }],
      [likedProfile, `/likes/m/${id}`, { id }],
      [chats, '/chats', {}],
      [chat, `/chats/${id}`, { id }],
      [newChat, `/members/${id}/chat`, { id }],
      [premium, '/premium', {}],
      [credits, '/credits', {}],
      [transactions, '/transactions', {}],
    ] as const) {
      const response = await callRoute(loader, context, path, { params });
      expect([path, response.status, response.headers.get('Location')]).toEqual([
        path,
        302,
        `/login?next=${encodeURIComponent(path)}`,
      ]);
    }
    const response = await callRoute(like, context, `/members/${id}`, { params: { id }, form: {} });
    expect(response.headers.get('Location')).toMatch(/^\/login\?next=/);
  });

  // covers S2-009 S2-059 S6-003 S6-004
  it('shows a visitor members and profiles only if the brand lets visitors search', async () => {
    const opened = await open();
    const { id } = await makeMember(testContext(opened), { name: 'Bella' });
    const ask = async (logged_out_search: string) => {
      const context = testContext(opened, { tenant: { logged_out_search } });
      const list = await callRoute(members, context, '/members');
      const page = await callRoute(profile, context, `/members/${id}`, { params: { id } });
      return [
        (list.data as { page: { results: unknown } }).page.results !== null,
        page.status,
        page.headers.get('Location'),
      ];
    };
    expect(await ask('all')).toEqual([true, 200, null]);
    expect(await ask('limited')).toEqual([true, 200, null]);
    expect(await ask('none')).toEqual([false, 302, `/members/${id}/signup`]);
  });

  it('shows a visitor the name and the main picture in a limited search, and what landing pages say of a fictional one', async () => {
    const opened = await open();
    const profileOf = { photo: true, about: 'I keep bees.', interests: '["jazz"]', visitors_too: 1 };
    const brand = testContext(opened);
    const bella = await makeMember(brand, { name: 'Bella', ...profileOf });
    const flora = await makeFictional(brand, { name: 'Flora', ...profileOf });
    const ask = async (id: string, logged_out_search: string, member_landings = true) => {
      const context = testContext(opened, { tenant: { logged_out_search, features: { member_landings } } });
      const { status, data } = await callRoute(profile, context, `/members/${id}`, { params: { id } });
      return { status, text: JSON.stringify(data), page: data as Awaited<ReturnType<typeof profile>> };
    };
    const glimpse = await ask(bella.id, 'limited');
    expect(glimpse.page).toMatchObject({
      glimpse: true,
      social: null,
      view: {
        person: { name: 'Bella', age: null, place: null, online: false, thumb: bella.mainPhoto!.thumbFilename },
        picture: { filename: bella.mainPhoto!.filename },
        photos: [],
        about: null,
        interests: [],
        related: [],
      },
    });
    expect(glimpse.text).not.toContain('bees');
    // Control: where the brand shows all, the same page says it.
    expect((await ask(bella.id, 'all')).text).toContain('bees');
    for (const access of ['limited', 'none']) {
      const { status, page } = await ask(flora.id, access);
      expect(status).toBe(200);
      expect(page).toMatchObject({ view: { person: { fictional: true }, about: 'I keep bees.', interests: ['jazz'] } });
      expect((await ask(flora.id, access, false)).text).not.toContain('bees');
    }
  });
});

withDatabase('a profile page', (open) => {
  // covers S2-010 S4-056
  it('shows the name, main photo and label, and marks their like as seen', async () => {
    const context = testContext(await open());
    const me = await makeMember(context);
    const bella = await makeMember(context, { name: 'Bella', photo: true });
    const flora = await makeFictional(context, { name: 'Flora' });
    await likeMember(as(context, bella), me.id);
    const visit = (id: string, headers = {}) =>
      callRoute(profile, as(context, me), `/members/${id}`, { params: { id }, headers });
    await visit(bella.id, { 'Sec-Purpose': 'prefetch' });
    expect(await countNewLikes(context, me.id)).toBe(1);
    expect((await visit(bella.id)).data).toMatchObject({
      view: {
        person: { name: 'Bella', fictional: false },
        picture: { filename: bella.mainPhoto!.filename },
        viewer: { kind: 'member', likesYou: 'person' },
      },
    });
    expect(await countNewLikes(context, me.id)).toBe(0);
    expect((await visit(flora.id)).data).toMatchObject({ view: { person: { fictional: true }, picture: null } });
  });

  it('is 404 for members who are unknown, unconfirmed, deleted or of another brand, but not for oneself', async () => {
    const opened = await open();
    const context = testContext(opened);
    const me = await makeUnconfirmed(context);
    const nobodies = [
      await makeUnconfirmed(context),
      await makeMember(context, { status: 'deleted', profile_status: 'disabled' }),
      await makeMember(testContext(opened, { brand: 2 })),
      { id: 'unknown' },
    ];
    for (const { id } of nobodies) {
      expect((await callRoute(profile, as(context, me), '/', { params: { id } })).status).toBe(404);
    }
    const own = await callRoute(profile, as(context, me), '/', { params: { id: me.id } });
    expect(own.data).toMatchObject({ view: { viewer: { kind: 'own' } } });
  });

  it('takes a like without JavaScript, and shows a match', async () => {
    const context = testContext(await open());
    const [me, bella] = [await makeMember(context), await makeMember(context)];
    const press = (who: typeof me, { id }: typeof me) =>
      callRoute(like, as(context, who), `/members/${id}`, { params: { id }, form: { next: '/members?page=2' } });
    expect((await press(me, bella)).headers.get('Location')).toBe('/members?page=2');
    expect((await press(bella, me)).headers.get('Location')).toBe(`/members/${me.id}?match=1`);
  });
});

withDatabase('the pages of likes', (open) => {
  // covers S2-005
  it('exist as received, sent and matches, and nothing else', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context));
    const ask = async (type: string) => (await callRoute(likesOf, me, `/likes/${type}`, { params: { type } })).status;
    for (const type of ['received', 'sent', 'matches']) expect(await ask(type)).toBe(200);
    for (const type of ['m', 'given', 'Received', '']) expect(await ask(type)).toBe(404);
  });

  // covers S2-004 S4-056
  it('show at /likes/m/{id} whom a like connects, mark it as seen, and are 404 for everybody else', async () => {
    const opened = await open();
    const context = testContext(opened);
    const me = await makeMember(context);
    const [fan, idol, stranger] = [await makeMember(context), await makeMember(context), await makeMember(context)];
    const elsewhere = testContext(opened, { brand: 2 });
    const foreign = await makeMember(elsewhere);
    await likeMember(as(elsewhere, await makeMember(elsewhere, { id: me.id })), foreign.id);
    await likeMember(as(context, fan), me.id);
    await likeMember(as(context, me), idol.id);
    const visit = (id: string, headers = {}) =>
      callRoute(likedProfile, as(context, me), `/likes/m/${id}`, { params: { id }, headers });
    await visit(fan.id, { 'Sec-Purpose': 'prefetch' });
    expect(await countNewLikes(context, me.id)).toBe(1);
    expect((await visit(fan.id)).data).toMatchObject({ view: { person: { id: fan.id }, viewer: { sawLike: true } } });
    expect(await countNewLikes(context, me.id)).toBe(0);
    expect((await visit(fan.id)).data).toMatchObject({ view: { viewer: { sawLike: false } } });
    expect((await visit(idol.id)).status).toBe(200);
    for (const id of [stranger.id, foreign.id, me.id, 'nobody']) expect((await visit(id)).status).toBe(404);
    await insertBlock(context.db, fan.id, me.id, context.clock.now());
    expect(await visit(fan.id)).toMatchObject({ status: 403, data: { code: 'members.blocked-by' } });
  });

  it('take a like back without JavaScript, and say why not', async () => {
    const context = testContext(await open());
    const [me, idol] = [await makeMember(context), await makeMember(context)];
    await likeMember(as(context, me), idol.id);
    const press = (next: string) =>
      callRoute(unlike, as(context, me), `/likes/m/${idol.id}`, { params: { id: idol.id }, form: { next } });
    expect((await press('/likes/sent')).headers.get('Location')).toBe('/likes/sent');
    // The page of the like no longer exists.
    expect((await press(`/likes/m/${idol.id}`)).headers.get('Location')).toBe(`/members/${idol.id}`);
    await likeMember(as(context, me), idol.id);
    await likeMember(as(context, idol), me.id);
    expect(await press('/likes/sent')).toMatchObject({
      status: 409,
      data: { error: { code: 'likes.match-stays', values: { name: idol.name } } },
    });
  });
});
