import type { ChatItemResponse, ChatsResponse } from '~/contract/chats';
import type { FormProblem } from '~/contract/problem';
import { MessagesSquare } from '~/ui/Icon/icons';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '~/ui/Alert/Alert';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Page } from '~/ui/Layout/Layout';
import { LoadMore } from '~/ui/LoadMore/LoadMore';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import type { ChatToDelete } from '../list/chat-to-delete';
import { ConversationList } from '../list/ConversationList';
import { DeleteDialog } from '../list/DeleteDialog';
import { ChatSearch } from '../list/ChatSearch';
import { FoundChatList, type FoundChatListProps } from '../list/FoundChatList';
import { LastPane, ListAndLast, ListColumn } from './LastPane';
import { ListMenu } from '../list/ListMenu';
import { useChatPages } from '../list/use-chat-pages';
import { useChats } from '../list/use-chats';
import { useDeleteChat } from '../list/use-delete-chat';
import { useLastChat } from './use-last-chat';
import { useRoom } from '../list/use-list-beside';

export interface ChatsScreenProps {
  chats: ChatsResponse;
  /** Whether this is the first page; further pages are reached without JavaScript. */
  first: boolean;
  deleting: ChatToDelete | null;
  deleted: boolean;
  /** Whether a block has closed conversations, which this list leaves out. */
  closed: boolean;
  /** The search and what it found; null without a search. */
  search: Omit<FoundChatListProps, 'onDelete'> | null;
  problem: FormProblem | null;
}

export function ChatsScreen({ chats, first, deleting: chosen, deleted, closed, search, problem }: ChatsScreenProps) {
  const live = useChats(first ? chats : null);
  const shown = (first && live) || chats;
  const { rest, next, loading, loadMore } = useChatPages(shown);
  const [deletedIds, setDeletedIds] = useState<readonly string[]>([]);
  const [deleting, setDeleting] = useState(chosen);
  useEffect(() => setDeleting(chosen), [chosen]);
  const deleteChat = useDeleteChat();

  const onDelete = async (id: string) => {
    setDeleting(null);
    setDeletedIds((known) => [...known, id]);
    if (!(await deleteChat(id))) setDeletedIds((known) => known.filter((deleted) => deleted !== id));
  };
  const remaining = (chats: readonly ChatItemResponse[]) =>
    chats.filter(({ conversation }) => !deletedIds.includes(conversation.id));
  // A deleted conversation that has got a new message is on the first page again.
  const all = [...(first ? shown.chats : remaining(shown.chats)), ...remaining(rest)];
  const last = useLastChat(all);
  const room = useRoom();
  const list = (
    <>
      <PageHeader
        title={<FormattedMessage id="chat.title" defaultMessage="Messages" />}
        action={<ListMenu closed={closed} />}
      />
      {deleted ? (
        <Alert tone="success" role="status">
          <FormattedMessage id="chat.deleted" defaultMessage="Conversation deleted." />
        </Alert>
      ) : null}
      <ErrorAlert error={problem?.error} />
      {all.length > 0 || search ? <ChatSearch words={search?.words ?? ''} /> : null}
      {search ? (
        <FoundChatList
          {...search}
          found={search.found.filter(({ chat }) => !deletedIds.includes(chat.conversation.id))}
          onDelete={setDeleting}
        />
      ) : all.length > 0 ? (
        <ConversationList
          chats={all}
          current={room && last ? last.conversation.id : undefined}
          onDelete={setDeleting}
        />
      ) : (
        <NoChats />
      )}
      {next && !search ? (
        <LoadMore
          to={`/chats?before=${next}`}
          busy={loading}
          onClick={(event) => {
            event.preventDefault();
            loadMore();
          }}
        />
      ) : null}
    </>
  );
  return (
    <Page $width={all.length > 0 ? 'wide' : 'medium'}>
      {all.length > 0 ? (
        <ListAndLast>
          <ListColumn>{list}</ListColumn>
          <LastPane chat={last} room={room} onDelete={setDeleting} />
        </ListAndLast>
      ) : (
        list
      )}
      <DeleteDialog chat={deleting} onClose={() => setDeleting(null)} onConfirm={(id) => void onDelete(id)} />
    </Page>
  );
}

function NoChats() {
  return (
    <EmptyState
      illustration={<MessagesSquare size={48} strokeWidth={1.5} />}
      title={<FormattedMessage id="chat.empty-title" defaultMessage="No conversations yet" />}
      action={
        <ButtonLink to="/members">
          <FormattedMessage id="chat.empty-action" defaultMessage="Find somebody to talk to" />
        </ButtonLink>
      }
    >
      <FormattedMessage
        id="chat.empty-text"
        defaultMessage="Every story begins with a hello. Write to somebody you like; your conversations appear here."
      />
    </EmptyState>
  );
}
