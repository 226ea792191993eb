import { styled } from 'styled-components';
import type { ChatItemResponse } from '~/contract/chats';
import { lazyAfterHydration } from '~/page/lazy';
import { breakpoints, color, radius, space } from '~/theme/tokens';
import { ChooseOne } from './ChooseOne';
import type { ChatToDelete } from '../list/chat-to-delete';

const LastConversation = lazyAfterHydration(
  () => import('./LastConversation').then((module) => module.LastConversation),
  ChooseOne,
);

/** From the width on at which a list stands beside a conversation, where scripts can open one. */
const TWO_PANES = `@media (min-width: ${breakpoints.lg}px) and (scripting: enabled)`;

/** The list, and beside it on wide screens the last conversation. */
export const ListAndLast = styled.div`
  ${TWO_PANES} {
    display: grid;
    grid-template-columns: 360px minmax(0, 1fr);
    align-items: start;
    gap: ${space(6)};
  }
`;

export const ListColumn = styled.div`
  width: 100%;
  min-width: 0;
  max-width: 768px;
  margin-inline: auto;
`;

/* Below the bar, and as high as the window leaves, so that nothing moves when the conversation comes. */
const Root = styled.section`
  display: none;
  min-width: 0;
  overflow: hidden;
  border-radius: min(${radius('md')}, 20px);
  background: ${color('surface-sunken')};
  box-shadow: 0 0 0 1px ${color('line')};
  ${TWO_PANES} {
    position: sticky;
    top: 80px;
    display: flex;
    flex-direction: column;
    height: calc(100dvh - 112px);
    min-height: 420px;
  }
`;

export interface LastPaneProps {
  /** The conversation to open; null if there is none without unread messages. */
  chat: ChatItemResponse | null;
  /** Whether the window has room for it; the server does not know. */
  room: boolean;
  onDelete: (chat: ChatToDelete) => void;
}

/** The place of the last conversation beside the list. */
export function LastPane({ chat, room, onDelete }: LastPaneProps) {
  return (
    <Root aria-label={chat?.profile.name}>
      {chat === null ? (
        <ChooseOne />
      ) : room ? (
        <LastConversation key={chat.conversation.id} chat={chat} onDelete={onDelete} />
      ) : null}
    </Root>
  );
}
