import { Form, Link, useFetcher } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { FormProblem } from '~/contract/problem';
import { lazyAfterHydration } from '~/page/lazy';
import { useShell } from '~/page/use-shell';
import { pull, space } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';
import { Button } from '~/ui/Button/Button';
import { Stack } from '~/ui/Layout/Layout';
import { PasswordField } from '~/ui/PasswordField/PasswordField';
import { emailInput } from '~/ui/TextField/email-input';
import { TextField } from '~/ui/TextField/TextField';
import { LOGIN_FIELDS } from './login-fields';
import { SignupErrorAlert } from './SignupErrorAlert';

export interface LoginFormProps {
  /** A path of this site to which the login leads. */
  next: string;
  /** The problem that the page's action returned for a form sent without JavaScript. */
  problem?: FormProblem;
}

const Small = styled.p`
  text-align: center;
  a {
    padding: ${space(1)} 0;
  }
`;

const Forgot = styled.p`
  margin-top: ${pull(2)};
  text-align: end;
  a {
    padding: ${space(1)} 0;
  }
`;

/** The fields of a form that continues after the login; null if there is none. */
function waitingFields(problem: FormProblem | undefined): [string, string][] | null {
  if (!problem?.values['resume']) return null;
  return Object.entries(problem.values).filter(([name]) => !LOGIN_FIELDS.includes(name));
}

function WaitingForm({ fields }: { fields: readonly (readonly [string, string])[] }) {
  return (
    <>
      <Alert tone="info">
        <FormattedMessage
          id="account.form-kept"
          defaultMessage="You’re no longer logged in. Nothing is lost: what you typed will be sent once you log in again."
        />
      </Alert>
      <input type="hidden" name="resume" value="1" />
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/** Loaded after the page, which shows a place for it where scripts run. */
const PasskeyLogin = lazyAfterHydration(() => import('../passkeys/PasskeyLogin').then((module) => module.PasskeyLogin));

const Passkey = styled.div`
  @media (scripting: enabled) {
    min-height: 52px;
  }
`;

/** Where one creates an account instead: for a page about one person, where the first words go to that person. */
function signupTo(next: string): string {
  const person = /^\/members\/([a-z0-9]{26})(?=[/?]|$)/.exec(next)?.[1];
  return person ? `/members/${person}/signup` : '/signup';
}

/** The login is done, so the form around the button goes on to its page, as after a login with the password. */
const sendOn = (next: string) => (form: HTMLFormElement) => {
  form.action = next;
  form.submit();
};

export function LoginForm({ next, problem: given }: LoginFormProps) {
  const { signupOpen, brand } = useShell();
  const fetcher = useFetcher<FormProblem>();
  const problem = fetcher.data ?? given;
  const busy = fetcher.state !== 'idle';
  const waiting = waitingFields(problem);
  const fields = (
    <Stack $gap={5}>
      {problem?.error ? <SignupErrorAlert error={problem.error} /> : null}
      {waiting ? (
        <WaitingForm fields={waiting} />
      ) : (
        <input type="hidden" name="next" value={problem?.values['next'] ?? next} />
      )}
      <TextField
        name="email"
        {...emailInput}
        label={<FormattedMessage id="account.email-label" defaultMessage="E-mail address" />}
        defaultValue={problem?.values['email']}
        autoComplete="username webauthn"
        required
      />
      <PasswordField
        name="password"
        label={<FormattedMessage id="account.password-label" defaultMessage="Password" />}
        autoComplete="current-password"
        maxLength={128}
        required
      />
      <Forgot>
        <Link to="/reset-password">
          <FormattedMessage id="account.forgot-password" defaultMessage="Forgot your password?" />
        </Link>
      </Forgot>
      <Button wide size="lg" busy={busy}>
        <FormattedMessage id="account.login-button" defaultMessage="Log in" />
      </Button>
      <Passkey>
        <PasskeyLogin next={next} onLoggedIn={waiting ? sendOn(next) : undefined} />
      </Passkey>
      {signupOpen ? (
        <Small className="quiet">
          <FormattedMessage
            id="account.signup-instead"
            defaultMessage="New here? <link>Create a free account</link>"
            values={{ link: (text) => <Link to={signupTo(next)}>{text}</Link> }}
          />
        </Small>
      ) : null}
      <Small className="quiet">
        <FormattedMessage
          id="account.login-help"
          defaultMessage="Trouble logging in? Write to {email}."
          values={{ email: <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a> }}
        />
      </Small>
    </Stack>
  );
  const sending = { method: 'post', noValidate: true, 'aria-busy': busy || undefined } as const;
  if (!waiting)
    return (
      <fetcher.Form {...sending} action="/login">
        {fields}
      </fetcher.Form>
    );
  // The browser posts such a form itself and follows the redirect with its body: both steps load documents.
  return (
    <Form {...sending} action={`/login?next=${encodeURIComponent(next)}`} reloadDocument>
      {fields}
    </Form>
  );
}
