import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { DropdownLink, DropdownMenu } from '~/ui/DropdownMenu/DropdownMenu';
import { Ban, EllipsisVertical, EyeOff, Flag, ShieldCheck } from '~/ui/Icon/icons';

export interface ProfileMenuProps {
  id: string;
  name: string;
  /** The viewer blocks this person, so the menu offers to unblock. */
  blocking?: boolean;
  /** Further items, for the menu in a conversation. */
  children?: ReactNode;
}

/** On the profile and in the conversation. Every item is a link and works without JavaScript. Visitors only report. */
export function ProfileMenu({ id, name, blocking = false, children }: ProfileMenuProps) {
  const intl = useIntl();
  const { user } = useShell();
  const { pathname, search } = useLocation();
  if (user?.id === id) return null;
  const next = `?next=${encodeURIComponent(pathname + search)}`;
  return (
    <DropdownMenu
      trigger={<EllipsisVertical size={20} aria-hidden />}
      label={intl.formatMessage({ id: 'safety.menu', defaultMessage: 'More options for {name}' }, { name })}
      hideChevron
    >
      {children}
      {user && !blocking ? (
        <DropdownLink to={`/members/${id}/hide${next}`}>
          <EyeOff size={18} aria-hidden />
          <FormattedMessage id="safety.hide-named" defaultMessage="Hide {name}" values={{ name }} />
        </DropdownLink>
      ) : null}
      {user ? (
        <DropdownLink to={`/members/${id}/block${next}`}>
          <Ban size={18} aria-hidden />
          {blocking ? (
            <FormattedMessage id="safety.unblock-named" defaultMessage="Unblock {name}" values={{ name }} />
          ) : (
            <FormattedMessage id="safety.block-named" defaultMessage="Block {name}" values={{ name }} />
          )}
        </DropdownLink>
      ) : null}
      <DropdownLink to={`/members/${id}/report`}>
        <Flag size={18} aria-hidden />
        <FormattedMessage id="safety.report-named" defaultMessage="Report {name}" values={{ name }} />
      </DropdownLink>
      {user ? (
        <DropdownLink to="/blocked">
          <ShieldCheck size={18} aria-hidden />
          <FormattedMessage id="safety.blocked-title" defaultMessage="Blocked members" />
        </DropdownLink>
      ) : null}
    </DropdownMenu>
  );
}
