import { expect, it } from 'vitest';
import { callRoute } from '~/testing/call-route';
import { makeMember } from '~/testing/make-member';
import { renderPage } from '~/testing/render-page';
import { fileWith, placeOf, settle, type Place, type Turn } from '~/testing/settings.testing';
import { withSqlite } from '~/testing/with-database';
import { findBalance } from '~/features/billing/ledger.service.server';
import { sendPhoto } from '~/features/chat/photo-message.service.server';
import * as messages from './api/messages';
import * as settings from './api/settings';
import * as chat from './chats-id';
import * as chatGift from './chats-id-gift';
import * as chatPhoto from './chats-id-photo';
import * as profile from './members-id';
import * as newChat from './members-id-chat';
import * as profileGift from './members-id-gift';
import * as premium from './premium';
import * as swipe from './swipe-game';

let keys = 0;
const freshKey = () => `key-of-setting-${(keys += 1)}`;

const wire = async ({ visitor }: Place, key: string) =>
  ((await callRoute(settings.loader, visitor, '/api/settings.php')).data as Record<string, unknown>)[key];
const wireFeature = (name: string) => async (place: Place) =>
  ((await wire(place, 'features')) as Record<string, boolean>)[name];

const chatPage = async ({ asMark, chat: id }: Place, query = '') =>
  (await renderPage(chat, asMark, `/chats/${id}${query}`, { id })).html;

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const giveGift = ({ asMark, chat: id }: Place, key = freshKey()) =>
  callRoute(messages.action, asMark, '/api/messages.php', {
    json: { conversation: id, gift: 'rose', request_key: key },
  });

/** Likes of the swipe game until it refuses. */
async function likesOfTheGame({ asMark }: Place) {
  const answers: { status: number; data: unknown }[] = [];
  for (let given = 0; given < 4; given++) {
    const { id } = await makeMember(asMark);
    answers.push(
      await callRoute(swipe.action, asMark, '/swipe-game', {
        json: { intent: 'like', id },
        headers: { Accept: 'application/json' },
      }),
    );
  }
  return answers;
}

/**
 * Every setting of a brand: turned, it changes what a person reads, what a call answers and what is refused, as far as
 * it has to do with each. The table is complete by the test at the end: a new setting needs its row.
 */
const turns: Record<string, Turn> = {
  'features.gifts': {
    values: [true, false],
    page: [
      async (place) => [
        (await chatPage(place)).includes('Send a gift'),
        (await renderPage(newChat, place.asMark, '/members/x/chat', { id: place.fictional.id })).html.includes('/gift'),
        (await renderPage(profile, place.asMark, '/members/x', { id: place.anna.id })).html.includes('/gift'),
        (await renderPage(profile, place.visitor, '/members/x', { id: place.anna.id })).text.includes('to send a gift'),
        (await renderPage(premium, place.asMark, '/premium')).text.includes('Messages, photos and gifts in a'),
        (await renderPage(chatGift, place.asMark, '/chats/x/gift', { id: place.chat })).status,
        (await renderPage(profileGift, place.asMark, '/members/x/gift', { id: place.fictional.id })).status,
      ],
      [true, true, true, true, true, 200, 200],
      [false, false, false, false, false, 404, 404],
    ],
    wire: [wireFeature('gifts'), true, false],
    refusal: [
      async (place) => {
        const before = await findBalance(place.asMark.db, place.mark.id);
        const form = { gift: 'rose', request_key: freshKey() };
        const statuses = [
          await statusOf(giveGift(place)),
          await statusOf(callRoute(chatGift.action, place.asMark, '/', { params: { id: place.chat }, form })),
          await statusOf(
            callRoute(profileGift.action, place.asMark, '/', {
              params: { id: place.fictional.id },
              form: { ...form, request_key: freshKey() },
            }),
          ),
          await statusOf(
            callRoute(messages.action, place.asMark, '/', {
              json: { member: place.fictional.id, gift: 'rose', request_key: freshKey() },
            }),
          ),
          // Nobody is told to become premium for what is not to be had.
          await statusOf(
            callRoute(messages.action, place.asAnna, '/', {
              json: { conversation: place.chat, gift: 'rose', request_key: freshKey() },
            }),
          ),
        ];
        return [...statuses, before - (await findBalance(place.asMark.db, place.mark.id))];
      },
      [200, 302 + 1, 302 + 1, 200, 403, 100],
      [404, 404, 404, 404, 404, 0],
    ],
  },
  'features.chat_photos': {
    values: [true, false],
    page: [
      async (place) => [
        (await chatPage(place)).includes('Send a photo'),
        (await renderPage(premium, place.asMark, '/premium')).text.includes('Messages, photos and gifts in a'),
        (await renderPage(chatPhoto, place.asMark, '/chats/x/photo', { id: place.chat })).status,
      ],
      [true, true, 200],
      [false, false, 404],
    ],
    wire: [wireFeature('chat_photos'), true, false],
    refusal: [
      (place) => {
        // The body of a file is read only once nothing is refused: whether it would be read is what matters here.
        const receive = () => Promise.reject(new Error('the file would be read'));
        return sendPhoto(place.asMark, { conversation: place.chat, requestKey: freshKey(), receive }).catch(
          (error: { status?: number; message: string }) => error.status ?? error.message,
        );
      },
      'the file would be read',
      404,
    ],
  },
  'features.icebreakers': {
    values: [true, false],
    page: [
      async (place) => {
        const suggests = (html: string) => [
          html.includes('class="icebreakers"') || /class="[^"]*icebreakers/.test(html),
          html.includes('>What does your perfect Sunday look like?</textarea>'),
        ];
        return [
          ...suggests(
            (await renderPage(newChat, place.asMark, '/members/x/chat?say=4', { id: place.fictional.id })).html,
          ),
          ...suggests(await chatPage(place, '?say=4')),
          (await chatPage(place, '?ideas')).includes('Need an idea?'),
        ];
      },
      [true, true, false, true, true],
      [false, false, false, false, false],
    ],
    wire: [wireFeature('icebreakers'), true, false],
  },
  'limits.swipe_likes_per_day': {
    values: [2, 3],
    page: [
      async ({ asMark }) => (await renderPage(swipe, asMark, '/swipe-game')).text.match(/\d likes left today/)?.[0],
      '2 likes left today',
      '3 likes left today',
    ],
    wire: [
      async (place) => (await likesOfTheGame(place))[0]!.data,
      expect.objectContaining({ likes_left: 1, likes_per_day: 2 }),
      expect.objectContaining({ likes_left: 2, likes_per_day: 3 }),
    ],
    refusal: [
      async (place) => (await likesOfTheGame(place)).map(({ status }) => status),
      [200, 200, 403, 403],
      [200, 200, 200, 403],
    ],
  },
};

withSqlite('a setting of a brand', (open) => {
  it.each(Object.keys(turns))('%s changes what is seen, said and refused', async (setting) => {
    const { values, beside = {}, page, wire: answer, refusal } = turns[setting]!;
    for (const [index, value] of values.entries()) {
      for (const [what, [see, ...expected]] of Object.entries({ page, answer, refusal }).filter(
        ([, seen]) => seen,
      ) as never as [string, NonNullable<Turn['page']>][]) {
        const opened = await open();
        const place = placeOf(opened, await settle(opened), { ...beside, ...fileWith(setting, value) });
        expect([what, value, await see(place)]).toEqual([what, value, expected[index]]);
      }
    }
  });
});
