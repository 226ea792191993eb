import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { DropdownLink } from '~/ui/DropdownMenu/DropdownMenu';
import { SlidersHorizontal, Sparkle, Trash2 } from '~/ui/Icon/icons';

export interface ChatMenuItemsProps {
  /** Whether the member can write here, and so may want an idea. */
  ideas?: boolean;
  /** The id of the conversation; undefined before its first message, when there is nothing to delete. */
  conversation?: string | undefined;
  onDelete?: () => void;
}

/** What the menu of a conversation has besides that of a profile. */
export function ChatMenuItems({ ideas = false, conversation, onDelete }: ChatMenuItemsProps) {
  const { icebreakers } = useShell().brand.offers;
  const remove = (event: MouseEvent<HTMLElement>) => {
    if (!onDelete || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // The item goes with its menu. The question gives the focus back to what had it, so that is the menu's button.
    event.currentTarget.closest('details')?.querySelector('summary')?.focus();
    onDelete();
  };
  return (
    <>
      {ideas && icebreakers ? (
        <DropdownLink to="?ideas" replace preventScrollReset>
          <Sparkle size={18} aria-hidden />
          <FormattedMessage id="chat.ideas" defaultMessage="Need an idea?" />
        </DropdownLink>
      ) : null}
      <DropdownLink to="/chats/settings">
        <SlidersHorizontal size={18} aria-hidden />
        <FormattedMessage id="chat.settings" defaultMessage="Message settings" />
      </DropdownLink>
      {conversation ? (
        <DropdownLink to={`/chats?delete=${conversation}`} onClick={remove}>
          <Trash2 size={18} aria-hidden />
          <FormattedMessage id="chat.delete" defaultMessage="Delete conversation" />
        </DropdownLink>
      ) : null}
    </>
  );
}
