import type { FormProblem } from '~/contract/problem';

/** The draft of a debit in the browser once its code was sent: every load of the page begins with it. */
export interface DebitDraft {
  step: 'fields' | 'code';
  values: Record<string, string>;
}

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

/** Which step the page shows, and after a form was refused. Nobody types a code for an order that changed or was refused. */
export function stepAfter(answer: FormProblem | undefined, draft: DebitDraft | null = null): DebitStep {
  if (!answer) return { step: draft?.step ?? 'fields', values: draft?.values ?? {}, problem: undefined };
  const { values, fieldErrors, error } = answer;
  const isFieldWrong = Object.keys(fieldErrors).some((name) => name !== 'otp');
  const isCode = 'otp' in values && values['intent'] !== 'change' && !isFieldWrong;
  return { step: isCode && (!error || CODE_STAYS.has(error.code)) ? 'code' : 'fields', values, problem: answer };
}
