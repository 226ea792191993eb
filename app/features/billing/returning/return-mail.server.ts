import { findOrder } from '~db/queries/order';
import { findRefund } from '~db/queries/refund';
import { sendBrandMail } from '~/features/account/mail/brand-mail.service.server';
import { DATE_FORMATS, money } from '~/i18n/formats';
import { messageId } from '~/i18n/message-id';
import { toMajor } from '~/i18n/minor-units';
import type { ServiceContext } from '~/server/context/context.server';
import { orderStatusPath } from '../checkout/checkout-path';
import { methodName } from '../payments/payment-methods.server';
import type { ReturnedPayload } from './return.service.server';

/**
 * Confirms a return by mail, with its date and time, as the withdrawal function requires (Directive 2011/83/EU, article
 * 11a); a refund by the team is told in other words.
 */
export async function sendReturnMail(context: ServiceContext, payload: ReturnedPayload): Promise<void> {
  const [refund, order] = await Promise.all([
    findRefund(context.db, payload.refund_id),
    findOrder(context.db, payload.purchase_id),
  ]);
  if (!refund || !order) return;
  await sendBrandMail(context, { memberId: refund.member_id, mailId: payload.mail_id }, (intl, member) => {
    const values = {
      name: member.name,
      brand: context.tenant.name,
      number: order.id,
      credits: refund.credits,
      amount: intl.formatNumber(toMajor(refund.amount_minor, refund.currency), money(refund.currency)),
      at: intl.formatDate(refund.created_at, { ...DATE_FORMATS.long, ...TIME, timeZone: context.tenant.time_zone }),
      method: methodName(intl, order.method),
    };
    const say = (id: string) => intl.formatMessage({ id }, values);
    const byTeam = refund.kind === 'operator';
    return {
      subject: say(byTeam ? messageId('mail.refunded-subject') : messageId('mail.return-subject')),
      preview: say(byTeam ? messageId('mail.refunded-preview') : messageId('mail.return-preview')),
      greeting: say(messageId('mail.greeting')),
      paragraphs: [
        say(byTeam ? messageId('mail.refunded-intro') : messageId('mail.return-intro')),
        ...(refund.credits > 0 ? [say(messageId('mail.return-credits'))] : []),
        say(messageId('mail.return-amount')),
      ],
      action: { label: say(messageId('mail.receipt-button')), url: context.origin + orderStatusPath(order.id, null) },
      closing: [say(messageId('mail.return-closing'))],
    };
  });
}

const TIME = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;
