import { createHash } from 'node:crypto';
import { onCommit, type Db, type Tx } from '~db/database';
import { accountOf, creditsOf, openCreditAccounts, type PlatformAccount } from '~db/queries/credit-account';
import { bookHold, findHold, holdCredits, releaseHold } from '~db/queries/credit-hold';
import { InsufficientBalance, postCredits, type Posted } from '~db/queries/credit-transaction';
import type { CreditHoldRow } from '~db/schema/credit-hold';
import type { ServiceContext } from '~/server/context/context.server';
import { notifyMember } from '~/server/events/publish';
import { notEnoughCredits, requestKeyReused } from '../billing.errors';

/** What the ledger needs of a context; every service context has it. */
export type LedgerContext = Pick<ServiceContext, 'clock' | 'ids' | 'ports' | 'tenant'>;

/** `repeated`: this very request was booked before and nothing moved now. */
export interface Booked {
  repeated: boolean;
}

export interface Grant {
  memberId: string;
  /** Whole and not negative; 0 books nothing. */
  credits: number;
  kind: 'signup' | 'purchase' | 'adjustment';
  /** What it is about: the purchase, the member who signed up. */
  reference: string;
  /** Books once per key and brand. */
  requestKey: string;
}

/** Where granted credits come from: what was sold is owed to a payer, what was given is not. */
const SOURCES: Record<Grant['kind'], PlatformAccount> = {
  signup: 'house_granted',
  adjustment: 'house_granted',
  purchase: 'house_sold',
};

/** Gives credits to a member, whose accounts are opened if need be. Open pages hear of it after the commit. */
export async function grantIn(tx: Tx, context: LedgerContext, grant: Grant): Promise<Booked> {
  const { memberId, credits, kind } = grant;
  if (isNothing(credits)) return { repeated: false };
  await openCreditAccounts(tx, memberId);
  const posted = await move(tx, context, grant, SOURCES[kind], accountOf(memberId, 'spendable'));
  const booked = outcomeOf(posted);
  if (!booked.repeated) publishBalance(tx, context, memberId);
  return booked;
}

export interface Charge {
  memberId: string;
  credits: number;
  kind: 'message' | 'photo' | 'gift';
  /** The message or photo paid for. */
  reference: string;
  /** Default: kind and reference, so one thing is paid for once. */
  requestKey?: string;
}

/** Takes credits, never below zero: throws notEnoughCredits (402), after which the transaction must not be committed. */
export async function chargeIn(tx: Tx, context: LedgerContext, charge: Charge): Promise<Booked> {
  const { memberId, credits, kind, reference, requestKey = `${kind}:${reference}` } = charge;
  if (isNothing(credits)) return { repeated: false };
  const posted = await enoughFor(tx, memberId, credits, () =>
    move(tx, context, { ...charge, requestKey }, accountOf(memberId, 'spendable'), 'house_spent'),
  );
  return outcomeOf(posted);
}

export interface Hold {
  memberId: string;
  /** The other side, whose activation or answer books it. */
  counterpartId: string;
  credits: number;
  reason: CreditHoldRow['reason'];
  /** The message; one hold per reference. */
  reference: string;
  /** Released from then on unless booked, epoch milliseconds. */
  dueAt: number;
  /** Default: hold and reference. */
  requestKey?: string;
}

/** Reserves credits: they leave the member's balance at once. Throws notEnoughCredits (402). 0 credits hold nothing. */
export async function holdIn(tx: Tx, context: LedgerContext, hold: Hold): Promise<Booked> {
  const { memberId, counterpartId, credits, reason, reference, dueAt, requestKey = `hold:${reference}` } = hold;
  if (isNothing(credits)) return { repeated: false };
  await openCreditAccounts(tx, memberId);
  const posted = await enoughFor(tx, memberId, credits, () =>
    holdCredits(tx, {
      id: context.ids.ulid(),
      member_id: memberId,
      counterpart_id: counterpartId,
      reason,
      amount: credits,
      reference,
      created_at: context.clock.now(),
      due_at: dueAt,
      request_key: requestKey,
      request_hash: hashOf('hold', memberId, credits, reference),
    }),
  );
  return outcomeOf(posted);
}

/** The message was delivered or answered: what was held for it is spent. False when nothing was held any more. */
export async function bookHoldIn(
  tx: Tx,
  context: Pick<LedgerContext, 'clock' | 'ids'>,
  { reference }: { reference: string },
): Promise<boolean> {
  const hold = await findHold(tx, reference);
  if (!hold) return false;
  return bookHold(tx, hold, { id: context.ids.ulid(), now: context.clock.now() });
}

/** The message will not be delivered or answered: its credits go back. False when nothing was held any more. */
export async function releaseHoldIn(
  tx: Tx,
  context: LedgerContext,
  { reference }: { reference: string },
): Promise<boolean> {
  const hold = await findHold(tx, reference);
  if (!hold || !(await releaseHold(tx, hold, { id: context.ids.ulid(), now: context.clock.now() }))) return false;
  publishBalance(tx, context, hold.member_id);
  return true;
}

/** What the member can spend now; 0 for one who never had any. */
export function findBalance(db: Db, memberId: string): Promise<number> {
  return creditsOf(db, memberId);
}

/** Refuses before any work what a charge would refuse after it: throws notEnoughCredits (402). */
export async function requireCredits(db: Db, memberId: string, needed: number): Promise<void> {
  const credits = await creditsOf(db, memberId);
  if (credits < needed) throw notEnoughCredits({ credits, needed });
}

/** What waits for delivery or an answer. */
export function findHeld(db: Db, memberId: string): Promise<number> {
  return creditsOf(db, memberId, 'held');
}

/** A price of nothing books nothing; anything else but a whole positive number is a bug of the caller. */
function isNothing(credits: number): boolean {
  if (!Number.isSafeInteger(credits) || credits < 0) throw new Error(`${credits} is not a number of credits`);
  return credits === 0;
}

interface Movement extends Omit<Grant, 'kind'> {
  kind: Grant['kind'] | Charge['kind'];
}

function move(tx: Tx, context: LedgerContext, movement: Movement, from: string, to: string): Promise<Posted> {
  const { memberId, credits, kind, reference, requestKey } = movement;
  return postCredits(tx, {
    id: context.ids.ulid(),
    kind,
    member_id: memberId,
    request_key: requestKey,
    request_hash: hashOf(kind, memberId, credits, reference),
    reference,
    created_at: context.clock.now(),
    entries: [
      { account: from, amount: -credits },
      { account: to, amount: credits },
    ],
  });
}

async function enoughFor(tx: Tx, memberId: string, needed: number, post: () => Promise<Posted>): Promise<Posted> {
  try {
    return await post();
  } catch (error) {
    if (!(error instanceof InsufficientBalance)) throw error;
    throw notEnoughCredits({ credits: await creditsOf(tx, memberId), needed });
  }
}

function outcomeOf(posted: Posted): Booked {
  if (posted.outcome === 'conflict') throw requestKeyReused();
  return { repeated: posted.outcome === 'repeated' };
}

function publishBalance(tx: Tx, context: LedgerContext, memberId: string): void {
  onCommit(tx, () => notifyMember(context, memberId, { kind: 'credits' }));
}

function hashOf(...parts: (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
