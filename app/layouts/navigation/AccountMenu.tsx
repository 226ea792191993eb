import { privatePhotoUrl } from '~/page/photo-url';
import { Coins, LogOut, Settings, UserRound } from '~/ui/Icon/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Avatar } from '~/ui/Avatar/Avatar';
import { DropdownButton, DropdownLink, DropdownMenu } from '~/ui/DropdownMenu/DropdownMenu';
import { existingPaths } from '../paths';
import type { ShellUser } from '~/page/shell-data';

/** Logout is a form, because a link could be prefetched. */
export function AccountMenu({ user }: { user: ShellUser }) {
  const intl = useIntl();
  return (
    <DropdownMenu
      label={intl.formatMessage({ id: 'shell.account-menu', defaultMessage: 'Your account' })}
      trigger={<Avatar name={user.name} src={user.thumb ? privatePhotoUrl(user.thumb) : null} size={32} />}
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
