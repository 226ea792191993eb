import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { DropdownLink } from '~/ui/DropdownMenu/DropdownMenu';
import { SlidersHorizontal, Sparkle } from '~/ui/Icon/icons';

/** What the menu of a conversation has besides that of a profile. With `ideas`, the member can write here. */
export function ChatMenuItems({ ideas = false }: { ideas?: boolean }) {
  const { icebreakers } = useShell().brand.offers;
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
    </>
  );
}
