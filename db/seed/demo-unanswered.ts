import { createHash } from 'node:crypto';
import { HOUR } from '~/time/durations';
import type { Tx } from '../handle';
import { openConversation } from '../queries/conversation';
import { creditsOf } from '../queries/credit-account';
import { holdCredits } from '../queries/credit-hold';
import { appendMessage } from '../queries/message';
import { insertOutbox } from '../queries/outbox';
import type { DemoBrand } from './demo-brand';
import { demoId, demoUlid } from './demo-ids';
import type { TextLanguage } from './pastimes';
import { unansweredMessage } from './talk';

/** How long credits are held for a reply; a test compares it with the product's value. */
const ANSWERED_WITHIN = 48 * HOUR;

/** Where a brand's staff reply for fictional profiles, an operator finds one conversation to work on. */
export async function insertUnansweredConversation(
  tx: Tx,
  { tenant, now, fictional, accounts, rng }: DemoBrand,
): Promise<void> {
  const [, { member: writer }] = accounts;
  const cost = tenant.message_credits;
  const profile = fictional.findLast(({ member }) => member.gender === writer.seeks)?.member;
  if (tenant.fictional_chat !== 'answered' || !profile || cost === 0) return;
  if ((await creditsOf(tx, writer.id)) < cost) return;
  const own = rng.fork('waiting');
  const at = now - 6 * HOUR;
  const dueAt = at + ANSWERED_WITHIN;
  const opening = { id: demoId(own), starterId: writer.id, otherId: profile.id, now: at };
  const { conversation } = await openConversation(tx, opening);
  const message = demoUlid(own, at);
  const key = `hold:${message}`;
  await holdCredits(tx, {
    id: demoUlid(own, at),
    member_id: writer.id,
    counterpart_id: profile.id,
    reason: 'fictional_recipient',
    amount: cost,
    reference: message,
    created_at: at,
    due_at: dueAt,
    request_key: key,
    request_hash: createHash('sha256').update(`${key} ${cost}`).digest('hex'),
  });
  await appendMessage(tx, {
    conversation_id: conversation.id,
    id: message,
    sender_id: writer.id,
    recipient_id: profile.id,
    author_kind: 'member',
    type: 'text',
    body: (unansweredMessage[writer.language as TextLanguage] ?? unansweredMessage.en).replace('{name}', profile.name),
    created_at: at,
    delivered_at: at,
    charge: 'held',
    cost,
    request_key: null,
    request_hash: null,
  });
  await insertOutbox(tx, {
    id: demoUlid(own, at),
    topic: 'chat.release-hold',
    payload: JSON.stringify({ message }),
    created_at: at,
    due_at: dueAt,
  });
}
