import { expect, it } from 'vitest';
import type { FormProblem } from '~/contract/problem';
import { stepAfter } from './debit-answer';

const typed = { iban: 'NL91', otp: '123456', intent: 'order' };
const problem = (changes: Partial<FormProblem>): FormProblem => ({
  ok: false,
  fieldErrors: {},
  error: null,
  values: typed,
  ...changes,
});
const refused = (code: string) => problem({ error: { code, values: {} } });
const wrong = [{ id: 'billing.debit-code-invalid' }];

it.each([
  ['nothing was sent', undefined, 'fields'],
  ['the code is wrong', problem({ fieldErrors: { otp: wrong } }), 'code'],
  ['another code was asked for too early', refused('billing.debit-code-wait'), 'code'],
  ['the provider did not respond', refused('billing.provider-unavailable'), 'code'],
  ['a field is wrong', problem({ fieldErrors: { iban: wrong } }), 'fields'],
  ['a field was changed together with a wrong code', problem({ fieldErrors: { iban: wrong, otp: wrong } }), 'fields'],
  ['the price has changed', refused('billing.price-changed'), 'fields'],
  ['the account is blocked', refused('billing.debit-blocked'), 'fields'],
  ['the limit is reached', refused('billing.debit-limit'), 'fields'],
  ['the member wants to change something', problem({ values: { ...typed, intent: 'change' } }), 'fields'],
  ['the first step was refused', problem({ values: { iban: 'NL91' }, error: { code: 'x', values: {} } }), 'fields'],
] as const)('shows the right step when %s, with what was typed', (_, answer, step) => {
  const shown = stepAfter(answer);
  expect(shown.step).toBe(step);
  expect(shown.values).toEqual(answer?.values ?? {});
});

it('begins with what the browser holds, until something is refused', () => {
  const draft = { step: 'code' as const, values: { iban: 'NL91' } };
  expect(stepAfter(undefined, draft)).toEqual({ ...draft, problem: undefined });
  expect(stepAfter(problem({ values: { iban: 'DE89' } }), draft)).toMatchObject({
    step: 'fields',
    values: { iban: 'DE89' },
  });
});
