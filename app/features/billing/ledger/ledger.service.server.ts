import type { Db, Tx } from '~db/database';
import { accountOf, creditsOf, openCreditAccounts, type PlatformAccount } from '~db/queries/credit-account';
import { bookHold, findHold, holdCredits, releaseHold } from '~db/queries/credit-hold';
import type { LotMove, LotTerms } from '~db/queries/credit-lot';
import { InsufficientBalance, postCredits, type PostingOutcome } from '~db/queries/credit-transaction';
import type { CreditHoldRow } from '~db/schema/credit-hold';
import type { CreditTransactionKind } from '~db/schema/credit-transaction';
import { notEnoughCredits, requestKeyReused } from '../billing.errors';
import { hashOfParts, publishBalance, type LedgerContext } from './ledger-context.server';
import { reclaimReleasedIn } from './take-back.server';

export type { LedgerContext };

/** `repeated`: the same request was booked before, and nothing changed now. */
export interface Booked {
  repeated: boolean;
}

export interface Grant {
  memberId: string;
  /** A whole number, not negative; 0 books nothing. */
  credits: number;
  /** The price of the credits, stored with their lot until they are spent or returned. */
  terms: LotTerms;
  /** The id of the order or of the member who signed up. */
  reference: string;
  /** The idempotency key: booked once for each key and brand. */
  requestKey: string;
}

/** The platform account from which credits are granted: credits sold are owed to a payer, those given away are not. */
const SOURCES = {
  signup: ['signup', 'house_granted'],
  bonus: ['adjustment', 'house_granted'],
  goodwill: ['adjustment', 'house_granted'],
  bought: ['purchase', 'house_sold'],
} as const satisfies Record<LotTerms['origin'], [CreditTransactionKind, PlatformAccount]>;

/** Gives credits to a member and opens their accounts if necessary. Notifies open pages after the commit. */
export async function grantIn(tx: Tx, context: LedgerContext, grant: Grant): Promise<Booked> {
  const { memberId, credits, terms } = grant;
  if (isNothing(credits)) return { repeated: false };
  await openCreditAccounts(tx, memberId);
  const [kind, source] = SOURCES[terms.origin];
  const route = { from: source, to: accountOf(memberId, 'spendable'), lots: { open: terms } };
  const posted = await move(tx, context, { ...grant, kind }, route);
  const booked = outcomeOf(posted);
  if (!booked.repeated) publishBalance(tx, context, memberId);
  return booked;
}

export interface Charge {
  memberId: string;
  credits: number;
  kind: Extract<CreditTransactionKind, 'message' | 'photo' | 'gift'>;
  /** The id of the message that is paid for. */
  reference: string;
  /** Default: kind and reference, so that nothing is paid for twice. */
  requestKey?: string;
}

/**
 * Charges credits, never below zero. Throws notEnoughCredits (402), after which the transaction must not be committed.
 */
export async function chargeIn(tx: Tx, context: LedgerContext, charge: Charge): Promise<Booked> {
  const { memberId, credits, kind, reference, requestKey = `${kind}:${reference}` } = charge;
  if (isNothing(credits)) return { repeated: false };
  const posted = await enoughFor(tx, memberId, credits, () =>
    move(
      tx,
      context,
      { ...charge, requestKey },
      { from: accountOf(memberId, 'spendable'), to: 'house_spent', lots: 'next' },
    ),
  );
  return outcomeOf(posted);
}

export interface Hold {
  memberId: string;
  /** The other member, whose activation or answer books the hold. */
  counterpartId: string;
  credits: number;
  reason: CreditHoldRow['reason'];
  /** The id of the message; there is one hold for each reference. */
  reference: string;
  /** The time at which the hold is released unless it was booked, in epoch milliseconds. */
  dueAt: number;
  /** Default: `hold:` and the reference. */
  requestKey?: string;
}

/**
 * Reserves credits, which leave the member's balance at once. Throws notEnoughCredits (402). With 0 credits it does
 * nothing.
 */
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
      request_hash: hashOfParts('hold', memberId, credits, reference),
    }),
  );
  return outcomeOf(posted);
}

/**
 * Spends the reserved credits once the message was delivered or answered. Returns false if nothing was held any more.
 */
export async function bookHoldIn(
  tx: Tx,
  context: Pick<LedgerContext, 'clock' | 'ids'>,
  { reference }: { reference: string },
): Promise<boolean> {
  const hold = await findHold(tx, reference);
  if (!hold) return false;
  return bookHold(tx, hold, { id: context.ids.ulid(), now: context.clock.now() });
}

/**
 * Returns the reserved credits if the message will not be delivered or answered. Returns false if nothing was held any
 * more.
 */
export async function releaseHoldIn(
  tx: Tx,
  context: LedgerContext,
  { reference }: { reference: string },
): Promise<boolean> {
  const hold = await findHold(tx, reference);
  if (!hold || !(await releaseHold(tx, hold, { id: context.ids.ulid(), now: context.clock.now() }))) return false;
  await reclaimReleasedIn(tx, context, hold);
  publishBalance(tx, context, hold.member_id);
  return true;
}

/** The credits a member can spend now; 0 for a member without an account. */
export function findBalance(db: Db, memberId: string): Promise<number> {
  return creditsOf(db, memberId);
}

/** Throws notEnoughCredits (402) before any work that a charge would refuse afterwards. */
export async function requireCredits(db: Db, memberId: string, needed: number): Promise<void> {
  const credits = await creditsOf(db, memberId);
  if (credits < needed) throw notEnoughCredits({ credits, needed });
}

/** The credits reserved for messages that await delivery or an answer. */
export function findHeld(db: Db, memberId: string): Promise<number> {
  return creditsOf(db, memberId, 'held');
}

/**
 * Whether the amount is 0, which books nothing. Throws if it is not a whole number from 0, which is a bug of the
 * caller.
 */
function isNothing(credits: number): boolean {
  if (!Number.isSafeInteger(credits) || credits < 0) throw new Error(`${credits} is not a number of credits`);
  return credits === 0;
}

interface Movement extends Omit<Grant, 'terms'> {
  kind: CreditTransactionKind;
}

function move(
  tx: Tx,
  context: LedgerContext,
  movement: Movement,
  { from, to, lots }: { from: string; to: string; lots: LotMove },
): Promise<PostingOutcome> {
  const { memberId, credits, kind, reference, requestKey } = movement;
  return postCredits(tx, {
    id: context.ids.ulid(),
    kind,
    member_id: memberId,
    request_key: requestKey,
    request_hash: hashOfParts(kind, memberId, credits, reference),
    reference,
    created_at: context.clock.now(),
    entries: [
      { account: from, amount: -credits },
      { account: to, amount: credits },
    ],
    lots,
  });
}

async function enoughFor(
  tx: Tx,
  memberId: string,
  needed: number,
  post: () => Promise<PostingOutcome>,
): Promise<PostingOutcome> {
  try {
    return await post();
  } catch (error) {
    if (!(error instanceof InsufficientBalance)) throw error;
    throw notEnoughCredits({ credits: await creditsOf(tx, memberId), needed });
  }
}

function outcomeOf(posted: PostingOutcome): Booked {
  if (posted.outcome === 'conflict') throw requestKeyReused();
  return { repeated: posted.outcome === 'repeated' };
}
