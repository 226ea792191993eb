import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, space } from '~/theme/tokens';
import { Stack } from '~/ui/Layout/Layout';
import { WaitingListForm } from './WaitingListForm';
import { WaitingListSteps } from './WaitingListSteps';

const Way = styled.p`
  padding-top: ${space(5)};
  border-top: 1px solid ${color('line')};
  text-align: center;
  a {
    /* A click target of at least 24 px within running text. */
    padding: ${space(1)} 0;
  }
`;

/** Stands in place of the form for signing up where a brand accepts no signups from visitors who come this way. */
export function SignupClosed() {
  return (
    <Stack $gap={6}>
      <p>
        <FormattedMessage
          id="account.invite-only"
          defaultMessage="This website is invite-only: new members can sign up by invitation only."
        />
      </p>
      <WaitingListSteps />
      <WaitingListForm />
      <p className="quiet">
        <FormattedMessage
          id="waitinglist.invited"
          defaultMessage="Have you been invited? Open the link of your invitation: it leads straight to signing up."
        />
      </p>
      <Way className="quiet">
        <FormattedMessage
          id="account.login-instead"
          defaultMessage="Already a member? <link>Log in</link>"
          values={{ link: (text) => <a href="/login">{text}</a> }}
        />
      </Way>
    </Stack>
  );
}
