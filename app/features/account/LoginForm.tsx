import { Link, useFetcher } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useShell } from '~/live/use-shell';
import type { FormProblem } from '~/server/respond.server';
import { space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { Stack } from '~/ui/Layout/Layout';
import { PasswordField } from '~/ui/PasswordField/PasswordField';
import { TextField } from '~/ui/TextField/TextField';
import { SignupRefusal } from './SignupRefusal';

export interface LoginFormProps {
  /** A path of ours to go on to. */
  next: string;
  /** What the page's action said, where the form was sent without JavaScript. */
  problem?: FormProblem;
}

const Small = styled.p`
  text-align: center;
  a {
    padding: ${space(1)} 0;
  }
`;

export function LoginForm({ next, problem: given }: LoginFormProps) {
  const { signupOpen, brand } = useShell();
  const fetcher = useFetcher<FormProblem>();
  const problem = fetcher.data ?? given;
  const busy = fetcher.state !== 'idle';
  return (
    <fetcher.Form method="post" action="/login" noValidate aria-busy={busy || undefined}>
      <Stack $gap={5}>
        {problem?.refusal ? <SignupRefusal refusal={problem.refusal} /> : null}
        <input type="hidden" name="next" value={next} />
        <TextField
          name="email"
          type="email"
          label={<FormattedMessage id="account.email-label" defaultMessage="E-mail address" />}
          defaultValue={problem?.values['email']}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField
          name="password"
          label={<FormattedMessage id="account.password-label" defaultMessage="Password" />}
          autoComplete="current-password"
          required
        />
        <Button wide size="lg" busy={busy}>
          <FormattedMessage id="account.login-button" defaultMessage="Log in" />
        </Button>
        {signupOpen ? (
          <Small className="quiet">
            <FormattedMessage
              id="account.signup-instead"
              defaultMessage="New here? <link>Create a free account</link>"
              values={{ link: (text) => <Link to="/signup">{text}</Link> }}
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
    </fetcher.Form>
  );
}
