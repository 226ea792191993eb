import { HOUR } from '~/time/durations';
import type { NewConversation } from '../schema/conversation';
import type { NewMemberLike } from '../schema/member-like';
import type { NewMessage } from '../schema/message';
import type { NewParticipant } from '../schema/participant';
import { demoId, demoUlid } from './demo-ids';
import type { PersonRows } from './member-rows';
import type { TextLanguage } from './pastimes';
import type { Rng } from './rng';
import { talk } from './talk';

export interface StoryMessage extends NewMessage {
  cost: number;
}

export interface Story {
  likes: NewMemberLike[];
  conversation: NewConversation;
  participants: NewParticipant[];
  messages: StoryMessage[];
}

/** A match and a conversation of the two accounts, likes by the automation, and some that they gave. */
export function storyOf(
  tenantId: number,
  accounts: readonly [free: PersonRows, premium: PersonRows],
  fictional: readonly PersonRows[],
  prices: { message_credits: number; signup_credits: number },
  now: number,
  rng: Rng,
): Story {
  const [free, premium] = [accounts[0].member, accounts[1].member];
  const matchedAt = now - 26 * HOUR;
  const like = (
    from_id: string,
    to_id: string,
    hoursAgo: number,
    more: Partial<NewMemberLike> = {},
  ): NewMemberLike => ({
    tenant_id: tenantId,
    from_id,
    to_id,
    author_kind: 'member',
    is_new: 0,
    created_at: now - hoursAgo * HOUR,
    matched_at: null,
    ...more,
  });
  const forFree = fictional.filter(({ member }) => member.gender === free.seeks);
  const forPremium = fictional.filter(({ member }) => member.gender === premium.seeks && !forFree.slice(0, 8).some((other) => other.member.id === member.id)); // prettier-ignore
  const likes = [
    like(premium.id, free.id, 30, { matched_at: matchedAt }),
    like(free.id, premium.id, 26, { matched_at: matchedAt }),
    ...forFree
      .slice(0, 3)
      .map(({ member }, i) =>
        like(member.id, free.id, 3 + i * 9, { author_kind: 'automation', is_new: i < 2 ? 1 : 0 }),
      ),
    ...forFree.slice(3, 6).map(({ member }, i) => like(free.id, member.id, 40 + i * 11)),
    ...forPremium
      .slice(0, 3)
      .map(({ member }, i) =>
        like(member.id, premium.id, 5 + i * 7, { author_kind: 'automation', is_new: i < 1 ? 1 : 0 }),
      ),
    ...forPremium.slice(3, 7).map(({ member }, i) => like(premium.id, member.id, 50 + i * 8)),
  ];
  return { likes, ...conversationOf(tenantId, free, premium, prices, now, rng) };
}

type Person = PersonRows['member'];

function conversationOf(
  tenantId: number,
  free: Person,
  premium: Person,
  { message_credits: cost, signup_credits }: { message_credits: number; signup_credits: number },
  now: number,
  rng: Rng,
): Omit<Story, 'likes'> {
  const id = demoId(rng);
  const [question, answer, last] = talk[premium.language as TextLanguage] ?? talk.en;
  // The free account replies only if its signup credits pay for the message.
  const lines = [
    { from: premium, body: question.replace('{name}', free.name), at: now - 25 * HOUR },
    ...(signup_credits >= cost ? [{ from: free, body: answer, at: now - 24 * HOUR }] : []),
    { from: premium, body: last, at: now - 2 * HOUR },
  ];
  const messages = lines.map(({ from, body, at }, i): StoryMessage => ({
    tenant_id: tenantId,
    conversation_id: id,
    seq: i + 1,
    id: demoUlid(rng, at),
    sender_id: from.id,
    author_kind: 'member',
    type: 'text',
    body,
    created_at: at,
    delivered_at: at,
    charge: cost > 0 ? 'booked' : 'free',
    cost,
    request_key: null,
    request_hash: null,
  }));
  const end = messages[messages.length - 1]!;
  const participant = (own: Person, other: Person, unread: number): NewParticipant => ({
    tenant_id: tenantId,
    member_id: own.id,
    conversation_id: id,
    other_member_id: other.id,
    started: own === premium ? 1 : 0,
    visible: 1,
    unread_count: unread,
    last_read_seq: end.seq - unread,
    deleted_before_seq: 0,
    last_message_at: end.created_at,
  });
  const unread = messages.length === 3 ? 1 : 2;
  const [low_id, high_id] = [free.id, premium.id].sort() as [string, string];
  return {
    conversation: {
      tenant_id: tenantId,
      id,
      low_id,
      high_id,
      started_by: premium.id,
      last_seq: end.seq,
      created_at: messages[0]!.created_at,
      last_message_at: end.created_at,
    },
    participants: [participant(free, premium, unread), participant(premium, free, 0)],
    messages,
  };
}
