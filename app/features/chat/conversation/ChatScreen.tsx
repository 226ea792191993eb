import { useNavigate } from '@remix-run/react';
import { useState } from 'react';
import type { ChatsResponse } from '~/contract/chats';
import { ChatListPane } from '../list/ChatListPane';
import { NoPageScroll, Panes } from './ChatPanes';
import type { ChatToDelete } from '../list/chat-to-delete';
import { DeleteDialog } from '../list/DeleteDialog';
import { type ConversationProps, OpenChat } from './OpenChat';
import { useDeleteChat } from '../list/use-delete-chat';
import { useViewportHeight } from '../model/use-viewport-height';

export interface ChatScreenProps extends ConversationProps {
  chats: ChatsResponse;
}

/**
 * A conversation on the whole screen, from 992 px on beside the list of conversations. Changing to another one replaces
 * only the conversation: the list keeps its scroll position and the keyboard focus.
 */
export function ChatScreen({ chats, ...open }: ChatScreenProps) {
  const { partner, conversation } = open;
  const { id } = conversation.conversation;
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState<ChatToDelete | null>(null);
  const deleteChat = useDeleteChat();
  useViewportHeight();

  const onDelete = async (gone: string) => {
    setBusy(true);
    const done = await deleteChat(gone);
    setBusy(false);
    setDeleting(null);
    if (done && gone === id) navigate('/chats', { replace: true });
  };
  return (
    <Panes>
      <NoPageScroll />
      <ChatListPane chats={chats} current={id} onDelete={setDeleting} />
      <OpenChat
        key={id}
        {...open}
        onDelete={() => setDeleting({ id, name: partner.name, fictional: partner.fictional })}
      />
      <DeleteDialog
        chat={deleting}
        onClose={() => setDeleting(null)}
        onConfirm={(gone) => void onDelete(gone)}
        busy={busy}
      />
    </Panes>
  );
}
