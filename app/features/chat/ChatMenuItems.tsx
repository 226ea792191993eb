import { FormattedMessage } from 'react-intl';
import { DropdownLink } from '~/ui/DropdownMenu/DropdownMenu';
import { SlidersHorizontal } from '~/ui/Icon/icons';

/** What the menu of a conversation has beside that of a profile. */
export function ChatMenuItems() {
  return (
    <DropdownLink to="/chats/settings">
      <SlidersHorizontal size={18} aria-hidden />
      <FormattedMessage id="chat.settings" defaultMessage="Message settings" />
    </DropdownLink>
  );
}
