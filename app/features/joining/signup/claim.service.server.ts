import type { Tx } from '~db/database';
import { emailKeyOf, lockMember, patchMember } from '~db/queries/member';
import { hasOrder } from '~db/queries/order';
import { insertOutbox } from '~db/queries/outbox';
import type { MemberRow } from '~db/schema/member';
import { endSessionsIn } from '~/features/account/sessions/session.service.server';
import { returnUndeliveredIn } from '~/features/chat/server/chat.service.server';
import type { BrandContext, RequestContext } from '~/server/context/context.server';
import { DAY } from '~/time/durations';
import { NO_EMAIL } from './new-account.server';
import { enqueueMail } from './signup-outbox.server';

/** A claim ends after this time: its owner has had four links, each for a week. */
const CLAIM_DAYS = 30;

/** The payload of the job that ends a claim that nobody confirmed; see joining.jobs. */
export interface EndClaimPayload {
  member_id: string;
}

/**
 * Whether an account is a claim: it was begun with an e-mail address that another account has (decision 0092). It has the
 * address as it was typed, without the key that makes it the account of that address.
 */
export const isClaim = ({ status, email, email_key }: Pick<MemberRow, 'status' | 'email' | 'email_key'>): boolean =>
  status === 'not_confirmed' && email !== null && email_key === null;

/** Whether `claim` still claims the e-mail address of `owner`: anyone who began either may have corrected theirs meanwhile. */
export const claimsEmailOf = (claim: MemberRow | undefined, owner: Pick<MemberRow, 'email_key'>): claim is MemberRow =>
  claim !== undefined && isClaim(claim) && owner.email_key !== null && emailKeyOf(claim.email!) === owner.email_key;

/**
 * Writes to the owner of a claimed e-mail address, at most a few times an hour. If the address was never confirmed, either
 * signup may be that of the mailbox, so the claim gets a link of its own, unless the account has an order. To be called
 * before the transaction; what it returns is called within.
 */
export async function writeToOwner(context: RequestContext, owner: MemberRow) {
  const wait = await context.limits.mail.tryTake(`${context.tenant.id}|signup|${owner.id}`);
  const mail = { member_id: owner.id, mail_id: context.ids.ulid() };
  return async (tx: Tx, claimId: string): Promise<void> => {
    if (wait > 0) return;
    if (owner.status !== 'not_confirmed') return enqueueMail(tx, context, 'account.exists-mail', mail);
    const claim = (await hasOrder(tx, owner.id)) ? {} : { claim_id: claimId };
    await enqueueMail(tx, context, 'account.activation-mail', { ...mail, ...claim });
  };
}

/** Lets a claim end that nobody confirms. */
export async function endClaimLater(tx: Tx, { ids, clock }: BrandContext, claimId: string): Promise<void> {
  const now = clock.now();
  await insertOutbox(tx, {
    id: ids.ulid(),
    topic: 'account.end-claim',
    payload: JSON.stringify({ member_id: claimId } satisfies EndClaimPayload),
    created_at: now,
    due_at: now + CLAIM_DAYS * DAY,
  });
}

/** Ends an account if it is still a claim: the mailbox has confirmed another one, or none in time. */
export async function endClaimIn(tx: Tx, context: BrandContext, claimId: string): Promise<void> {
  const claim = await lockMember(tx, claimId);
  if (!claim || !isClaim(claim)) return;
  await patchMember(tx, claimId, { ...NO_EMAIL, status: 'deleted', deleted_at: context.clock.now() });
  await endSessionsIn(tx, context, claimId);
  await returnUndeliveredIn(tx, context, claimId);
}
