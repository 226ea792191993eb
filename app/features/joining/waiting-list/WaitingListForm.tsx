import { FormattedMessage } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { AFTER_OPENING_DAYS, MOST_MONTHS } from '~/features/account/waiting-list-times';
import { useShell } from '~/page/use-shell';
import { Button } from '~/ui/Button/Button';
import { Checkbox } from '~/ui/Checkbox/Checkbox';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { FormAlert } from '~/ui/FormAlert/FormAlert';
import { Stack } from '~/ui/Layout/Layout';
import { emailInput } from '~/ui/TextField/email-input';
import { TextField } from '~/ui/TextField/TextField';
import { WAITING_LIST_PATH } from './waiting-list';

/**
 * An ordinary form: the pages on which it stands need no script for it, and one with errors is answered by the page of the
 * waiting list.
 */
export function WaitingListForm({ problem = null }: { problem?: FormProblem | null }) {
  const { brand } = useShell();
  const values = { brand: brand.name, min_age: brand.minAge };
  return (
    <form method="post" action={WAITING_LIST_PATH} noValidate>
      <Stack $gap={5}>
        {problem?.error ? (
          <FormAlert result={problem}>
            <ErrorMessage {...problem.error} />
          </FormAlert>
        ) : null}
        <TextField
          name="email"
          {...emailInput}
          autoComplete="email"
          required
          label={<FormattedMessage id="waitinglist.email" defaultMessage="Your e-mail address" />}
          defaultValue={problem?.values['email']}
          error={fieldError(problem, 'email')}
        />
        <Stack $gap={2}>
          <Checkbox
            name="of_age"
            value="yes"
            required
            label={
              <FormattedMessage
                id="waitinglist.age"
                defaultMessage="I am {min_age} or older."
                values={{ min_age: brand.minAge }}
              />
            }
            defaultChecked={problem?.values['of_age'] === 'yes'}
            error={fieldError(problem, 'of_age')}
          />
          <Checkbox
            name="consent"
            value="yes"
            required
            label={
              <FormattedMessage
                id="waitinglist.consent"
                defaultMessage="{brand} may send me one e-mail when signups are open to everybody."
                values={values}
              />
            }
            defaultChecked={problem?.values['consent'] === 'yes'}
            error={fieldError(problem, 'consent')}
          />
        </Stack>
        <Button wide size="lg">
          <FormattedMessage id="waitinglist.send" defaultMessage="Put me on the list" />
        </Button>
        <p className="quiet">
          <FormattedMessage
            id="waitinglist.ends"
            defaultMessage="We store your e-mail address and your language, nothing else. They are erased {days} days after that e-mail, after {months} months at the latest, or as soon as you leave the list with the link in each of our e-mails. <privacy>Privacy</privacy>"
            values={{
              days: AFTER_OPENING_DAYS,
              months: MOST_MONTHS,
              privacy: (text) => <a href="/pages/privacy">{text}</a>,
            }}
          />
        </p>
      </Stack>
    </form>
  );
}
