import type { MemberContext, RequestContext } from '~/server/context/context.server';
import { askForWithdrawal, openWithdrawalLink, withdrawByLink } from './withdrawal-link.service.server';
import { findWithdrawal, listWithdrawals, withdraw, type Confirmation } from './withdrawal.service.server';

const headOf = (context: RequestContext) => ({
  brand: context.tenant.name,
  title: context.texts(context.locale).formatMessage({ id: 'billing.withdrawal-title' }),
});

/** The order of a mailed link. */
export async function getLinkedPage(context: RequestContext, secret: string) {
  return { ...headOf(context), order: await openWithdrawalLink(context, secret), byLink: true };
}

/** An order of the member. */
export async function getWithdrawalPage(context: MemberContext, id: string) {
  return { ...headOf(context), order: await findWithdrawal(context, id), byLink: false };
}

/** The member's orders that can be returned. */
export async function getWithdrawalsPage(context: MemberContext) {
  return { ...headOf(context), orders: await listWithdrawals(context) };
}

/** The form that asks for a link; `sent`: someone has just sent it. */
export const getRequestPage = (context: RequestContext, sent: boolean) => ({
  ...headOf(context),
  sent,
  days: context.tenant.refund_days,
});

/** The form that asks for a link, and the one that confirms a withdrawal: with the link, or as the member. */
export type WithdrawalForm =
  | { by: 'visitor'; asked: { order: string; email: string } }
  | { by: 'link'; secret: string; seen: Confirmation }
  | { by: 'member'; member: MemberContext; order: string; seen: Confirmation };

export async function submitWithdrawalForm(context: RequestContext, form: WithdrawalForm): Promise<void> {
  if (form.by === 'visitor') await askForWithdrawal(context, form.asked);
  else if (form.by === 'link') await withdrawByLink(context, form.secret, form.seen);
  else await withdraw(form.member, form.order, form.seen);
}
