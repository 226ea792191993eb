import { findDirectDebit, insertDirectDebit } from '~db/queries/direct-debit';
import { insertOutbox } from '~db/queries/outbox';
import { findOrderByRequest } from '~db/queries/order';
import { consumeSmsCode } from '~db/queries/sms-code';
import type { DomainError } from '~/contract/problem';
import type { Tx } from '~db/database';
import type { OrderRow } from '~db/schema/order';
import { messageId } from '~/i18n/message-id';
import { money } from '~/i18n/formats';
import { toMajor } from '~/i18n/minor-units';
import type { SmsPort } from '~/providers/sms/sms-port';
import { requireTerms } from '~/features/account/terms/terms.service.server';
import type { BrandContext, MemberContext } from '~/server/context/context.server';
import { todayIn } from '~/server/context/calendar';
import { takesPayments } from '~/server/context/payment-providers';
import { AppError } from '~/server/response/app-error';
import { toDomainError } from '~/server/response/respond.server';
import { paymentsUnavailable, priceChanged } from '../billing.errors';
import { DIRECT_DEBIT } from '../shop/checkout-path';
import { findCheckout, quoteOrder, type Quote } from '../shop/offer.service.server';
import { requireNothingOpen } from '../returning/open-amount.service.server';
import { requireConfirmed } from '../checkout/confirmed-first.server';
import { quoteWithCode, type QuoteWithCode } from '../checkout/order-quote.service.server';
import { placeOrder, type DebitOrder, type OrderRequest } from '../checkout/order.service.server';
import { findCode } from '../discounts/codes.service.server';
import type { MemberCode } from '../shop/discount.server';
import { findReplaced } from '../open-orders/open-order.service.server';
import { findOwnLimit, refuseOwnLimit } from '../limits/own-limits.service.server';
import { lastFour } from './bank-account.server';
import { debitDay } from './debit-day.server';
import { checkDebit } from './debit-limits.server';
import { DEBIT_NOTICE_TOPIC, FIRST_NOTICE_MS, type NoticePayload } from './debit-notice.server';
import { codeSpent, notFound } from './direct-debit.errors';
import type { DebitForm } from './direct-debit.schema.server';
import { checkSmsCode, sendSmsCode } from './sms-code.service.server';

/** In characters: the whole text fits into one message. */
const BRAND_IN_SMS = 30;

/** The creditor of the mandate. */
export interface Creditor {
  name: string;
  address: string;
  creditorId: string;
}

export interface DebitQuote extends QuoteWithCode {
  creditor: Creditor;
  /** The ISO date of the debit. */
  collectOn: string;
  /** The reason why this member cannot order by direct debit now, before anything was typed. */
  domainError: DomainError | null;
  /** Whether payments and text messages are open at the moment. */
  open: boolean;
}

/**
 * The price of a bundle, its creditor and day of debit; `typed` is the discount code. Throws 404 where direct debit is
 * not offered.
 */
export async function quoteDebit(context: MemberContext, bundleId: string, typed: string | null): Promise<DebitQuote> {
  const choice = { bundleId, methodId: DIRECT_DEBIT, typed };
  const quoted = await quoteWithCode(context, findCheckout(context), choice);
  const { quote } = quoted;
  const creditor = creditorOf(context, quote);
  const { tenant, db, member, ports } = context;
  const now = context.clock.now();
  const request = { rules: tenant.direct_debit, now, total: quote.total, memberId: member.id };
  const debitError = await checkDebit(db, request).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      return toDomainError(error);
    },
  );
  const domainError = (await findOwnLimit(context, quote, quoted.replaces)) ?? debitError;
  return {
    ...quoted,
    creditor,
    collectOn: collectDay(context),
    domainError,
    open: takesPayments(context) && ports.sms !== null,
  };
}

/** The first step: checks the order as the second will, and sends the code. */
export async function askForCode(context: MemberContext, form: DebitForm): Promise<void> {
  const sms = smsOf(context);
  requireConfirmed(context);
  await requireTerms(context);
  const { quote, code: found } = await checkQuote(context, form);
  // No message is sent for an order that would be refused.
  await refuseOwnLimit(context, quote, await findReplaced(context, found));
  await checkDebit(context.db, limitsOf(context, form, quote));
  const { formatMessage, formatNumber } = context.texts(context.locale);
  // A space that does not break would double the price of the message, because it is not in the alphabet of telephones.
  const amount = formatNumber(toMajor(quote.total, quote.currency), money(quote.currency)).replaceAll(/\s/g, ' ');
  const values = { brand: context.tenant.name.slice(0, BRAND_IN_SMS), amount, account: lastFour(form.iban) };
  await sendSmsCode(context, sms, {
    phone: form.phone,
    country: form.phoneCountry,
    subject: subjectOf(form),
    textWith: (code) => formatMessage({ id: messageId('billing.debit-sms') }, { ...values, code }),
    again: form.intent === 'resend',
  });
}

export type DebitOutcome = { ok: true; location: string } | { ok: false; wrong: string };

/**
 * The second step: places the order if the code is right, and returns where to go. `wrong` is the message id of what is
 * wrong with the code. An order that was placed before with the same key is continued without another code.
 */
export async function orderByDebit(
  context: MemberContext,
  form: DebitForm,
  next: string | null,
): Promise<DebitOutcome> {
  smsOf(context);
  const { bundleId, requestKey, total, currency, country, code } = form;
  const seen = { total, currency, country, code, next };
  const request: OrderRequest = { ...seen, bundleId, methodId: DIRECT_DEBIT, requestKey };
  const isPlaced = () => findOrderByRequest(context.db, context.member.id, requestKey);
  const goOn = async () =>
    ({ ok: true, location: await placeOrder(context, request, debitOf(context, form, null)) }) as const;
  if (await isPlaced()) return goOn();
  try {
    await checkQuote(context, form);
  } catch (error) {
    // A double click: the first of two requests has reserved the discount code for this order.
    if (await isPlaced()) return goOn();
    throw error;
  }
  const check = await checkSmsCode(context, subjectOf(form), form.otp);
  if (check.is !== 'right') {
    // A double click: the first of two requests has used the text message's code for this order.
    if (check.is === 'spent' && (await isPlaced())) return goOn();
    const wrong = { wrong: messageId('billing.debit-code-invalid'), spent: messageId('billing.debit-code-spent') };
    return { ok: false, wrong: wrong[check.is] };
  }
  const location = await placeOrder(context, request, debitOf(context, form, check.id));
  context.kickOutbox();
  return { ok: true, location };
}

/** Throws 404 where nobody can be debited: SEPA moves euros only, and a mandate names its creditor. */
function creditorOf({ tenant: { company } }: BrandContext, { currency }: Quote): Creditor {
  if (currency !== 'EUR' || company.creditor_id === null) throw notFound();
  const address = `${company.address}, ${company.city}, ${company.country}`;
  return { name: company.name, address, creditorId: company.creditor_id };
}

async function checkQuote(context: MemberContext, form: DebitForm): Promise<{ quote: Quote; code: MemberCode | null }> {
  const checkout = findCheckout(context);
  // An order that is not sold here is told before anything about its code.
  quoteOrder(checkout, form.bundleId, DIRECT_DEBIT);
  await requireNothingOpen(context);
  const code = form.code === '' ? null : await findCode(context, form.code, checkout.country);
  const quote = quoteOrder(checkout, form.bundleId, DIRECT_DEBIT, code);
  creditorOf(context, quote);
  if (quote.total !== form.total || quote.currency !== form.currency || quote.country !== form.country) {
    throw priceChanged();
  }
  return { quote, code };
}

function smsOf(context: BrandContext): SmsPort {
  const { sms } = context.ports;
  if (!sms || !takesPayments(context)) throw paymentsUnavailable();
  return sms;
}

const limitsOf = (context: MemberContext, form: DebitForm, { total }: { total: number }) => ({
  rules: context.tenant.direct_debit,
  now: context.clock.now(),
  total,
  memberId: context.member.id,
  ibanHash: context.keyedHash('iban', form.iban),
});

const collectDay = ({ clock, tenant }: BrandContext) =>
  debitDay(clock.now(), tenant.time_zone, tenant.direct_debit.notice_days);

/** The subject of a code: this amount from this account. A change of either needs another code. */
function subjectOf(form: DebitForm): string {
  const { bundleId, total, currency, country, account_holder, iban, phone } = form;
  return JSON.stringify([bundleId, total, currency, country, account_holder, iban, phone]);
}

/** The reference of the mandate: one for each order, so that it is unique for the creditor. */
const mandateReference = (order: OrderRow) => order.id.toUpperCase();

/** `codeId` is null for an order that has its mandate already. */
function debitOf(context: MemberContext, form: DebitForm, codeId: string | null): DebitOrder {
  const writeIn = async (tx: Tx, order: OrderRow): Promise<void> => {
    const now = context.clock.now();
    if (codeId === null || !(await consumeSmsCode(tx, codeId, now))) throw codeSpent();
    const limits = limitsOf(context, form, { total: order.total_minor });
    await checkDebit(tx, limits);
    const { account_holder, street, house_number, zip, city, phone } = form;
    await insertDirectDebit(tx, {
      purchase_id: order.id,
      member_id: order.member_id,
      mandate_reference: mandateReference(order),
      creditor_id: context.tenant.company.creditor_id ?? '',
      iban_last4: lastFour(form.iban),
      iban_hash: limits.ibanHash,
      details: JSON.stringify({ account_holder, street, house_number, zip, city, phone }),
      signed_at: now,
      collect_on: collectDay(context),
    });
    const mailId = context.ids.ulid();
    const payload: NoticePayload = { purchase_id: order.id, mail_id: mailId };
    await insertOutbox(tx, {
      id: mailId,
      topic: DEBIT_NOTICE_TOPIC,
      payload: JSON.stringify(payload),
      created_at: now,
      due_at: now + FIRST_NOTICE_MS,
    });
  };
  return {
    subjectHash: context.keyedHash('subject of a code', subjectOf(form)),
    writeIn,
    accountFor: async (order) => {
      const debit = await findDirectDebit(context.db, order.id);
      if (!debit) throw notFound();
      return {
        holder: form.account_holder,
        iban: form.iban,
        mandateReference: debit.mandate_reference,
        signedOn: todayIn(debit.signed_at, context.tenant.time_zone),
        collectOn: debit.collect_on,
      };
    },
  };
}
