import { findBalance } from '~/features/billing/ledger/ledger.service.server';
import { sendPhoto } from '~/features/chat/photos/photo-message.service.server';
import { callApi } from '~/compose/call-api.testing';
import { callRoute } from '~/testing/call-route';
import { as } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { renderPage } from '~/testing/render-page';
import type { Place, Turn } from '~/testing/settings.testing';
import * as chat from '~/routes/chats-id';
import * as chatGift from '~/routes/chats-id-gift';
import * as chatPhoto from '~/routes/chats-id-photo';
import * as profile from '~/routes/members-id';
import * as newChat from '~/routes/members-id-chat';
import * as profileGift from '~/routes/members-id-gift';
import * as premium from '~/routes/premium';
import { freshKey, apiSetting, apiFeature, statusOf, words } from './ways.testing';

const chatPage = async ({ asMark, chat: id }: Place, query = '') =>
  (await renderPage(chat, asMark, `/chats/${id}${query}`, { id })).html;

const giveGift = ({ asMark, chat: id }: Place, key = freshKey()) =>
  callApi(asMark, '/api/messages.php', {
    json: { conversation: id, gift: 'rose', request_key: key },
  });

const sendText = ({ asAnna, chat: id }: Place, text: string) =>
  callApi(asAnna, '/api/messages.php', {
    json: { conversation: id, text, request_key: freshKey() },
  });
const openTo = async ({ asAnna }: Place, text: string, from = asAnna) => {
  const { id } = await makeMember(asAnna);
  return callApi(from, '/api/messages.php', { json: { member: id, text, request_key: freshKey() } });
};

/** A new member with credits, who has signed up just now. */
const newcomer = async (place: Place) =>
  as(place.visitor, await makeMember(place.visitor, { credits: 1_000, paid_user: 0 }));

/** What a conversation costs, contains and allows. */
export const settingsOfChat: Record<string, Turn> = {
  message_credits: {
    asksDatabase: true,
    values: [3, 2_00],
    page: [
      async (place) =>
        words(
          { text: (await renderPage(chat, place.asMark, '/chats/x', { id: place.chat })).text },
          /\b(?:3|200) credits/,
        ),
      '3 credits',
      '200 credits',
    ],
    api: [async (place) => ((await sendText(place, 'Hello')).data as { credits: number }).credits, 990 - 3, 990 - 200],
    refused: [
      async (place) => {
        const poor = as(place.visitor, await makeMember(place.visitor, { credits: 100 }));
        return statusOf(openTo(place, 'Hello', poor));
      },
      200,
      402,
    ],
  },
  gift_credits: {
    asksDatabase: true,
    values: [5, 60],
    page: [
      async (place) =>
        words(await renderPage(chatGift, place.asMark, '/chats/x/gift', { id: place.chat }), /\b(?:5|60) credits/),
      '5 credits',
      '60 credits',
    ],
    api: [async (place) => ((await giveGift(place)).data as { credits: number }).credits, 995, 940],
  },
  free_gifts: {
    asksDatabase: true,
    values: [false, true],
    page: [
      async (place) => {
        const shown = await renderPage(chatGift, place.asAnna, '/chats/x/gift', { id: place.chat });
        const offered = await renderPage(premium, place.asAnna, '/premium');
        return [
          shown.text.includes('Gifts are for premium members.'),
          words(shown, /\b25 credits/),
          shown.text.includes('Send gift'),
          offered.text.includes('Sending gifts'),
        ];
      },
      // A free member sees no price for what only premium members can send.
      [true, undefined, false, true],
      [false, '25 credits', true, false],
    ],
    api: [(place) => apiSetting(place, 'free_gifts'), false, true],
    refused: [
      async ({ asAnna, chat: id }) =>
        statusOf(
          callApi(asAnna, '/api/messages.php', { json: { conversation: id, gift: 'rose', request_key: freshKey() } }),
        ),
      403,
      200,
    ],
  },
  photo_credits: {
    values: [6, 70],
    page: [
      async (place) =>
        words(await renderPage(chatPhoto, place.asMark, '/chats/x/photo', { id: place.chat }), /\b(?:6|70) credits/),
      '6 credits',
      '70 credits',
    ],
    api: [(place) => apiSetting(place, 'photo_credits'), 6, 70],
  },
  message_length: {
    values: [20, 400],
    api: [(place) => apiSetting(place, 'message_length'), 20, 400],
    refused: [(place) => statusOf(sendText(place, 'x'.repeat(21))), 400, 200],
  },
  message_retention_days: {
    asksDatabase: true,
    values: [30, 90],
    api: [
      async (place) => {
        place.open.clock.advance(60 * 86_400_000);
        const { data } = await callApi(place.asMark, `/api/messages.php?conversation=${place.chat}`);
        const conversation = data as { messages: unknown[]; older_hidden: boolean };
        return [conversation.messages.length, conversation.older_hidden];
      },
      [0, true],
      [1, false],
    ],
  },
  'limits.free.conversations': {
    asksDatabase: true,
    values: [1, 3],
    refused: [
      async (place) => [
        await statusOf(openTo(place, 'First words')),
        await statusOf(openTo(place, 'Other words')),
        await statusOf(openTo(place, 'Third words')),
      ],
      [403, 403, 403],
      [200, 200, 403],
    ],
  },
  'limits.new_account.conversations_per_day': {
    asksDatabase: true,
    values: [1, 2],
    refused: [
      async (place) => {
        const who = await newcomer(place);
        return [await statusOf(openTo(place, 'First words', who)), await statusOf(openTo(place, 'Second words', who))];
      },
      [200, 403],
      [200, 200],
    ],
  },
  'limits.new_account.days': {
    asksDatabase: true,
    values: [0, 3],
    refused: [
      async (place) => {
        const strict = place.again({
          tenant: {
            limits: {
              free: { conversations: 9 },
              new_account: { days: place.visitor.tenant.limits.new_account.days, conversations_per_day: 1 },
            },
          },
        });
        const who = as(strict, await makeMember(strict, { credits: 1_000 }));
        return [await statusOf(openTo(place, 'First words', who)), await statusOf(openTo(place, 'Second words', who))];
      },
      [200, 200],
      [200, 403],
    ],
  },
  'limits.same_opener': {
    asksDatabase: true,
    values: [1, 3],
    refused: [
      async (place) => {
        const who = as(place.visitor, await makeMember(place.visitor, { credits: 1_000, paid_user: 1 }));
        const same = 'The very same words to everybody I meet here';
        return [await statusOf(openTo(place, same, who)), await statusOf(openTo(place, same, who))];
      },
      [200, 403],
      [200, 200],
    ],
  },
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
    api: [apiFeature('gifts'), true, false],
    refused: [
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
            callApi(place.asMark, '/api/messages.php', {
              json: { member: place.fictional.id, gift: 'rose', request_key: freshKey() },
            }),
          ),
          // A feature that the brand does not have must not be refused with the advice to become premium.
          await statusOf(
            callApi(place.asAnna, '/api/messages.php', {
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
    api: [apiFeature('chat_photos'), true, false],
    refused: [
      (place) => {
        // The file is only read when nothing is refused; the error shows that it would be read.
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
    api: [apiFeature('icebreakers'), true, false],
  },
};
