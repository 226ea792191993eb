import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FormProblem } from '~/contract/problem';
import { PageClockContext } from '~/i18n/IntlRoot';
import { useShell } from '~/page/use-shell';
import { DateOfBirthField } from '~/ui/DateOfBirthField/DateOfBirthField';
import { composeDate, latestBirthDate } from '~/ui/DateOfBirthField/date-of-birth';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { PasswordField } from '~/ui/PasswordField/PasswordField';
import { RadioGroup } from '~/ui/RadioGroup/RadioGroup';
import { TextArea } from '~/ui/TextArea/TextArea';
import { TextField } from '~/ui/TextField/TextField';
import { ABOUT_MAX } from './about-length';
import { EmailField } from './EmailField';

export interface BeginningFieldsProps {
  memberId: string | undefined;
  memberName: string | undefined;
  about: string | undefined;
  problem: FormProblem | undefined;
}

/** The fields for what a visitor began before signing up: a first message, and the text of their own profile. */
export function BeginningFields({ memberId, memberName, about, problem }: BeginningFieldsProps) {
  const { brand } = useShell();
  const values = problem?.values ?? {};
  return (
    <>
      {memberId ? (
        <TextArea
          name="signup_message"
          label={
            memberName ? (
              <FormattedMessage
                id="account.message-to-label"
                defaultMessage="Your first message to {name}"
                values={{ name: memberName }}
              />
            ) : (
              <FormattedMessage id="account.message-label" defaultMessage="Your first message" />
            )
          }
          hint={
            brand.signupCredits < brand.messageCredits ? (
              <FormattedMessage
                id="account.message-hint-kept"
                defaultMessage="We’ll keep it for you until you’ve confirmed your e-mail address and have the credits to send it."
              />
            ) : (
              <FormattedMessage
                id="account.message-hint"
                defaultMessage="We’ll send it once you’ve confirmed your e-mail address."
              />
            )
          }
          error={fieldError(problem, 'signup_message')}
          defaultValue={values['signup_message']}
          maxLength={brand.messageLength}
          counter
        />
      ) : null}
      {about !== undefined || values['about'] !== undefined ? (
        <TextArea
          name="about"
          label={<FormattedMessage id="account.about-label" defaultMessage="About you" />}
          hint={
            <FormattedMessage
              id="account.about-hint"
              defaultMessage="Your answer is the start of your profile. Change it however you like, or clear it."
            />
          }
          error={fieldError(problem, 'about')}
          defaultValue={values['about'] ?? about}
          maxLength={ABOUT_MAX}
          counter
        />
      ) : null}
    </>
  );
}

export function AccountFields({ problem }: { problem: FormProblem | undefined }) {
  const intl = useIntl();
  const { brand } = useShell();
  const now = useContext(PageClockContext).now();
  const values = problem?.values ?? {};
  return (
    <>
      <TextField
        name="name"
        label={<FormattedMessage id="account.name-label" defaultMessage="Username" />}
        hint={
          fieldError(problem, 'name') ? undefined : (
            <FormattedMessage id="account.name-hint" defaultMessage="This is what others see." />
          )
        }
        error={fieldError(problem, 'name')}
        defaultValue={values['name']}
        autoComplete="nickname"
        minLength={2}
        maxLength={30}
        required
      />
      <EmailField problem={problem} />
      <PasswordField
        name="password"
        label={<FormattedMessage id="account.password-label" defaultMessage="Password" />}
        hint={
          fieldError(problem, 'password') ? undefined : (
            <FormattedMessage
              id="account.password-hint"
              defaultMessage="At least 8 characters. A few words make a good one."
            />
          )
        }
        error={fieldError(problem, 'password')}
        autoComplete="new-password"
        minLength={8}
        maxLength={128}
        required
      />
      <DateOfBirthField
        name="date_of_birth"
        label={
          <FormattedMessage
            id="account.date-of-birth-label"
            defaultMessage="Enter your date of birth ({min_age}+)"
            values={{ min_age: brand.minAge }}
          />
        }
        hint={<FormattedMessage id="account.date-of-birth-hint" defaultMessage="Others only see your age." />}
        error={fieldError(problem, 'date_of_birth')}
        defaultValue={composeDate((name) => values[name], 'date_of_birth')}
        latest={latestBirthDate(now, brand.minAge)}
        required
      />
      <RadioGroup
        name="gender"
        inline
        label={<FormattedMessage id="account.gender-label" defaultMessage="I am (optional)" />}
        options={[
          { value: 'female', label: intl.formatMessage({ id: 'account.gender-female', defaultMessage: 'A woman' }) },
          { value: 'male', label: intl.formatMessage({ id: 'account.gender-male', defaultMessage: 'A man' }) },
        ]}
        defaultValue={values['gender']}
      />
    </>
  );
}
