import { useNavigate } from '@remix-run/react';
import { useState, useEffect } from 'react';
import { lazyAfterHydration } from '~/page/lazy';
import { ChatListPane } from '../list/ChatListPane';
import { Panes } from '../list/ChatPanes';
import type { ChatToDelete } from '../list/chat-to-delete';
import type { DeleteDialogProps } from '../list/DeleteDialog';
import { OpenChat } from './OpenChat';
import { useDeleteChat } from '../list/use-delete-chat';
import { useListBeside } from '../list/use-list-beside';
import { firstNew } from '../model/conversation-state';
import type { OpenChatInput } from './use-open-chat';

const DeleteDialog = lazyAfterHydration(
  () => import('../list/DeleteDialog').then((module) => module.DeleteDialog),
  PageInstead,
);

/** If the dialog cannot be loaded, the list of conversations asks, as it does without JavaScript. */
function PageInstead({ chat }: DeleteDialogProps) {
  useEffect(() => {
    if (chat) window.location.assign(`/chats?delete=${chat.id}`);
  }, [chat]);
  return null;
}

export type ChatScreenProps = OpenChatInput;

/** From 992 px on beside the list, which is read after it, and keeps its scroll position and focus when another conversation is opened. */
export function ChatScreen(open: ChatScreenProps) {
  const { partner, conversation } = open;
  const id = conversation?.conversation.id ?? null;
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [deleting, setDeleting] = useState<ChatToDelete | null>(null);
  const [asking, setAsking] = useState(false);
  useEffect(() => setAsking((before) => before || deleting !== null), [deleting]);
  const deleteChat = useDeleteChat();
  useViewportHeight();

  const onDelete = async (deleted: string) => {
    setBusy(true);
    const done = await deleteChat(deleted);
    setBusy(false);
    setDeleting(null);
    if (done && deleted === id) navigate('/chats', { replace: true });
  };
  return (
    <Panes>
      <OpenChat
        key={partner.id}
        {...open}
        onDelete={() => id !== null && setDeleting({ id, name: partner.name, fictional: partner.fictional })}
      />
      <Beside conversation={conversation} onDelete={setDeleting} />
      {asking ? (
        <DeleteDialog
          chat={deleting}
          onClose={() => setDeleting(null)}
          onConfirm={(deleted) => void onDelete(deleted)}
          busy={busy}
        />
      ) : null}
    </Panes>
  );
}

interface BesideProps {
  conversation: OpenChatInput['conversation'];
  onDelete: (chat: ChatToDelete) => void;
}

/** For itself, so that a change of the list renders nothing but the list. */
function Beside({ conversation, onDelete }: BesideProps) {
  const id = conversation?.conversation.id ?? null;
  const list = useListBeside(
    id,
    conversation !== null && firstNew(conversation.messages, conversation.own_read_seq) !== null,
  );
  return <ChatListPane {...list} current={id} onDelete={onDelete} />;
}

/** Sets --chat-height to the height that the on-screen keyboard leaves, so that the composer stays above it. */
function useViewportHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const root = document.documentElement;
    if (!viewport) return;
    const measure = () => {
      // Zooming in makes the viewport smaller too, but must not shrink the page.
      if (viewport.scale > 1.05) return root.style.removeProperty('--chat-height');
      root.style.setProperty('--chat-height', `${Math.round(viewport.height)}px`);
      // iOS scrolls the page under the keyboard, but this page never scrolls as a whole.
      if (viewport.offsetTop > 0) window.scrollTo(0, 0);
    };
    viewport.addEventListener('resize', measure);
    measure();
    return () => {
      viewport.removeEventListener('resize', measure);
      root.style.removeProperty('--chat-height');
    };
  }, []);
}
