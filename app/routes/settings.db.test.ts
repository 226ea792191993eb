import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { callRoute } from '~/testing/call-route';
import { makeMember } from '~/testing/make-member';
import { renderPage } from '~/testing/render-page';
import { fileWith, placeOf, settle, type Place, type Turn } from '~/testing/settings.testing';
import { withSqlite } from '~/testing/with-database';
import { findMemberByEmail } from '~db/queries/member';
import { marketJson } from '~/tenancy/tenant.testing';
import { as } from '~/testing/context';
import { findBalance } from '~/features/billing/ledger.service.server';
import { sendPhoto } from '~/features/chat/photo-message.service.server';
import { accountJobs } from '~/features/account/account.jobs.server';
import { loadShell } from '~/layouts/shell.server';
import { meta as rootMeta } from '~/root';
import { NO_TRACKING } from '~/server/tracking';
import { drainOutbox } from '~/testing/outbox';
import * as messages from './api/messages';
import * as settings from './api/settings';
import * as chat from './chats-id';
import * as chatGift from './chats-id-gift';
import * as chatPhoto from './chats-id-photo';
import * as profile from './members-id';
import * as newChat from './members-id-chat';
import * as profileGift from './members-id-gift';
import * as premium from './premium';
import * as index from './index';
import * as members from './members';
import * as signup from './signup';
import * as swipe from './swipe-game';
import * as credits from './credits';
import * as ownProfile from './profile';
import * as matchFinder from './match-finder';
import * as signupMatches from './signup-matches';
import * as autoLikes from './api/auto-like';
import * as regions from './api/regions';

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

const sendText = ({ asAnna, chat: id }: Place, text: string) =>
  callRoute(messages.action, asAnna, '/api/messages.php', {
    json: { conversation: id, text, request_key: freshKey() },
  });
const openTo = async ({ asAnna }: Place, text: string, from = asAnna) => {
  const { id } = await makeMember(asAnna);
  return callRoute(messages.action, from, '/api/messages.php', { json: { member: id, text, request_key: freshKey() } });
};
const words = (page: { text: string }, pattern: RegExp) => pattern.exec(page.text)?.[0];

let signups = 0;
const joinAs = (place: Place, fields: Record<string, string> = {}) => {
  signups += 1;
  const form = {
    email: `new${signups}@example.org`,
    name: `New ${signups}`,
    password: 'vuurtoren op texel',
    date_of_birth: '1990-02-28',
    gender: 'female',
    signup_message: '',
    ...fields,
  };
  return callRoute(signup.action, place.visitor, '/signup', { form });
};
/** A new member with credits, whose account is as young as it can be. */
const newcomer = async (place: Place) =>
  as(place.visitor, await makeMember(place.visitor, { credits: 1_000, paid_user: 0 }));
const fictionalPage = ({ asMark, fictional: { id } }: Place) => renderPage(profile, asMark, `/members/${id}`, { id });

const headOf = async ({ visitor }: Place) => JSON.stringify(rootMeta({ data: await loadShell(visitor) } as never));
/** The sender of what a signup is sent. */
const firstMail = async (place: Place) => {
  await joinAs(place);
  await drainOutbox(place.open, place.visitor, accountJobs);
  return place.visitor.mail.sent[0]!.from;
};

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
  index_title: {
    values: ['One start page', 'Two start pages'],
    page: [
      (place) => headOf(place),
      expect.stringContaining('One start page'),
      expect.stringContaining('Two start pages'),
    ],
    wire: [(place) => wire(place, 'index_title'), 'One start page', 'Two start pages'],
  },
  description: {
    values: ['What one brand is.', 'What two brands are.'],
    page: [
      (place) => headOf(place),
      expect.stringContaining('What one brand is.'),
      expect.stringContaining('What two brands are.'),
    ],
    wire: [(place) => wire(place, 'description'), 'What one brand is.', 'What two brands are.'],
  },
  time_zone: {
    values: ['Europe/Amsterdam', 'America/New_York'],
    wire: [
      async (place) => ((await likesOfTheGame(place))[0]!.data as { likes_back_at: number }).likes_back_at,
      Date.UTC(2026, 10, 21, 23),
      Date.UTC(2026, 10, 22, 5),
    ],
  },
  mail_address: {
    values: ['post@one.example', 'post@two.example'],
    wire: [async (place) => (await firstMail(place)).address, 'post@one.example', 'post@two.example'],
  },
  logged_out_search_trafficsource: {
    values: ['all', 'none'],
    beside: [{ logged_out_search: 'none' }, { logged_out_search: 'none' }],
    page: [
      async (place) => {
        const came = place.again({ tracking: { ...NO_TRACKING, network: 'adnet' } });
        return (await renderPage(members, came, '/members')).html.includes('<article');
      },
      true,
      false,
    ],
    wire: [(place) => wire(place, 'logged_out_search_trafficsource'), 'all', 'none'],
  },
  neutral_account_answers: {
    values: [false, true],
    refusal: [(place) => statusOf(joinAs(place, { email: place.anna.email })), 409, 302],
  },
  enable_site_entry_popup: {
    values: ['yes', 'no'],
    page: [async (place) => (await loadShell(place.visitor)).siteEntry, true, false],
    wire: [(place) => wire(place, 'enable_site_entry_popup'), 'yes', 'no'],
  },
  site_entry_countries: {
    values: [['NL'], []],
    beside: [{ enable_site_entry_popup: 'yes' }, { enable_site_entry_popup: 'yes' }],
    page: [async (place) => (await loadShell(place.visitor)).siteEntry, true, false],
  },
  fictional_icon: {
    values: ['bot', 'feather'],
    page: [async (place) => (await loadShell(place.visitor)).brand.fictional.icon, 'bot', 'feather'],
    wire: [(place) => wire(place, 'fictional_icon'), 'bot', 'feather'],
  },
  name: {
    values: ['Aurea', 'Boreas'],
    page: [async (place) => words(await renderPage(index, place.visitor, '/'), /Aurea|Boreas/), 'Aurea', 'Boreas'],
    wire: [(place) => wire(place, 'name'), 'Aurea', 'Boreas'],
  },
  support_email: {
    values: ['one@brand.example', 'two@brand.example'],
    page: [
      async (place) => /(?:one|two)@brand\.example/.exec((await renderPage(index, place.visitor, '/')).html)?.[0],
      'one@brand.example',
      'two@brand.example',
    ],
    wire: [(place) => wire(place, 'support_email'), 'one@brand.example', 'two@brand.example'],
  },
  support_phone: {
    values: ['+31 20 555 0101', '+31 20 555 0202'],
    wire: [(place) => wire(place, 'support_phone'), '+31 20 555 0101', '+31 20 555 0202'],
  },
  mail_name: {
    values: ['Aurea post', 'Boreas post'],
    wire: [(place) => wire(place, 'mail_name'), 'Aurea post', 'Boreas post'],
  },
  countries: {
    values: [['NL'], ['NL', 'BE']],
    beside: [{}, { markets: { NL: marketJson(), BE: marketJson() } }],
    wire: [
      async (place) => {
        const { data } = await callRoute(regions.loader, place.visitor, '/api/regions.php');
        return [...new Set((data as { regions: { country: string }[] }).regions.map(({ country }) => country))];
      },
      ['NL'],
      ['NL', 'BE'],
    ],
    refusal: [
      async (place) =>
        statusOf(
          callRoute(ownProfile.action, place.asAnna, '/profile', { json: { section: 'location', country: 'BE' } }),
        ),
      400,
      303,
    ],
  },
  min_age: {
    values: [18, 40],
    page: [
      async (place) => words(await renderPage(signup, place.visitor, '/signup'), /\(?(?:18|40)\+\)?/),
      '(18+)',
      '(40+)',
    ],
    wire: [(place) => wire(place, 'min_age'), 18, 40],
    refusal: [(place) => statusOf(joinAs(place)), 302, 400],
  },
  signups: {
    values: ['all', 'none'],
    page: [
      async (place) => (await renderPage(signup, place.visitor, '/signup')).html.includes('name="password"'),
      true,
      false,
    ],
    wire: [(place) => wire(place, 'signups'), 'all', 'none'],
    refusal: [(place) => statusOf(joinAs(place)), 302, 403],
  },
  logged_out_search: {
    values: ['all', 'none'],
    page: [
      async (place) => (await renderPage(members, place.visitor, '/members')).html.includes('<article'),
      true,
      false,
    ],
    wire: [(place) => wire(place, 'logged_out_search'), 'all', 'none'],
    refusal: [
      async (place) => (await renderPage(profile, place.visitor, '/members/x', { id: place.anna.id })).status,
      200,
      302,
    ],
  },
  signup_credits: {
    values: [7, 44],
    wire: [
      async (place) => {
        await joinAs(place, { email: 'credits@example.org' });
        const { id } = (await findMemberByEmail(place.visitor.db, 'credits@example.org'))!;
        return [await wire(place, 'signup_credits'), await findBalance(place.visitor.db, id)];
      },
      [7, 7],
      [44, 44],
    ],
  },
  message_credits: {
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
    wire: [async (place) => ((await sendText(place, 'Hello')).data as { credits: number }).credits, 990 - 3, 990 - 200],
    refusal: [
      async (place) => {
        const poor = as(place.visitor, await makeMember(place.visitor, { credits: 100 }));
        return statusOf(openTo(place, 'Hello', poor));
      },
      200,
      402,
    ],
  },
  gift_credits: {
    values: [5, 60],
    page: [
      async (place) =>
        words(await renderPage(chatGift, place.asMark, '/chats/x/gift', { id: place.chat }), /\b(?:5|60) credits/),
      '5 credits',
      '60 credits',
    ],
    wire: [async (place) => ((await giveGift(place)).data as { credits: number }).credits, 995, 940],
  },
  photo_credits: {
    values: [6, 70],
    page: [
      async (place) =>
        words(await renderPage(chatPhoto, place.asMark, '/chats/x/photo', { id: place.chat }), /\b(?:6|70) credits/),
      '6 credits',
      '70 credits',
    ],
    wire: [(place) => wire(place, 'photo_credits'), 6, 70],
  },
  message_length: {
    values: [20, 400],
    wire: [(place) => wire(place, 'message_length'), 20, 400],
    refusal: [(place) => statusOf(sendText(place, 'x'.repeat(21))), 400, 200],
  },
  message_retention_days: {
    values: [30, 90],
    wire: [
      async (place) => {
        place.open.clock.advance(60 * 86_400_000);
        const { data } = await callRoute(messages.loader, place.asMark, `/api/messages.php?conversation=${place.chat}`);
        const thread = data as { messages: unknown[]; older_hidden: boolean };
        return [thread.messages.length, thread.older_hidden];
      },
      [0, true],
      [1, false],
    ],
  },
  refund_days: {
    values: [9, 33],
    page: [
      async (place) => words(await renderPage(premium, place.asMark, '/premium'), /\d+ days of free returns/),
      '9 days of free returns',
      '33 days of free returns',
    ],
    wire: [(place) => wire(place, 'refund_days'), 9, 33],
  },
  'limits.free.conversations': {
    values: [1, 3],
    refusal: [
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
    values: [1, 2],
    refusal: [
      async (place) => {
        const who = await newcomer(place);
        return [await statusOf(openTo(place, 'First words', who)), await statusOf(openTo(place, 'Second words', who))];
      },
      [200, 403],
      [200, 200],
    ],
  },
  'limits.new_account.days': {
    values: [0, 3],
    refusal: [
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
    values: [1, 3],
    refusal: [
      async (place) => {
        const who = as(place.visitor, await makeMember(place.visitor, { credits: 1_000, paid_user: 1 }));
        const same = 'The very same words to everybody I meet here';
        return [await statusOf(openTo(place, same, who)), await statusOf(openTo(place, same, who))];
      },
      [200, 403],
      [200, 200],
    ],
  },
  'limits.auto_likes_per_day': {
    values: [0, 1],
    wire: [
      async (place) => (await callRoute(autoLikes.loader, place.asMark, '/api/auto-like.php')).data,
      null,
      expect.objectContaining({ fictional: true }),
    ],
  },
  'features.auto_like': {
    values: [true, false],
    wire: [
      async (place) => [
        await wireFeature('auto_like')(place),
        (await callRoute(autoLikes.loader, place.asMark, '/api/auto-like.php')).data,
      ],
      [true, expect.objectContaining({ fictional: true })],
      [false, null],
    ],
  },
  'features.match_finder': {
    values: [true, false],
    page: [async (place) => (await renderPage(matchFinder, place.asMark, '/match-finder')).status, 200, 404],
    wire: [wireFeature('match_finder'), true, false],
    refusal: [
      (place) =>
        statusOf(
          callRoute(matchFinder.action, place.asMark, '/match-finder', { form: { question: 'meet', answer: 'any' } }),
        ),
      303,
      404,
    ],
  },
  'features.signup_matches': {
    values: [true, false],
    page: [async (place) => (await renderPage(signupMatches, place.asMark, '/signup-matches')).status, 200, 404],
    wire: [wireFeature('signup_matches'), true, false],
  },
  'features.swipe_game': {
    values: [true, false],
    page: [async (place) => (await renderPage(swipe, place.asMark, '/swipe-game')).status, 200, 404],
    wire: [wireFeature('swipe_game'), true, false],
    refusal: [async (place) => (await likesOfTheGame(place))[0]!.status, 200, 404],
  },
  'features.member_landings': {
    values: [true, false],
    page: [
      async (place) => (await renderPage(ownProfile, place.asMark, '/profile')).html.includes('name="landing"'),
      true,
      false,
    ],
    wire: [wireFeature('member_landings'), true, false],
    refusal: [
      (place) =>
        statusOf(
          callRoute(ownProfile.action, place.asMark, '/profile', { json: { section: 'landing', landing: 'on' } }),
        ),
      303,
      404,
    ],
  },
  fictional_singular: {
    values: ['made-up profile', 'sample profile'],
    page: [
      async (place) => words(await fictionalPage(place), /(?:made-up|sample) profile/),
      'made-up profile',
      'sample profile',
    ],
    wire: [(place) => wire(place, 'fictional_singular'), 'made-up profile', 'sample profile'],
  },
  fictional_plural: {
    values: ['made-up profiles', 'sample profiles'],
    wire: [(place) => wire(place, 'fictional_plural'), 'made-up profiles', 'sample profiles'],
  },
  fictional_warning: {
    values: ['Nobody is behind this one.', 'We wrote this one ourselves.'],
    page: [
      async (place) =>
        words(
          await renderPage(newChat, place.asMark, '/members/x/chat', { id: place.fictional.id }),
          /Nobody is behind this one|We wrote this one ourselves/,
        ),
      'Nobody is behind this one',
      'We wrote this one ourselves',
    ],
    wire: [(place) => wire(place, 'fictional_warning'), 'Nobody is behind this one.', 'We wrote this one ourselves.'],
  },
  search_fields: {
    values: [['gender'], ['gender', 'hair_color']],
    page: [
      async (place) => (await renderPage(members, place.asMark, '/members')).html.includes('name="hair_color"'),
      false,
      true,
    ],
    wire: [(place) => wire(place, 'search_fields'), ['gender'], ['gender', 'hair_color']],
  },
  visible_profile_notes: {
    values: [['about_me'], []],
    page: [
      async (place) => (await renderPage(ownProfile, place.asMark, '/profile')).html.includes('name="about_me"'),
      true,
      false,
    ],
    wire: [(place) => wire(place, 'visible_profile_notes'), ['about_me'], []],
  },
  visible_profile_fields: {
    values: [['gender'], []],
    wire: [
      async (place) => {
        const { data } = await callRoute(chat.loader, place.asMark, '/chats/x', { params: { id: place.chat } });
        return [
          await wire(place, 'visible_profile_fields'),
          (data as { partner: { gender: string | null } }).partner.gender,
        ];
      },
      [['gender'], 'female'],
      [[], null],
    ],
  },
  markets: {
    values: [
      { NL: marketJson() },
      { NL: marketJson({ currency: 'USD', bundles: [{ id: '100', credits: 100, price: 4321 }] }) },
    ],
    page: [
      async (place) => words(await renderPage(credits, place.asMark, '/credits'), /[€$]\s?(?:10\.00|43\.21)/),
      expect.stringContaining('10.00'),
      expect.stringContaining('43.21'),
    ],
    wire: [
      (place) => wire(place, 'minimum_message_costs'),
      { NL: { costs: 84, currency: 'EUR' } },
      { NL: { costs: 433, currency: 'USD' } },
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

/** Settings that decide which brand is served and what its files are; each is turned where that happens. */
const ELSEWHERE: Record<string, string> = {
  id: 'app/tenancy/tenant-claims.test.ts#may not change the id of a brand',
  slug: 'app/tenancy/registry.test.ts#goes by domain, further hosts, slug and id',
  domain: 'app/tenancy/registry.test.ts#goes by domain, further hosts, slug and id',
  hosts: 'app/tenancy/registry.test.ts#goes by domain, further hosts, slug and id',
  company_id: 'app/tenancy/tenant-claims.test.ts#names a company that is not there, and lives when it comes',
  cdn_prefix: 'e2e/server/cdn.server-test.ts#shows its people from there',
  domain_language: 'app/i18n/choose-locale.test.ts#takes the first two letters of the domain language',
  niche: 'e2e/server/tenants-live.server-test.ts#a new file is a working, themed brand',
  theme: 'e2e/server/tenants-live.server-test.ts#mending it is live within five seconds',
  landers: 'app/landing/registry/brand-landers.test.ts#a brand shows the landers of its niche',
  fictional_chat: 'app/features/chat/fictional-closed.db.test.ts#',
  photo_review: 'app/features/photos/own-photos.db.test.ts#wait for a person where the brand looks first',
  'limits.free.photos': 'app/features/photos/photo-limit.test.ts#is the brand’s, by kind of member',
  'limits.premium.photos': 'app/features/photos/photo-limit.test.ts#is the brand’s, by kind of member',
};
/** Of a later issue: see scripts/check-settings.ts. */
const LATER = ['features.push_notifications', 'member_resell', 'welcome_offer'];

interface Schema {
  properties?: Record<string, Schema>;
}
const leaves = (schema: Schema, above = ''): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => {
    const nested = /^(?:limits|features)\./.test(`${above}${key}.`) && inner.properties;
    return nested ? leaves(inner, `${above}${key}.`) : key === '$schema' ? [] : [`${above}${key}`];
  });

it('every setting has its row, or its own test elsewhere', () => {
  const schema = JSON.parse(readFileSync('tenants/tenant.schema.json', 'utf8')) as Schema;
  const known = [...Object.keys(turns), ...Object.keys(ELSEWHERE), ...LATER];
  expect(known.toSorted()).toEqual(leaves(schema).sort());
  for (const [setting, reference] of Object.entries(ELSEWHERE)) {
    const [file, title] = reference.split('#') as [string, string];
    expect(readFileSync(file, 'utf8').includes(title), setting).toBe(true);
  }
});

withSqlite('a setting of a brand', (open) => {
  it.each(Object.keys(turns))('%s changes what is seen, said and refused', async (setting) => {
    const { values, beside = [{}, {}], ...ways } = turns[setting]!;
    for (const [index, value] of values.entries()) {
      for (const [way, seen] of Object.entries(ways)) {
        const opened = await open();
        const place = placeOf(opened, await settle(opened), { ...beside[index], ...fileWith(setting, value) });
        const [see, ...expected] = seen as NonNullable<Turn['page']>;
        expect([way, value, await see(place)]).toEqual([way, value, expected[index]]);
      }
    }
  });
});
