import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Cluster } from '~/ui/Layout/Layout';

export function JoinActions() {
  const { signupOpen } = useShell();
  return (
    <Cluster $justify="center">
      {signupOpen ? (
        <ButtonLink to="/signup">
          <FormattedMessage id="members.join" defaultMessage="Create a free account" />
        </ButtonLink>
      ) : (
        <ButtonLink to="/waiting-list">
          <FormattedMessage id="members.waiting-list" defaultMessage="Join the waiting list" />
        </ButtonLink>
      )}
      <ButtonLink to="/login?next=/members" variant="ghost">
        <FormattedMessage id="members.log-in" defaultMessage="Log in" />
      </ButtonLink>
    </Cluster>
  );
}
