import { findOrder } from '~db/queries/order';
import { sendBrandMail } from '~/features/account/mail/brand-mail.service.server';
import type { BrandContext } from '~/server/context/context.server';
import { orderStatusPath } from '../shop/checkout-path';
import { findReceiptNumber } from '../documents/document.service.server';
import { methodName } from '../shop/payment-methods.server';
import { receiptMail } from './receipt-mail';
import type { CompletedPayload } from './payment-topics';

/** Sends the details of the order by mail: what was bought, the price, the seller, and how it can be returned. */
export async function sendReceipt(context: BrandContext, { purchase_id, mail_id }: CompletedPayload): Promise<void> {
  const order = await findOrder(context.db, purchase_id);
  if (order?.state !== 'completed') return;
  const receiptNumber = await findReceiptNumber(context, order.id);
  await sendBrandMail(context, { memberId: order.member_id, mailId: mail_id, category: 'service' }, (intl, { name }) =>
    receiptMail(context.tenant, intl, {
      name,
      order,
      receiptNumber,
      method: methodName(intl, order.method),
      url: context.origin + orderStatusPath(order.id, null),
    }),
  );
}
