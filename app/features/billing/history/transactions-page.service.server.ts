import type { MemberContext } from '~/server/context/context.server';
import { findNoticeOf } from '../limits/spending-notice.service.server';
import { cancelOrder } from '../open-orders/open-order.service.server';
import { listSaved, removeSaved } from '../saved/saved-method.service.server';
import { reportOrder } from '../status/order-report.service.server';
import { listHistory } from './history.service.server';

/** The status of one payment. `onTheWay`: the member goes on to the provider from here; `next`: what they came from. */
export async function getPaymentPage(
  context: MemberContext,
  id: string,
  { onTheWay, next }: { onTheWay: boolean; next: string | null },
) {
  return {
    brand: context.tenant.name,
    title: context.texts(context.locale).formatMessage({ id: 'billing.your-order' }),
    order: await reportOrder(context, id),
    onTheWay,
    notice: await findNoticeOf(context, id),
    next,
  };
}

/** All orders, or the movements of credits. */
export async function getHistoryPage(context: MemberContext, view: 'credits' | 'orders', before: string | null) {
  return {
    brand: context.tenant.name,
    title: context.texts(context.locale).formatMessage({ id: 'billing.history-title' }),
    history: await listHistory(context, view, before),
    first: before === null,
    saved: await listSaved(context),
  };
}

/** Of one payment: cancels its order while nobody has paid it. Of the list: removes a saved payment method. */
export async function submitTransactionForm(
  context: MemberContext,
  form: { cancel: string } | { remove: string },
): Promise<void> {
  if ('cancel' in form) await cancelOrder(context, form.cancel);
  else await removeSaved(context, form.remove);
}
