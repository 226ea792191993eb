import { transaction, type Tx } from '~db/database';
import { lockMember } from '~db/queries/member';
import {
  deleteNotification,
  insertNotificationSent,
  listNotifications,
  patchNotification,
} from '~db/queries/notification';
import { insertOutbox } from '~db/queries/outbox';
import type { NotificationRow } from '~db/schema/notification';
import type { NotificationType } from '~/contract/notification-types';
import type { BrandContext } from '~/server/context/context.server';
import { decideDeliveries, OPEN_MS, type DeliveryDecision } from './decide';
import {
  sendTopic,
  TOGETHER_MS,
  wakeIn,
  type BatchItem,
  type BatchPayload,
  type TellPayload,
} from './notify.service.server';
import { findSituation } from './situation.server';
import { listStillTrue } from './still-true.server';

/**
 * Decides what the member is told now. The lock of the member makes the limits hold with several servers, and what is
 * sent is recorded in the transaction that takes it off the list, so a repetition finds nothing to do.
 */
export function tellMember(context: BrandContext, { member_id: memberId }: TellPayload): Promise<void> {
  return transaction(context.db, async (tx) => {
    const member = await lockMember(tx, memberId);
    const rows = (await listNotifications(tx, memberId)).filter(
      ({ created_at }) => created_at + TOGETHER_MS <= context.clock.now(),
    );
    if (!member || rows.length === 0) return;
    const situation = await findSituation(tx, context, member);
    const alive = await listStillTrue(tx, memberId, rows, situation.lastSeenAt);
    const open = rows.filter((row) => alive.has(row));
    for (const row of rows) if (!alive.has(row)) await deleteNotification(tx, row);
    const verdicts = decideDeliveries(situation, open.map(itemOf));
    await new Carrying(tx, context, memberId, rows).carryOut(open, verdicts);
  });
}

const itemOf = ({ type, subject, created_at, pushed_at }: NotificationRow) => ({
  type: type as NotificationType,
  subject,
  createdAt: created_at,
  pushedAt: pushed_at,
});

/** Carries out the verdicts about one member's notifications. */
class Carrying {
  readonly #batches = new Map<string, { id: string; topic: string; items: BatchItem[] }>();
  /** The times for which a job exists already. */
  readonly #planned: Set<number>;
  readonly #now: number;

  constructor(
    readonly tx: Tx,
    readonly context: BrandContext,
    readonly memberId: string,
    rows: readonly NotificationRow[],
  ) {
    this.#now = context.clock.now();
    this.#planned = new Set(rows.map((row) => row.due_at).filter((at) => at > this.#now));
  }

  async carryOut(rows: readonly NotificationRow[], verdicts: readonly DeliveryDecision[]): Promise<void> {
    for (const [at, row] of rows.entries()) {
      const verdict = verdicts[at]!;
      if (verdict.kind === 'drop') await deleteNotification(this.tx, row);
      else if (verdict.kind === 'wait') await this.#wait(row, verdict.until);
      else await this.#send(row, verdict);
    }
    for (const { id: batch, topic, items } of this.#batches.values()) {
      const payload: BatchPayload = { member_id: this.memberId, batch, items };
      await insertOutbox(this.tx, {
        id: this.context.ids.ulid(),
        topic,
        payload: JSON.stringify(payload),
        created_at: this.#now,
        due_at: this.#now,
      });
    }
  }

  async #wait(row: NotificationRow, until: number): Promise<void> {
    if (row.due_at !== until) await patchNotification(this.tx, row, { due_at: until });
    await this.#wakeAt(until);
  }

  async #wakeAt(at: number): Promise<void> {
    if (this.#planned.has(at)) return;
    this.#planned.add(at);
    await wakeIn(this.tx, this.context, this.memberId, at);
  }

  async #send(row: NotificationRow, verdict: DeliveryDecision & { kind: 'mail' | 'push' }): Promise<void> {
    const { kind: channel } = verdict;
    const batch = this.#batchOf(channel, verdict.batch, row);
    const { type, subject } = row;
    const sent = { id: this.context.ids.ulid(), member_id: this.memberId, batch, channel, type, subject };
    await insertNotificationSent(this.tx, { ...sent, sent_at: this.#now });
    if (verdict.kind === 'mail' || !verdict.mailLater) return deleteNotification(this.tx, row);
    const due = this.#now + OPEN_MS;
    await patchNotification(this.tx, row, { pushed_at: this.#now, due_at: due });
    await this.#wakeAt(due);
  }

  /** The id of the batch that the row belongs to; a job sends it. */
  #batchOf(channel: 'mail' | 'push', name: string, { type, subject, created_at, pushed_at }: NotificationRow): string {
    const key = `${channel} ${name}`;
    const batch = this.#batches.get(key) ?? { id: this.context.ids.ulid(), topic: sendTopic(channel, name), items: [] };
    this.#batches.set(key, batch);
    batch.items.push({ type, subject, created_at, pushed_at });
    return batch.id;
  }
}
