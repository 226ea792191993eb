import { listPhotos } from '~db/queries/photo';
import { listOpenSwipeLikes } from '~db/queries/swipe';
import { findBalance } from '~/features/billing/ledger/ledger.service.server';
import type { TestContext } from '~/testing/context';
import { makeFictional, makeMember } from '~/testing/make-member';
import { makePicture } from '~/testing/pictures';
import { DAY } from '~/time/durations';
import type { Race } from './race';

/** Old enough that the limits of new accounts do not apply. */
const settled = (context: TestContext) => ({ signup_date: context.clock.now() - 90 * DAY });
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

async function people(context: TestContext, count: number) {
  const promises = [];
  for (let i = 0; i < count; i++) promises.push(await makeMember(context));
  return promises;
}

const likesBetween = async ({ db }: TestContext, a: string, b: string) => {
  const ids = [a, b];
  const rows = await db
    .selectFrom('member_like')
    .select(['from_id', 'matched_at'])
    .where('tenant_id', '=', db.tenantId)
    .where('from_id', 'in', ids)
    .where('to_id', 'in', ids)
    .execute();
  return rows;
};

const oneLike: Race = {
  name: 'A member presses like 100 times at once',
  tries: 100,
  limit: 1,
  error: null,
  async start(context, acts) {
    const [me, other] = await people(context, 2);
    return {
      tries: times(100, () => () => acts.like(me!, other!.id)),
      count: async () => (await likesBetween(context, me!.id, other!.id)).length,
    };
  },
};

const oneMatch: Race = {
  name: 'Two members like each other, 50 times each at once: one match, both likes know it',
  tries: 100,
  limit: 2,
  error: null,
  async start(context, acts) {
    const [a, b] = await people(context, 2);
    return {
      tries: times(100, (i) => () => acts.like(i % 2 ? a! : b!, i % 2 ? b!.id : a!.id)),
      count: async () => {
        const rows = await likesBetween(context, a!.id, b!.id);
        const moments = new Set(rows.map((row) => row.matched_at));
        return moments.size === 1 && !moments.has(null) ? rows.length : -1;
      },
    };
  },
};

const swipeLikes: Race = {
  name: 'Likes of the swipe game, 4 a day',
  tries: 20,
  limit: 4,
  error: 'swipe.no-likes-left',
  async start(context, acts) {
    const [me, ...others] = await people(context, 21);
    return {
      tries: others.map((other) => () => acts.swipeLike(me!, other.id)),
      count: async () => (await listOpenSwipeLikes(context.db, me!.id)).length,
    };
  },
};

const thirdConversation: Race = {
  name: 'Conversations a free member starts, 2 ever',
  tries: 12,
  limit: 2,
  error: 'chat.premium-only',
  async start(context, acts) {
    const me = await makeMember(context, { credits: 1_000, ...settled(context) });
    const others = await people(context, 12);
    return {
      tries: others.map((other, i) => () => acts.send(me, other, { text: `Good evening, number ${i}` })),
      count: async () => {
        const { db } = context;
        const started = await db
          .selectFrom('participant')
          .select('conversation_id')
          .where('tenant_id', '=', db.tenantId)
          .where('member_id', '=', me.id)
          .where('started', '=', 1)
          .execute();
        return started.length;
      },
    };
  },
};

const lastCredits: Race = {
  name: 'Messages for the last credits: two are paid, texts and gifts together',
  tries: 20,
  limit: 2,
  error: 'chat.not-enough-credits',
  async start(context, acts) {
    const { message_credits, gift_credits } = context.tenant;
    if (message_credits !== gift_credits) throw new Error('the brand of the races asks the same for both');
    const credits = 2 * message_credits;
    const me = await makeMember(context, { credits, paid_user: 1, ...settled(context) });
    const [first, second] = await people(context, 2);
    return {
      tries: times(20, (i) => () => acts.send(me, i % 2 ? first! : second!, i % 3 ? { text: `Hello ${i}` } : GIFT)),
      count: async () => {
        const left = await findBalance(context.db, me.id);
        return left < 0 ? left : (credits - left) / message_credits;
      },
    };
  },
};
const GIFT = { gift: 'rose' } as const;

const pictures: Promise<Buffer>[] = [];

const fourthPhoto: Race = {
  name: 'Photos of a free member, 3',
  tries: 6,
  limit: 3,
  error: 'photos.free-limit',
  async start(context, acts) {
    // Made once for all rounds.
    const seeds = times(6, (i) => i + 1);
    pictures.push(...seeds.slice(pictures.length).map((seed) => makePicture(seed, SIZE)));
    const files = await Promise.all(pictures);
    const me = await makeMember(context);
    return {
      tries: files.map((picture) => () => acts.addPhoto(me, picture)),
      count: async () => (await listPhotos(context.db, me.id)).length,
    };
  },
};
const SIZE = { width: 300, height: 400 };

const brandsLike: Race = {
  name: 'The brand’s own like, 1 a day: 50 calls at once',
  tries: 50,
  limit: 1,
  error: null,
  async start(context, acts) {
    const me = await makeMember(context);
    for (let i = 0; i < 2; i++) await makeFictional(context, { has_photo: 1, gender: 'male' });
    return {
      tries: times(50, () => () => acts.autoLike(me)),
      count: async () => {
        const { db } = context;
        const given = await db
          .selectFrom('member_like')
          .select('author_kind')
          .where('tenant_id', '=', db.tenantId)
          .where('to_id', '=', me.id)
          .execute();
        return given.every(({ author_kind }) => author_kind === 'automation') ? given.length : -1;
      },
    };
  },
};

/** The limits of the product on which money or a fair game depend. */
export const races: readonly Race[] = [
  oneLike,
  oneMatch,
  swipeLikes,
  brandsLike,
  thirdConversation,
  lastCredits,
  fourthPhoto,
];
