import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { Alert } from '~/ui/Alert/Alert';

/** What the credits at the start are worth, in messages: the truth, not a promise. */
export function GiftedCredits() {
  const { brand } = useShell();
  const messages = brand.messageCredits > 0 ? Math.floor(brand.signupCredits / brand.messageCredits) : 0;
  return (
    <FormattedMessage
      id="account.signup-credits"
      defaultMessage="You start with {credits, plural, one {# credit} other {# credits}}, good for {messages, plural, =0 {looking around} one {# message} other {# messages}}."
      values={{ credits: brand.signupCredits, messages }}
    />
  );
}

/** Instead of the form, where a brand takes nobody who comes this way. */
export function SignupClosed() {
  return (
    <Alert
      tone="info"
      title={
        <FormattedMessage
          id="account.invite-only"
          defaultMessage="This website is invite-only: new members can sign up by invitation only."
        />
      }
      action={
        <FormattedMessage
          id="account.login-instead"
          defaultMessage="Already a member? <link>Log in</link>"
          values={{ link: (text) => <Link to="/login">{text}</Link> }}
        />
      }
    />
  );
}
