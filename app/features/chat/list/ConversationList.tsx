import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { form } from '~/theme/tokens';
import type { ChatItemResponse } from '~/contract/chats';
import type { ChatToDelete } from './chat-to-delete';
import { ConversationItem } from './ConversationItem';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${form('list-gap')};
`;

export interface ConversationListProps {
  chats: readonly ChatItemResponse[];
  /** The id of the conversation that is open beside the list. */
  current?: string;
  /** The URL to which a line leads; without it, the newest message. */
  urlOf?: (conversation: string) => string;
  onDelete: (chat: ChatToDelete) => void;
}

export function ConversationList({ chats, current, urlOf, onDelete }: ConversationListProps) {
  const intl = useIntl();
  return (
    <List className="chats" aria-label={intl.formatMessage({ id: 'chat.title', defaultMessage: 'Messages' })}>
      {chats.map((chat) => (
        <ConversationItem
          key={chat.conversation.id}
          chat={chat}
          current={chat.conversation.id === current}
          to={urlOf?.(chat.conversation.id)}
          onDelete={onDelete}
        />
      ))}
    </List>
  );
}
