import { FormattedMessage, useIntl } from 'react-intl';
import { Trash2 } from '~/ui/Icon/icons';
import { FloatingMenu, MenuButton } from './FloatingMenu';
import type { Box } from './place-menu';

export interface RowMenuProps {
  /** The other member. */
  name: string;
  box: () => Box | undefined;
  onDelete: () => void;
  onClose: (back: boolean) => void;
}

/** The menu of a conversation in the list, as a second way: the menu of the open conversation has the same. */
export function RowMenu({ name, box, onDelete, onClose }: RowMenuProps) {
  const label = useIntl().formatMessage({ id: 'chat.log', defaultMessage: 'Conversation with {name}' }, { name });
  return (
    <FloatingMenu label={label} floating={{ box, side: 'below' }} onClose={onClose}>
      <MenuButton type="button" onClick={onDelete}>
        <Trash2 size={18} aria-hidden />
        <FormattedMessage id="chat.delete" defaultMessage="Delete conversation" />
      </MenuButton>
    </FloatingMenu>
  );
}
