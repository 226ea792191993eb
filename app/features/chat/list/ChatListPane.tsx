import { Link } from '@remix-run/react';
import type { ChatsResponse } from '~/contract/chats';
import { ArrowLeft } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, pull, space } from '~/theme/tokens';
import { ListHead, ListPane, ListScroll } from '../conversation/ChatPanes';
import type { ChatToDelete } from './chat-to-delete';
import { ConversationList } from './ConversationList';
import { useChats } from './use-chats';

const Home = styled(Link)`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  margin-left: ${pull(2)};
  border-radius: 50%;
  color: ${color('text')};
`;

const Title = styled.h2`
  font-size: ${fontSize('lg')};
`;

const All = styled(Link)`
  display: block;
  padding: ${space(4)};
  text-align: center;
`;

export interface ChatListPaneProps {
  chats: ChatsResponse;
  current: string | null;
  onDelete: (chat: ChatToDelete) => void;
}

/** The list of other conversations, on desktops. The layout has no navigation here, so the pane has a link back. */
export function ChatListPane({ chats, current, onDelete }: ChatListPaneProps) {
  const live = useChats(chats) ?? chats;
  return (
    <ListPane>
      <ListHead>
        <Home to="/members">
          <ArrowLeft size={22} aria-hidden />
          <span className="visually-hidden">
            <FormattedMessage id="chat.to-members" defaultMessage="See members" />
          </span>
        </Home>
        <Title>
          <FormattedMessage id="chat.title" defaultMessage="Messages" />
        </Title>
      </ListHead>
      <ListScroll>
        <ConversationList chats={live.chats} current={current ?? undefined} onDelete={onDelete} />
        {live.next ? (
          <All to="/chats">
            <FormattedMessage id="chat.all" defaultMessage="All conversations" />
          </All>
        ) : null}
      </ListScroll>
    </ListPane>
  );
}
