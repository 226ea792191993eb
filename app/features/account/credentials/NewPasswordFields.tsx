import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { PasswordField } from '~/ui/PasswordField/PasswordField';
import { PASSWORD_MOST } from '../password-bounds';

/** The new password and its repetition. Neither is ever sent back, so both are empty after an error. */
export function NewPasswordFields({ problem }: { problem: FormProblem | null | undefined }) {
  return (
    <>
      <PasswordField
        name="new_password"
        label={<FormattedMessage id="credentials.new-password" defaultMessage="New password" />}
        hint={
          <FormattedMessage
            id="account.password-hint"
            defaultMessage="At least 8 characters. A few words make a good one."
          />
        }
        error={fieldError(problem, 'new_password')}
        autoComplete="new-password"
        maxLength={PASSWORD_MOST}
        required
      />
      <PasswordField
        name="repeat_password"
        label={<FormattedMessage id="credentials.repeat-password" defaultMessage="New password again" />}
        error={fieldError(problem, 'repeat_password')}
        autoComplete="new-password"
        maxLength={PASSWORD_MOST}
        required
      />
    </>
  );
}
