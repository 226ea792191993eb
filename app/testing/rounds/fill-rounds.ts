import type { Db } from '~db/database';
import { welcomeCode, WELCOME_CODE } from '~/features/billing/discounts/welcome.server';
import { DAY } from '~/time/durations';
import { insertMany } from '../fill-lists';

/** What of all this each member gets, by their place in the list. */
export interface Happened {
  unread?: (at: number) => boolean;
  visited?: (at: number) => boolean;
  liked?: (at: number) => boolean;
}

/**
 * What rounds look for, for many members at once: messages of their neighbour in the list that wait since 30 hours, a
 * visit and a like of yesterday, a code of their own that they have used, and a reminder of long ago.
 */
export async function fillRounds(db: Db, ids: readonly string[], now: number, happened: Happened = {}): Promise<void> {
  const always = () => true;
  const { unread = always, visited = always, liked = always } = happened;
  const people = ids.map((id, at) => ({ id, at, other: ids[(at + 1) % ids.length]! }));
  const tenant_id = db.tenantId;
  const waiting = now - 1.25 * DAY;
  const notified = people.filter(({ at }) => unread(at));
  const conversations = notified.map(({ id, other }) => ({
    tenant_id,
    id: `c${id.slice(1)}`,
    low_id: id < other ? id : other,
    high_id: id < other ? other : id,
    started_by: other,
    last_seq: 1,
    created_at: waiting,
    last_message_at: waiting,
  }));
  await insertMany(db, 'conversation', conversations);
  const sides = notified.map(({ id, other }) => ({
    tenant_id,
    member_id: id,
    conversation_id: `c${id.slice(1)}`,
    other_member_id: other,
    visible: 1,
    unread_count: 1,
    last_message_at: waiting,
  }));
  await insertMany(db, 'participant', sides);
  const visits = people
    .filter(({ at }) => visited(at))
    .map(({ id, other }) => ({ tenant_id, visited_id: id, visitor_id: other, visited_at: now - DAY }));
  await insertMany(db, 'visit', visits);
  const likes = people
    .filter(({ at }) => liked(at))
    .map(({ id, other }) => ({ tenant_id, from_id: other, to_id: id, is_new: 1, created_at: now - DAY }));
  await insertMany(
    db,
    'member_like',
    likes.map((like) => ({ ...like, author_kind: 'member', matched_at: null })),
  );
  const signupDate = now - 40 * DAY;
  await insertMany(
    db,
    'discount_code',
    ids.map((id) => ({ ...welcomeCode(WELCOME_CODE, { id, signupDate }), tenant_id })),
  );
  const used = { state: 'redeemed' as const, reserved_at: signupDate, redeemed_at: signupDate };
  await insertMany(
    db,
    'redemption',
    ids.map((id) => ({ ...used, tenant_id, code: WELCOME_CODE, holder: id, member_id: id, purchase_id: id })),
  );
  const sent = { channel: 'mail' as const, type: 'reminders', subject: 'activation first', sent_at: signupDate };
  await insertMany(
    db,
    'notification_sent',
    ids.map((id) => ({ ...sent, tenant_id, id: `s${id.slice(1)}`, member_id: id, batch: `b${id.slice(1)}` })),
  );
}
