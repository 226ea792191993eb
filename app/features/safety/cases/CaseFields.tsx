import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { FormAlert } from '~/ui/FormAlert/FormAlert';
import { TextArea } from '~/ui/TextArea/TextArea';
import { emailInput } from '~/ui/TextField/email-input';
import { TextField } from '~/ui/TextField/TextField';
import { CASE_WORDS } from './case-choices';

interface FieldProps {
  problem: FormProblem | null;
}

export function CaseProblem({ problem }: FieldProps) {
  if (!problem) return null;
  return (
    <FormAlert result={problem}>
      {problem.error ? (
        <ErrorMessage {...problem.error} />
      ) : (
        fieldError(problem, Object.keys(problem.fieldErrors)[0] ?? '')
      )}
    </FormAlert>
  );
}

export function CaseWords({ problem, label }: FieldProps & { label?: ReactNode }) {
  return (
    <TextArea
      name="words"
      label={label ?? <FormattedMessage id="legal.case-words" defaultMessage="What happened?" />}
      defaultValue={problem?.values['words']}
      error={fieldError(problem, 'words')}
      maxLength={CASE_WORDS}
      counter
      rows={6}
      dir="auto"
      required
    />
  );
}

/** Only for those who are not logged in; everybody else is written to at the address of the account. */
export function CaseEmail({ problem, required = false }: FieldProps & { required?: boolean }) {
  return (
    <TextField
      name="email"
      {...emailInput}
      autoComplete="email"
      label={<FormattedMessage id="legal.case-email" defaultMessage="E-mail address" />}
      hint={<FormattedMessage id="legal.case-email-hint" defaultMessage="Our answer goes there." />}
      defaultValue={problem?.values['email']}
      error={fieldError(problem, 'email')}
      required={required}
    />
  );
}
