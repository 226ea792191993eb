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
      ) : null}
      <ButtonLink to="/login?next=/members" variant={signupOpen ? 'ghost' : 'primary'}>
        <FormattedMessage id="members.log-in" defaultMessage="Log in" />
      </ButtonLink>
    </Cluster>
  );
}
