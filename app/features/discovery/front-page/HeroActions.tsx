import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { useShell } from '~/page/use-shell';
import { fontWeight, space } from '~/theme/tokens';
import { ButtonLink } from '~/ui/Button/ButtonLink';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)} ${space(5)};
`;

const LoginLink = styled.p`
  margin: 0;
  a {
    color: inherit;
    font-weight: ${fontWeight('strong')};
  }
`;

/** What a visitor can do on the landing page, on a ground of any colour: sign up, or read why not now, and log in. */
export function HeroActions() {
  const { brand, signupOpen } = useShell();
  return (
    <Actions>
      {signupOpen ? (
        <ButtonLink to="/signup" size="lg">
          <FormattedMessage id="landing.join" defaultMessage="Create a free account" />
        </ButtonLink>
      ) : (
        <>
          <p>
            <FormattedMessage
              id="landing.invite-only"
              defaultMessage="{brand} is invite-only at the moment."
              values={{ brand: brand.name }}
            />
          </p>
          <ButtonLink to="/#waiting-list" size="lg" reloadDocument>
            <FormattedMessage id="landing.waiting-list" defaultMessage="Join the waiting list" />
          </ButtonLink>
        </>
      )}
      <LoginLink>
        <FormattedMessage
          id="landing.have-account"
          defaultMessage="Already a member? <link>Log in</link>"
          values={{ link: (text) => <a href="/login">{text}</a> }}
        />
      </LoginLink>
    </Actions>
  );
}
