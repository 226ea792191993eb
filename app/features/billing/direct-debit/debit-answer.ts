import type { FormProblem } from '~/contract/problem';

/** The response to the first step: the code is on its way, and the page keeps what was typed. */
export interface CodeSent {
  sent: true;
  values: Record<string, string>;
}

export type DebitAnswer = CodeSent | FormProblem;

export interface DebitStep {
  step: 'fields' | 'code';
  values: Record<string, string>;
  problem: FormProblem | undefined;
}

/** Refusals after which the code that was sent can still be used. */
const CODE_STAYS = new Set([
  'billing.debit-code-wait',
  'billing.debit-code-limit',
  'billing.debit-code-not-sent',
  'billing.debit-code-spent',
  'billing.provider-unavailable',
  'errors.try-again-later',
]);

/** Which step the page shows after a form was sent. Nobody types a code for an order that changed or was refused. */
export function stepAfter(answer: DebitAnswer | undefined): DebitStep {
  if (!answer) return { step: 'fields', values: {}, problem: undefined };
  if ('sent' in answer) return { step: 'code', values: answer.values, problem: undefined };
  const { values, fieldErrors, error } = answer;
  const isFieldWrong = Object.keys(fieldErrors).some((name) => name !== 'otp');
  const isCode = 'otp' in values && values['intent'] !== 'change' && !isFieldWrong;
  return { step: isCode && (!error || CODE_STAYS.has(error.code)) ? 'code' : 'fields', values, problem: answer };
}
