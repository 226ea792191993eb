import { Link } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { seenByText } from '~/features/account/login/seen-by';
import { TermsNote } from '~/features/account/TermsNote';
import { useShell } from '~/page/use-shell';
import { space } from '~/theme/tokens';

const Small = styled.p`
  text-align: center;
  a {
    /* A click target of at least 24 px within running text. */
    padding: ${space(1)} 0;
  }
`;

/** Stands below the button: the terms of signing up, who sees the profile, and a link to log in. */
export function SignupNotes({ inModal }: { inModal: boolean | undefined }) {
  const intl = useIntl();
  const { brand } = useShell();
  return (
    <>
      <Small className="quiet">
        <FormattedMessage
          id="account.signup-terms"
          defaultMessage="Free, with no subscription, for people aged {min_age} and over."
          values={{ min_age: brand.minAge }}
        />{' '}
        {brand.signupCredits > 0 ? <GiftedCredits /> : null}
      </Small>
      <Small className="quiet">
        <TermsNote />
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
    </>
  );
}

/** The number of messages that the initial credits pay for. */
function GiftedCredits() {
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
