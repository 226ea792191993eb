import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { send } from '~/features/chat/server/chat.testing';
import { openLanders } from '~/landing/registry/landers.server';
import { memoryLogger } from '~/server/operations/logger';
import { callRoute } from '~/testing/call-route';
import { as, testContext, type TestContext } from '~/testing/context';
import { makeFictional, makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import * as chat from './chats-id';
import * as chatGift from './chats-id-gift';
import * as chatPhoto from './chats-id-photo';
import * as likedProfile from './likes-m-id';
import * as profile from './members-id';
import * as block from './members-id-block';
import * as newChat from './members-id-chat';
import * as newGift from './members-id-gift';
import * as hide from './members-id-hide';
import * as landing from './members-id-landing';
import * as landing2 from './members-id-landing2-slug';
import * as landing3 from './members-id-landing3-slug';
import * as report from './members-id-report';

const ABOUT = { profile, block, hide, report, newChat, newGift };
const CONVERSATION = { chat, chatGift, chatPhoto };
const LANDINGS = { landing, landing2, landing3 };

/** The title of a page, as tabs, history and bookmarks show it. */
async function titleOf(route: unknown, context: TestContext, id: string): Promise<string> {
  const { loader, meta } = route as typeof profile;
  const { data } = await callRoute(loader, context, '/a-page', { params: { id } });
  const tags = meta({ data } as unknown as Parameters<typeof meta>[0]) as { title?: string }[];
  return tags.flatMap(({ title }) => title ?? []).join('|');
}

let landers: { close(): void };
beforeAll(async () => {
  landers = await openLanders({ directory: resolve('landers'), log: memoryLogger([]) });
});
afterAll(() => landers.close());

withDatabase('the title of a page about somebody', (open) => {
  it('labels a made-up profile, and no member', async () => {
    const context = testContext(await open());
    const ann = await makeMember(context, { credits: 1000, paid_user: 1 });
    const flora = await makeFictional(context, { name: 'Flora', photo: true });
    const bob = await makeMember(context, { name: 'Bob', photo: true });
    const label = `(${context.tenant.fictional_singular as string})`;
    const asAnn = as(context, ann);
    for (const [name, route] of Object.entries(ABOUT)) {
      expect(await titleOf(route, asAnn, flora.id), name).toMatch(/Flora(, 36)? \(fictional profile\)/);
      expect(await titleOf(route, asAnn, bob.id), name).toContain('Bob');
      expect(await titleOf(route, asAnn, bob.id), name).not.toContain(label);
    }
    for (const [partner, title] of [
      [flora, `Flora ${label} · ${context.tenant.name}`],
      [bob, `Bob · ${context.tenant.name}`],
    ] as const) {
      const { conversation } = await send(context, ann, partner);
      for (const [name, route] of Object.entries(CONVERSATION)) {
        expect(await titleOf(route, asAnn, conversation.id), name).toBe(title);
      }
    }
  });

  it('also labels a profile that is opened from the likes', async () => {
    const context = testContext(await open());
    const flora = await makeFictional(context, { name: 'Flora' });
    const ann = as(context, await makeMember(context));
    await callRoute(profile.action, ann, `/members/${flora.id}`, { params: { id: flora.id }, form: {} });
    expect(await titleOf(likedProfile, ann, flora.id)).toContain(`(${context.tenant.fictional_singular as string})`);
  });

  it('also labels one on the landings about one profile', async () => {
    const context = testContext(await open());
    const flora = await makeFictional(context, { name: 'Flora', photo: true });
    for (const [name, route] of Object.entries(LANDINGS)) {
      const title = await titleOf(route, context, flora.id);
      expect(title, name).toContain(`Flora (${context.tenant.fictional_singular as string})`);
    }
  });
});
