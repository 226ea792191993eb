import { openDatabase, transaction } from '~db/database';
import type { Db } from '~db/database';
import { openConversation } from '~db/queries/conversation';
import { accountOf, openCreditAccounts } from '~db/queries/credit-account';
import { postCredits } from '~db/queries/credit-transaction';
import { findMemberByEmail } from '~db/queries/member';
import { appendMessage } from '~db/queries/message';
import { searchMembers } from '~db/queries/search';
import { insertSession } from '~db/queries/session';
import { hashSecret } from '~/features/account/secret.service.server';
import { systemClock } from '~/server/context/clock';
import { SESSION_SECONDS } from '~/server/http/cookies';
import { randomIds } from '~/server/context/ids';
import { demoAccount } from '../../e2e/support/accounts';
import { brand, SLUG } from '../brand';
import { standardFilters } from '../search/search-bench';

/** The account and the rows that the measured pages show. */
export interface Story {
  email: string;
  password: string;
  memberId: string;
  /** The id of the profile that is shown. */
  profileId: string;
  /** A conversation of 60 messages, in which the member also sends. */
  conversationId: string;
  /** The sessions of many members, each of whom sees the same pages a little differently; without them, one's own. */
  sessions?: string[];
}

const CONVERSATIONS = 30;
const MESSAGES = 60;
const MANY = 1000;
const CREDITS = 10_000_000;
const ids = randomIds(systemClock);

/** Gives the premium demo account thirty conversations and credits for many messages. */
export async function tellStory(url: string): Promise<Story> {
  const { email, password } = demoAccount(SLUG, 'premium');
  const database = await openDatabase({ url });
  try {
    const db = database.tenant(brand.id);
    const member = await findMemberByEmail(db, email);
    if (!member) throw new Error(`The demo account ${email} is missing`);
    await giveCredits(db, member.id);
    const people = await searchMembers(
      db,
      { filters: { ...standardFilters, realOnly: true, withPhoto: true }, hidden: [] },
      { limit: CONVERSATIONS },
    );
    const partners = people.cards.map((card) => card.id);
    const conversations: string[] = [];
    for (const partner of partners) conversations.push(await talk(db, member.id, partner));
    const sessions = await logInMany(db);
    return {
      email,
      password,
      memberId: member.id,
      profileId: partners[0]!,
      conversationId: conversations[0]!,
      sessions,
    };
  } finally {
    await database.close();
  }
}

/** As many members as there are, at most a thousand. Returns their cookies. */
async function logInMany(db: Db): Promise<string[]> {
  const { cards } = await searchMembers(
    db,
    { filters: { ...standardFilters, realOnly: true }, hidden: [] },
    { limit: MANY },
  );
  const now = Date.now();
  return Promise.all(
    cards.map(async ({ id: member_id }) => {
      const token = ids.token();
      await insertSession(db, {
        id: ids.ulid(),
        token_hash: hashSecret(token),
        member_id,
        created_at: now,
        last_seen_at: now,
        expires_at: now + SESSION_SECONDS * 1000,
        user_agent: null,
        country: brand.countries[0]!,
      });
      return `session=${token}`;
    }),
  );
}

export async function giveCredits(db: Db, memberId: string): Promise<void> {
  const id = ids.ulid();
  await transaction(db, async (tx) => {
    await openCreditAccounts(tx, memberId);
    await postCredits(tx, {
      id,
      kind: 'adjustment',
      member_id: memberId,
      request_key: id,
      request_hash: id,
      reference: 'bench',
      created_at: Date.now(),
      entries: [
        { account: 'house_granted', amount: -CREDITS },
        { account: accountOf(memberId, 'spendable'), amount: CREDITS },
      ],
      lots: { open: { origin: 'goodwill' } },
    });
  });
}

async function talk(db: Db, memberId: string, partnerId: string): Promise<string> {
  const opening = { id: ids.random(), starterId: memberId, otherId: partnerId, now: Date.now() };
  return transaction(db, async (tx) => {
    const { conversation } = await openConversation(tx, opening);
    for (let i = 0; i < MESSAGES; i++) {
      const [sender_id, recipient_id] = i % 2 ? [memberId, partnerId] : [partnerId, memberId];
      const at = Date.now() - (MESSAGES - i) * 60_000;
      await appendMessage(tx, {
        conversation_id: conversation.id,
        id: ids.ulid(),
        sender_id,
        recipient_id,
        author_kind: 'member',
        type: 'text',
        body: 'Sunday sounds good. There is a place by the water that opens at ten.',
        created_at: at,
        delivered_at: at,
        charge: 'booked',
        request_key: ids.random(),
        request_hash: null,
      });
    }
    return conversation.id;
  });
}
