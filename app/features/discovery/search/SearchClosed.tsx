import { LockKeyhole } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { JoinActions } from '../front-page/JoinActions';
import { useShell } from '~/page/use-shell';

/** The search page for visitors where this brand shows its members to members only. */
export function SearchClosed() {
  const { brand } = useShell();
  return (
    <EmptyState
      illustration={<LockKeyhole size={44} aria-hidden />}
      title={<FormattedMessage id="members.closed-title" defaultMessage="Members meet members here" />}
      action={<JoinActions />}
    >
      <FormattedMessage
        id="members.closed-body"
        defaultMessage="Search on {brand} is for members. Log in to start searching."
        values={{ brand: brand.name }}
      />
    </EmptyState>
  );
}
