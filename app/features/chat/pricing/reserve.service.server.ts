import type { Tx } from '~db/database';
import { extendHold } from '~db/queries/credit-hold';
import { insertOutbox } from '~db/queries/outbox';
import type { CreditHoldRow } from '~db/schema/credit-hold';
import { holdIn } from '~/features/billing/ledger/ledger.service.server';
import type { LedgerContext } from '~/features/billing/ledger/ledger.service.server';
import { HOUR } from '~/time/durations';

/** The time for which credits stay reserved: until an answer, or until an e-mail address is confirmed. */
export const RESERVED_MS: Record<CreditHoldRow['reason'], number> = {
  fictional_recipient: 48 * HOUR,
  unconfirmed_recipient: 14 * 24 * HOUR,
  unconfirmed_sender: 14 * 24 * HOUR,
};

/** The payload of the job that returns reserved credits; see chat.jobs.server.ts. */
export interface ReleasePayload {
  message: string;
}

export interface Reservation {
  message: string;
  memberId: string;
  counterpartId: string;
  credits: number;
  reason: CreditHoldRow['reason'];
  /** The id of the job that releases the reservation when its time is over. */
  jobId: string;
}

/** Reserves the price of a message until it is delivered or answered. Throws notEnoughCredits (402). */
export async function reserveIn(tx: Tx, context: LedgerContext, reservation: Reservation): Promise<void> {
  const { message: reference, jobId, ...hold } = reservation;
  const dueAt = context.clock.now() + RESERVED_MS[hold.reason];
  await holdIn(tx, context, { ...hold, reference, dueAt });
  await scheduleRelease(tx, context, { jobId, message: reference, dueAt });
}

/** Keeps credits reserved for another reason; the time begins again. Does nothing where no hold exists. */
export async function reserveOnIn(
  tx: Tx,
  context: LedgerContext,
  message: string,
  reason: CreditHoldRow['reason'],
): Promise<void> {
  const dueAt = context.clock.now() + RESERVED_MS[reason];
  if (!(await extendHold(tx, message, { reason, due_at: dueAt }))) return;
  await scheduleRelease(tx, context, { jobId: context.ids.ulid(), message, dueAt });
}

async function scheduleRelease(
  tx: Tx,
  context: LedgerContext,
  { jobId, message, dueAt }: { jobId: string; message: string; dueAt: number },
): Promise<void> {
  await insertOutbox(tx, {
    id: jobId,
    topic: 'chat.release-hold',
    payload: JSON.stringify({ message } satisfies ReleasePayload),
    created_at: context.clock.now(),
    due_at: dueAt,
  });
}
