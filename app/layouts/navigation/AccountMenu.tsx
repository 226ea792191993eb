import { Coins, LogOut, Settings, UserRound } from '~/ui/Icon/icons';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DropdownButton, DropdownLink, DropdownMenu } from '~/ui/DropdownMenu/DropdownMenu';
import { existingPaths } from '../paths';

/**
 * The same for all members but for their picture, which is its child: the server remembers its HTML. Logout is a form,
 * because a link could be prefetched.
 */
export function AccountMenu({ children }: { children?: ReactNode }) {
  const intl = useIntl();
  return (
    <DropdownMenu
      label={intl.formatMessage({ id: 'shell.account-menu', defaultMessage: 'Your account' })}
      trigger={children}
    >
      <DropdownLink to={existingPaths.profile}>
        <UserRound size={18} aria-hidden />
        <FormattedMessage id="shell.my-profile" defaultMessage="My profile" />
      </DropdownLink>
      <DropdownLink to={existingPaths.notifications}>
        <Settings size={18} aria-hidden />
        <FormattedMessage id="shell.settings" defaultMessage="Settings" />
      </DropdownLink>
      <DropdownLink to={existingPaths['transactions-id']}>
        <Coins size={18} aria-hidden />
        <FormattedMessage id="shell.transactions" defaultMessage="Transactions" />
      </DropdownLink>
      <form method="post" action="/api/logout.php">
        <DropdownButton>
          <LogOut size={18} aria-hidden />
          <FormattedMessage id="shell.logout" defaultMessage="Log out" />
        </DropdownButton>
      </form>
    </DropdownMenu>
  );
}
