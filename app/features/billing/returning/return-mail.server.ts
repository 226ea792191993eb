import { findOrder } from '~db/queries/order';
import { findRefund } from '~db/queries/refund';
import { sendBrandMail } from '~/features/account/mail/brand-mail.service.server';
import type { BrandContext } from '~/server/context/context.server';
import { orderStatusPath } from '../shop/checkout-path';
import { methodName } from '../shop/payment-methods.server';
import { moneyReturnedMail } from './return-mail';
import type { ReturnedPayload } from '../payments/payment-topics';

export async function sendReturnMail(context: BrandContext, payload: ReturnedPayload): Promise<void> {
  const [refund, order] = await Promise.all([
    findRefund(context.db, payload.refund_id),
    findOrder(context.db, payload.purchase_id),
  ]);
  if (!refund || !order) return;
  const to = { memberId: refund.member_id, mailId: payload.mail_id, category: 'service' } as const;
  await sendBrandMail(context, to, (intl, { name }) =>
    moneyReturnedMail(context.tenant, intl, {
      name,
      refund,
      orderId: order.id,
      method: methodName(intl, order.method),
      url: context.origin + orderStatusPath(order.id, null),
    }),
  );
}
