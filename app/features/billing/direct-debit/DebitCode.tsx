import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { Stack } from '~/ui/Layout/Layout';
import { TextField } from '~/ui/TextField/TextField';

/** The names of the fields that the second step repeats as they were typed. */
export const DEBIT_FIELDS = ['account_holder', 'iban', 'street', 'house_number', 'zip', 'city', 'phone'] as const;

export interface DebitCodeProps {
  values: Record<string, string>;
  problem: FormProblem | undefined;
}

/** The second step: the code, beside what was typed in the first. */
export function DebitCode({ values, problem }: DebitCodeProps) {
  return (
    <Stack $gap={4}>
      {DEBIT_FIELDS.map((name) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
      ))}
      <p>
        <FormattedMessage
          id="billing.debit-code-sent"
          defaultMessage="We sent a code to {phone} for a debit from {iban}."
          values={{ phone: <strong>{values['phone']}</strong>, iban: <strong>{values['iban']}</strong> }}
        />
      </p>
      <TextField
        name="otp"
        id="debit-otp"
        label={<FormattedMessage id="billing.debit-code" defaultMessage="Code from the text message" />}
        hint={
          <FormattedMessage
            id="billing.debit-code-hint"
            defaultMessage="Six digits, valid for {minutes, plural, one {# minute} other {# minutes}}."
            values={{ minutes: 10 }}
          />
        }
        error={fieldError(problem, 'otp')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        required
      />
    </Stack>
  );
}
