import { Link, useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { FormProblem } from '~/contract/problem';
import { SignupRefusal } from '~/features/account/login/SignupRefusal';
import { seenByText } from '~/features/account/login/seen-by';
import { useFormFocus } from '~/features/account/use-form-focus';
import { useTracking } from '~/page/tracking-links';
import { useShell } from '~/page/use-shell';
import { space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { DateOfBirthField } from '~/ui/DateOfBirthField/DateOfBirthField';
import { composeDate } from '~/ui/DateOfBirthField/date-of-birth';
import { fieldError } from '~/ui/FieldError/FieldProblem';
import { Stack } from '~/ui/Layout/Layout';
import { PasswordField } from '~/ui/PasswordField/PasswordField';
import { RadioGroup } from '~/ui/RadioGroup/RadioGroup';
import { TextArea } from '~/ui/TextArea/TextArea';
import { TextField } from '~/ui/TextField/TextField';
import { ABOUT_MAX } from './about-length';
import { GiftedCredits, SignupClosed } from './SignupNotes';

export interface SignupFormProps {
  /** Where the form goes: `/signup` or `/members/{id}/signup`; tracking ids travel in its query. */
  action: string;
  /** The member the first message goes to; with one, the form begins with that message. */
  memberId?: string;
  memberName?: string;
  /** The answer a visitor chose before: the beginning of their profile's text. Asked for only where there is one. */
  about?: string;
  inModal?: boolean;
  /** True while the answer is awaited: the modal then stays. */
  onBusy?: (busy: boolean) => void;
  /** What the page's action said, where the form was sent without JavaScript. */
  problem?: FormProblem;
}

const Small = styled.p`
  text-align: center;
  a {
    /* A target of 24 px at least, in running text. */
    padding: ${space(1)} 0;
  }
`;

/** Signup as a page or in the modal; the same fields, rules and answers, with and without JavaScript. */
export function SignupForm({ action, memberId, memberName, about, inModal, onBusy, problem: given }: SignupFormProps) {
  const intl = useIntl();
  const { brand, signupOpen } = useShell();
  const fetcher = useFetcher<FormProblem>();
  // A redirect leaves no data behind: whatever is here is a problem.
  const problem = fetcher.data ?? given;
  const address = useTracking(action);
  const busy = fetcher.state !== 'idle';
  useEffect(() => onBusy?.(busy), [busy, onBusy]);
  const form = useFormFocus(problem);
  const values = problem?.values ?? {};
  if (!signupOpen) return <SignupClosed />;
  return (
    <fetcher.Form ref={form} method="post" action={address} noValidate aria-busy={busy || undefined}>
      <Stack $gap={5}>
        {problem?.refusal ? <SignupRefusal refusal={problem.refusal} /> : null}
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
                  defaultMessage="It waits until you’ve confirmed your e-mail address."
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
                defaultMessage="Your answer starts your profile. Change it however you like, or clear it."
              />
            }
            error={fieldError(problem, 'about')}
            defaultValue={values['about'] ?? about}
            maxLength={ABOUT_MAX}
            counter
          />
        ) : null}
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
        <TextField
          name="email"
          type="email"
          label={<FormattedMessage id="account.email-label" defaultMessage="E-mail address" />}
          error={fieldError(problem, 'email')}
          defaultValue={values['email']}
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
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
        <Button wide size="lg" busy={busy}>
          <FormattedMessage id="account.signup-button" defaultMessage="Create my free account" />
        </Button>
        <Small className="quiet">
          <FormattedMessage
            id="account.signup-terms"
            defaultMessage="Free, with no subscription, for people aged {min_age} and over."
            values={{ min_age: brand.minAge }}
          />{' '}
          {brand.signupCredits > 0 ? <GiftedCredits /> : null}
        </Small>
        <Small className="quiet">{seenByText(intl, brand.seenBy)}</Small>
        <Small className="quiet">
          <FormattedMessage
            id="account.login-instead"
            defaultMessage="Already a member? <link>Log in</link>"
            values={{
              link: (text) => (
                <Link to="/login" {...(inModal ? { reloadDocument: true } : {})}>
                  {text}
                </Link>
              ),
            }}
          />
        </Small>
      </Stack>
    </fetcher.Form>
  );
}
