import type { Rng } from '~db/seed/rng';

/** One method of each family: bank redirect, card, wallet, voucher, bank transfer, direct debit. */
export const METHODS = [
  ...(['ideal', 'visa', 'creditcard', 'applepay', 'paypal', 'paysafecard', 'wiretransfer'] as const),
  'directdebit' as const,
];
export type SimulatedMethod = (typeof METHODS)[number];

/** What happens to a payment, in days after the order; `share` of the total. */
export interface Course {
  outcomes: { after: number; outcome: 'paid' | 'pending' | 'failed' | 'cancelled' }[];
  back: { after: number; kind: 'refund' | 'chargeback' | 'return'; share: number }[];
}

/** The typical course of a payment with this method: how it ends, and what goes back later. */
export function courseOf(method: SimulatedMethod, rng: Rng): Course {
  const course: Course = { outcomes: [], back: [] };
  const soon = rng.next() / 24;
  if (method === 'directdebit') {
    // The sandbox debits the account by itself after some days; a bank may refuse before that.
    if (rng.chance(0.08)) course.outcomes.push({ after: 1 + rng.next(), outcome: 'failed' });
  } else if (method === 'wiretransfer' || (method === 'paypal' && rng.chance(0.1))) {
    // The money is under way for days, sometimes for weeks, and now and then it never comes.
    course.outcomes.push({ after: soon, outcome: 'pending' });
    const end = rng.weighted([
      ['paid', 16],
      ['failed', 2],
      ['never', 1],
    ] as const);
    if (end !== 'never') course.outcomes.push({ after: soon + 1 + rng.next() * 9, outcome: end });
  } else {
    const outcome = rng.weighted([
      ['paid', 16],
      ['failed', 2],
      ['cancelled', 2],
      ['never', 1],
    ] as const);
    if (outcome !== 'never') course.outcomes.push({ after: soon, outcome });
  }
  const disputable = method === 'visa' || method === 'creditcard' || method === 'paypal';
  if (rng.chance(0.12)) course.back.push({ after: 1 + rng.next() * 15, kind: 'return', share: 1 });
  if (rng.chance(0.02))
    course.back.push({ after: 1 + rng.next() * 30, kind: 'refund', share: rng.pick([1, 0.5, 0.1]) });
  if (disputable && rng.chance(0.03)) {
    course.back.push({ after: 5 + rng.next() * 50, kind: 'chargeback', share: rng.pick([1, 1, 0.4]) });
  }
  // For eight weeks a bank returns a debit without a question.
  if (method === 'directdebit' && rng.chance(0.15)) {
    course.back.push({ after: 5 + rng.next() * 48, kind: 'chargeback', share: 1 });
  }
  return course;
}
