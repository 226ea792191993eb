import type { MemberContext } from '~/server/context/context.server';
import { confirmFirst } from '../billing.errors';

/**
 * At a brand with neutral answers only the mailbox decides whether an account that was just begun is that of its e-mail
 * address (decision 0092), so nothing is sold to it before: nobody could reach what was bought.
 */
export const mustConfirm = ({ tenant, member }: MemberContext): boolean =>
  tenant.neutral_account_answers && member.status === 'not_confirmed';

/** Throws confirmFirst where the member has to confirm the e-mail address before an order. */
export function requireConfirmed(context: MemberContext): void {
  if (mustConfirm(context)) throw confirmFirst();
}
