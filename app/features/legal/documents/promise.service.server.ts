import { findReturnExample } from '~/features/billing/pricing/pricing.service.server';
import { toMajor } from '~/i18n/minor-units';
import type { RequestContext } from '~/server/context/context.server';
import { takesPayments } from '~/server/context/payment-providers';
import type { Inline } from './legal-document';
import { brandWriter } from './legal-values.server';
import type { Writer } from './writer.server';

export type PromiseSubject = 'returning' | 'leaving' | 'labels';

export interface LongPromise {
  about: PromiseSubject;
  parts: { title: string; text: Inline[] }[];
  /** The same with the numbers of this brand's smallest bundle; null where there is nothing to compute. */
  example: string | null;
}

/**
 * One promise at length, from the texts that the pages about it have. Where nothing can be ordered or returned, it is how
 * one leaves.
 */
export function writePromise(context: RequestContext, about: PromiseSubject): LongPromise {
  const { tenant } = context;
  const writer = brandWriter(context);
  const days = { days: tenant.refund_days };
  const part = (title: string, text: string) => ({ title: writer.line(title), text: writer.words(text, days) });
  if (about === 'labels') {
    const parts = [
      part('faq.talk-fictional', `faq.talk-fictional-${tenant.fictional_chat}`),
      part('faq.talk-leave-out', 'faq.talk-leave-out-text'),
    ];
    return { about, parts, example: null };
  }
  if (about === 'leaving' || tenant.refund_days === 0 || !takesPayments(context)) {
    const parts = [part('faq.data-leave', 'faq.data-leave-text'), part('faq.data-copy', 'faq.data-copy-text')];
    return { about: 'leaving', parts, example: null };
  }
  const parts = [
    part('pricing.policy-which', 'pricing.policy-promise'),
    part('pricing.policy-what', 'pricing.policy-part'),
    part('pricing.policy-how', 'pricing.policy-how-text'),
  ];
  return {
    about,
    parts,
    example: writeExample(context, writer),
  };
}

function writeExample(context: RequestContext, { line }: Writer): string {
  const { credits, left, fee, price, total, back, currency } = findReturnExample(context);
  const intl = context.texts(context.locale);
  const money = (minor: number) => intl.formatNumber(toMajor(minor, currency), { style: 'currency', currency });
  return line('pricing.policy-example', {
    credits,
    left,
    fees: fee > 0 ? 'yes' : 'no',
    fee: money(fee),
    price: money(price),
    total: money(total),
    back: money(back),
  });
}
