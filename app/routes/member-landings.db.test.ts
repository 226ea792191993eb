import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAuditOf } from '~db/queries/audit.testing';
import { patchMember } from '~db/queries/member';
import { changeChatSettings } from '~/features/chat/settings/chat-settings.service.server';
import { findPhotoFile } from '~/features/photos/view/who-may-see.service.server';
import { photoKey } from '~/features/photos/upload/photo-files.server';
import { openLanders } from '~/landing/registry/landers.server';
import type { MemberContext } from '~/server/context/context.server';
import { memoryLogger } from '~/server/operations/logger';
import { callRoute } from '~/testing/call-route';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember, makeUnconfirmed } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import * as landing from './members-id-landing';
import * as landing2 from './members-id-landing2-slug';
import * as landing3 from './members-id-landing3-slug';
import * as signup from './members-id-signup';
import type { LanderPage as PageData } from '~/landing/page/lander-page.server';
import { consentVersions } from '~/features/profiles/consents/consents';
import { findVisitorsChoice } from '~/features/profiles/consents/consents.service.server';
import { action as save } from './notifications-visibility';

let landers: { close(): void };
beforeAll(async () => {
  landers = await openLanders({ directory: resolve('landers'), log: memoryLogger([]) });
});
afterAll(() => landers.close());

const SIGNUP = {
  email: 'nora@example.org',
  name: 'Nora',
  password: 'vuurtoren op texel',
  'date_of_birth.day': '28',
  'date_of_birth.month': '2',
  'date_of_birth.year': '1990',
};

const LANDINGS = Object.entries({ landing, landing2, landing3 });
const visit = (context: TestContext, id: string, [name, { loader }] = LANDINGS[0]!) =>
  callRoute(loader, context, `/members/${id}/${name}`, { params: { id } });
const statuses = async (context: TestContext, id: string) =>
  Promise.all(LANDINGS.map(async (landing) => (await visit(context, id, landing)).status));

const VERSION = consentVersions.member_landing;

/** Posts the form as a browser without JavaScript does. */
const say = (me: TestContext & MemberContext, yes: boolean) =>
  callRoute(save, me, '/notifications/visibility', {
    form: { seen_by: yes ? 'visitors' : 'members', version: VERSION },
  });

withDatabase('the landings about one member', (open) => {
  it('exist unless the brand leaves them out', async () => {
    const database = await open();
    const brand = testContext(database);
    const without = testContext(database, { tenant: { features: { member_landings: false } } });
    const { id } = await makeFictional(brand, { name: 'Flora', photo: true });
    expect(await statuses(brand, id)).toEqual([200, 200, 200]);
    expect(await statuses(without, id)).toEqual([404, 404, 404]);
  });

  it('present only a member who has consented, until the consent is withdrawn', async () => {
    const database = await open();
    const brand = testContext(database);
    const me = as(brand, await makeMember(brand, { name: 'Maria', photo: true, visitors_too: 0 }));
    const other = await makeMember(brand, { photo: true, visitors_too: 0 });
    expect(await statuses(brand, me.member.id)).toEqual([404, 404, 404]);
    expect(await say(me, true)).toMatchObject({ status: 303 });
    expect(await statuses(brand, me.member.id)).toEqual([200, 200, 200]);
    expect(await statuses(brand, other.id)).toEqual([404, 404, 404]);
    expect(await say(me, false)).toMatchObject({ status: 303 });
    expect(await statuses(brand, me.member.id)).toEqual([404, 404, 404]);
    const log = await listAuditOf(brand.db, me.member.id, 10);
    expect(log.map(({ action }) => action)).toEqual(['consent.withdrawn', 'consent.given']);
  });

  it('never call a member made up, in any language or text, and must not be stored', async () => {
    for (const locale of ['en', 'nl'] as const) {
      for (const niche of [1, 2, 3, 4, 5, 6, 7]) {
        const tenant = { niche, fictional_singular: 'INVENTED', fictional_plural: 'INVENTED' };
        const brand = testContext(await open(), { tenant: { ...tenant, fictional_warning: 'ours' }, locale });
        const me = as(brand, await makeMember(brand, { photo: true, about: 'I keep bees.' }));
        const fictional = await makeFictional(brand, { photo: true });
        await say(me, true);
        for (const landing of LANDINGS) {
          const { data, headers } = await visit(brand, me.member.id, landing);
          const { view, title, description } = data as PageData;
          expect(view.person).toMatchObject({ fictional: false, about: 'I keep bees.' });
          expect(JSON.stringify([view.copy, title, description])).not.toMatch(
            /INVENTED|\bour team\b|\bons team\b|redactie|editors/i,
          );
          expect(headers.get('Cache-Control')).toBe('private, no-store');
          // The control: a fictional profile is called fictional, and its page may be cached.
          const fiction = await visit(brand, fictional.id, landing);
          expect(JSON.stringify(fiction.data)).toContain('INVENTED');
          expect(fiction.headers.get('Cache-Control')).toBeNull();
        }
      }
    }
  }, 60_000);

  it('need a visible profile and a text that has been read', async () => {
    const brand = testContext(await open());
    const me = as(brand, await makeMember(brand, { photo: true, visitors_too: 0 }));
    const form = { seen_by: 'visitors', version: '2020-01-01' };
    const old = await callRoute(save, me, '/notifications/visibility', { form });
    expect(old.headers.get('Location')).toBe('/notifications/visibility?notice=changed');
    expect(await statuses(brand, me.member.id)).toEqual([404, 404, 404]);
    await say(me, true);
    expect(await statuses(brand, me.member.id)).toEqual([200, 200, 200]);
    for (const state of [{ profile_status: 'disabled' }, { status: 'deleted' }, { main_photo_id: null }] as const) {
      const she = as(brand, await makeMember(brand, { photo: true }));
      await patchMember(brand.db, she.member.id, state);
      expect(await statuses(brand, she.member.id)).toEqual([404, 404, 404]);
    }
    const unconfirmed = await makeUnconfirmed(brand, { photo: true });
    expect(await statuses(brand, unconfirmed.id)).toEqual([404, 404, 404]);
  });

  it('lead a visitor whose message could not be delivered to a signup without one, and to the profile', async () => {
    const brand = testContext(await open());
    const me = as(brand, await makeMember(brand, { name: 'Maria', photo: true }));
    const { id } = me.member;
    await say(me, true);
    const path = `/members/${id}/signup`;
    const target = async () =>
      ((await callRoute(signup.loader, brand, path, { params: { id } })).data as { target: object }).target;
    const post = (more: Record<string, string>) =>
      callRoute(signup.action, brand, path, { params: { id }, form: { ...SIGNUP, ...more } });
    expect(await target()).toMatchObject({ closed: false });
    for (const who_may_write of ['liked', 'matches'] as const) {
      await changeChatSettings(me, { receipts: true, who_may_write });
      expect(await statuses(brand, id)).toEqual([302, 302, 302]);
      expect((await visit(brand, id)).headers.get('Location')).toBe(path);
      expect(await target()).toMatchObject({ closed: true });
    }
    // A page that was opened before the change: the form is refused before an account exists, otherwise the message
    // would be lost silently.
    const values = { named: 'yes', name: 'Maria' };
    expect(await post({ signup_message: 'Hello Maria' })).toMatchObject({
      data: { error: { code: 'account.member-closed', values }, values: { signup_message: 'Hello Maria' } },
    });
    // The flow comes first; at its end it leads to the profile, since she takes no first message.
    expect((await post({})).headers.get('Location')).toBe('/complete-signup');
  });

  it('promise to send nothing that the credits of a new account do not cover', async () => {
    const database = await open();
    const { id } = await makeFictional(testContext(database), { photo: true });
    for (const [signup_credits, status] of [[9, 302], [10, 200]] as const) {
      const brand = testContext(database, { tenant: { signup_credits, message_credits: 10 } });
      expect(await statuses(brand, id)).toEqual([status, status, status]);
    }
  }); // prettier-ignore

  it('are agreed to only where the brand shows members to visitors, and off by default', async () => {
    const database = await open();
    const brand = testContext(database);
    const member = await makeMember(brand, { visitors_too: 0 });
    const closed = { logged_out_search: 'none', logged_out_search_trafficsource: 'none' } as const;
    const without = as(testContext(database, { tenant: { ...closed, features: { member_landings: false } } }), member);
    const only = as(testContext(database, { tenant: closed }), member);
    expect(await findVisitorsChoice(without)).toBeNull();
    await say(without, true);
    expect(await findVisitorsChoice(only)).toEqual({ too: false, version: VERSION });
    await say(only, true);
    expect(await findVisitorsChoice(only)).toEqual({ too: true, version: VERSION });
    // What was agreed to can be taken back after the brand has closed, too.
    await say(without, false);
    expect(await findVisitorsChoice(only)).toEqual({ too: false, version: VERSION });
  });

  it('show the picture with consent even if visitors see no members’ pictures', async () => {
    const brand = testContext(await open(), {
      tenant: { logged_out_search: 'none', logged_out_search_trafficsource: 'none' },
    });
    const me = as(brand, await makeMember(brand, { photo: true, visitors_too: 0 }));
    const name = `${me.member.mainPhoto!.filename}`;
    await brand.ports.storage.put(photoKey(1, name), Buffer.from('webp'), 'image/webp');
    expect(await findPhotoFile(brand, name)).toBeUndefined();
    await say(me, true);
    // Caches must revalidate it each time.
    expect(await findPhotoFile(brand, name)).toMatchObject({ audience: 'some' });
    await say(me, false);
    expect(await findPhotoFile(brand, name)).toBeUndefined();
  });
});
