import { FormattedMessage, useIntl } from 'react-intl';
import { DropdownLink, DropdownMenu } from '~/ui/DropdownMenu/DropdownMenu';
import { Ban, EllipsisVertical, SlidersHorizontal } from '~/ui/Icon/icons';

/** What concerns all conversations, at the head of their list. `closed`: whether a block has closed some. */
export function ListMenu({ closed = false }: { closed?: boolean }) {
  const intl = useIntl();
  return (
    <DropdownMenu
      trigger={<EllipsisVertical size={20} aria-hidden />}
      label={intl.formatMessage({ id: 'chat.list-menu', defaultMessage: 'More options for your messages' })}
      hideChevron
    >
      <DropdownLink to="/chats/settings">
        <SlidersHorizontal size={18} aria-hidden />
        <FormattedMessage id="chat.settings" defaultMessage="Message settings" />
      </DropdownLink>
      {closed ? (
        <DropdownLink to="/chats/closed">
          <Ban size={18} aria-hidden />
          <FormattedMessage id="chat.closed-title" defaultMessage="Closed conversations" />
        </DropdownLink>
      ) : null}
    </DropdownMenu>
  );
}
