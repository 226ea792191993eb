import { lengthOf } from '~/i18n/length-of';
import { z } from 'zod';
import { cleanWords } from '~/features/account/member-words.service.server';
import { messageId } from '~/i18n/message-id';
import type { RequestContext } from '~/server/context/context.server';
import { orderSchema } from '../checkout/order.schema.server';
import { findCheckout } from '../shop/offer.service.server';
import { readIban } from './bank-account.server';
import { readPhone } from './telephone.server';

const texts = {
  missing: messageId('billing.debit-missing'),
  long: messageId('billing.debit-too-long'),
  ibanInvalid: messageId('billing.debit-iban-invalid'),
  ibanCountry: messageId('billing.debit-iban-country'),
  phoneInvalid: messageId('billing.debit-phone-invalid'),
  phoneCountry: messageId('billing.debit-phone-country'),
};

/** In characters. A bank takes no more of the first three (SEPA rulebook); the form sets the same bounds. */
export const MOST = { account_holder: 70, street: 70, city: 35, house_number: 16, zip: 16 } as const;

type Words = keyof typeof MOST;

const typed = z.string().max(500, texts.long).catch('').default('');

const fields = orderSchema.extend({
  bundle: z.string().max(40, 'errors.invalid-value'),
  otp: z
    .string()
    .max(40)
    .catch('')
    .default('')
    .describe('The code from the text message: with it, the order is placed.'),
  /** The action of the pressed button; without one, a form with a code orders and a form without requests the code. */
  intent: z.enum(['code', 'resend', 'change', 'order']).optional().catch(undefined),
  account_holder: typed.meta({ maxLength: MOST.account_holder }),
  iban: typed,
  street: typed.meta({ maxLength: MOST.street }),
  house_number: typed.meta({ maxLength: MOST.house_number }),
  zip: typed.meta({ maxLength: MOST.zip }),
  city: typed.meta({ maxLength: MOST.city }),
  phone: typed,
});

export interface DebitForm {
  intent: 'code' | 'resend' | 'order';
  bundleId: string;
  requestKey: string;
  total: number;
  currency: string;
  country: string;
  /** The discount code in the total; empty for none. */
  code: string;
  next: string;
  otp: string;
  account_holder: string;
  iban: string;
  street: string;
  house_number: string;
  zip: string;
  city: string;
  /** E.164. */
  phone: string;
  phoneCountry: string;
}

/** The form of the specification, section 3. `countries`: those to which codes are sent; the first is that of numbers without a country code. */
export function debitSchema({ home, countries }: { home: string; countries: readonly string[] }) {
  return fields.transform((form, context): DebitForm => {
    const issue = (path: string, message: string, values?: Record<string, number>) =>
      context.addIssue({ code: 'custom', path: [path], message, params: values ? { values } : {} });
    const labelOf = (name: Words): string => {
      const text = cleanWords(form[name])
        .replaceAll(/\p{Cf}/gu, '')
        .replaceAll(/\s+/g, ' ');
      if (!/[\p{L}\p{N}]/u.test(text)) issue(name, texts.missing);
      else if (lengthOf(text) > MOST[name]) issue(name, texts.long, { max: MOST[name] });
      return text;
    };
    const iban = readIban(form.iban);
    if (!iban.ok) issue('iban', iban.problem === 'invalid' ? texts.ibanInvalid : texts.ibanCountry);
    const phone = readPhone(form.phone, home, countries);
    if (!phone.ok) issue('phone', phone.problem === 'invalid' ? texts.phoneInvalid : texts.phoneCountry);
    const { intent } = form;
    return {
      intent: intent === undefined || intent === 'change' ? (form.otp === '' ? 'code' : 'order') : intent,
      bundleId: form.bundle,
      requestKey: form.request_key,
      total: form.total,
      currency: form.currency,
      country: form.country,
      code: form.discount_code,
      next: form.next,
      otp: form.otp,
      account_holder: labelOf('account_holder'),
      iban: iban.ok ? iban.iban : '',
      street: labelOf('street'),
      house_number: labelOf('house_number'),
      zip: labelOf('zip'),
      city: labelOf('city'),
      phone: phone.ok ? phone.phone : '',
      phoneCountry: phone.ok ? phone.country : '',
    };
  });
}

/** The form on a page of this brand; a telephone number without a country code is one of the payment country. */
export const debitFormOf = (context: RequestContext) =>
  debitSchema({ home: findCheckout(context).country.code, countries: context.tenant.countries });
