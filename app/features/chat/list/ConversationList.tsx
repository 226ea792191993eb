import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { ChatItemResponse } from '~/contract/chats';
import { useNow } from '~/i18n/FormattedRelative';
import { relativeTime } from '~/i18n/time/RelativeTime';
import { cachedList } from '~/document/fragments/cached-list';
import { lazyAfterHydration } from '~/page/lazy';
import { usePhotoUrl } from '~/page/photo-url';
import { useShell } from '~/page/use-shell';
import { form } from '~/theme/tokens';
import type { ChatToDelete } from './chat-to-delete';
import { ConversationLine, type FictionalMark, type ShownConversation } from './ConversationLine';
import { useRowMenu } from './use-row-menu';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${form('list-gap')};
`;

const RowMenu = lazyAfterHydration(() => import('../menus/RowMenu').then((module) => module.RowMenu));

/** Ids are random, so every eighth conversation ends a run, wherever in the list it is. */
const CachedLines = cachedList<ShownConversation, FictionalMark, object>('conversation', ConversationLine, {
  keyOf: ({ id }) => id,
  endsRun: ({ id }) => id.charCodeAt(id.length - 1) % 8 === 0,
});

export interface ConversationListProps {
  chats: readonly ChatItemResponse[];
  /** The id of the conversation that is open beside the list. */
  current?: string | undefined;
  /** The URL to which a line leads; without it, the newest message. */
  urlOf?: (conversation: string) => string;
  /** The menu of a row asks for it. */
  onDelete: (chat: ChatToDelete) => void;
}

export function ConversationList({ chats, current, urlOf, onDelete }: ConversationListProps) {
  const intl = useIntl();
  const now = useNow();
  const { icon, singular } = useShell().brand.fictional;
  const photoUrl = usePhotoUrl();
  const items = chats.map(({ conversation: { id }, profile, num_unread_messages: unread, last_message: last }) => ({
    id,
    name: profile.name,
    picture: profile.main_image && photoUrl(profile.main_image.thumb_filename),
    fictional: profile.fictional,
    unread,
    last: last && { type: last.type, text: last.text, own: last.own, state: last.state },
    when: last && { at: last.at, said: relativeTime(last.at, now) },
    current: id === current,
    to: urlOf?.(id) ?? `/chats/${id}`,
  }));
  const { open, press, close } = useRowMenu(chats);
  return (
    <>
      <List
        className="chats"
        aria-label={intl.formatMessage({ id: 'chat.title', defaultMessage: 'Messages' })}
        {...press}
      >
        <CachedLines items={items} common={{ icon, word: singular }} acts={NO_ACTS} />
      </List>
      {open ? (
        <RowMenu
          key={open.chat.id}
          name={open.chat.name}
          box={open.box}
          onClose={close}
          onDelete={() => {
            close(true);
            onDelete(open.chat);
          }}
        />
      ) : null}
    </>
  );
}

const NO_ACTS = {};
