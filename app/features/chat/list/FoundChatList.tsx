import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { ChatItemResponse } from '~/contract/chats';
import { color, fontSize, space } from '~/theme/tokens';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { SearchX } from '~/ui/Icon/icons';
import type { ChatToDelete } from './chat-to-delete';
import { ConversationList } from './ConversationList';

export interface FoundChatListProps {
  words: string;
  found: { chat: ChatItemResponse; seq: number | null }[];
  complete: boolean;
  onDelete: (chat: ChatToDelete) => void;
}

const Note = styled.p`
  margin: ${space(3)} 0;
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

/** The number of messages shown after the one that was found, so that it is seen in its context. */
const AFTER = 4;

/** The result of a search in the conversations; each line leads to the message that was found. */
export function FoundChatList({ words, found, complete, onDelete }: FoundChatListProps) {
  const at = new Map(found.map(({ chat, seq }) => [chat.conversation.id, seq]));
  const urlOf = (id: string) => {
    const seq = at.get(id);
    return seq ? `/chats/${id}?before=${seq + AFTER}` : `/chats/${id}`;
  };
  const back = (
    <Link to="/chats">
      <FormattedMessage id="chat.all" defaultMessage="All conversations" />
    </Link>
  );
  if (found.length === 0) {
    return (
      <EmptyState
        illustration={<SearchX size={48} strokeWidth={1.5} />}
        title={
          <FormattedMessage id="chat.found-none" defaultMessage="Nothing found for “{words}”" values={{ words }} />
        }
        action={back}
      >
        <FormattedMessage
          id="chat.found-none-text"
          defaultMessage="Try fewer letters, or the name of the person you were writing to."
        />
      </EmptyState>
    );
  }
  return (
    <>
      <ConversationList chats={found.map(({ chat }) => chat)} urlOf={urlOf} onDelete={onDelete} />
      {complete ? null : (
        <Note>
          <FormattedMessage
            id="chat.found-not-all"
            defaultMessage="We only searched your newest messages. Type more letters for a closer match."
          />
        </Note>
      )}
      <Note>{back}</Note>
    </>
  );
}
