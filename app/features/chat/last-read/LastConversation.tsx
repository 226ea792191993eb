import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { api } from '~/api-client/api';
import type { ChatItemResponse } from '~/contract/chats';
import type { ConversationResponse } from '~/contract/conversation';
import { ProfileMenu } from '~/features/safety/ProfileMenu';
import { Messages } from '~/i18n/Messages';
import { useShell } from '~/page/use-shell';
import { space } from '~/theme/tokens';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Conversation } from '../conversation/Conversation';
import { ConversationHeader } from '../conversation/ConversationHeader';
import { useMarkRead } from '../model/use-mark-read';
import { useConversation } from '../model/use-conversation';
import { useUnread } from '../model/use-unread';
import { ChatMenuItems } from '../list/ChatMenuItems';
import { Foot } from '../list/ChatPanes';
import type { ChatToDelete } from '../list/chat-to-delete';
import { ChooseOne } from './ChooseOne';

const Below = styled(Foot)`
  padding: ${space(3)} ${space(4)};
`;

export interface LastConversationProps {
  chat: ChatItemResponse;
  onDelete: (chat: ChatToDelete) => void;
}

/** The last conversation, to be read beside the list; one press on its button leads to where one writes. */
export function LastConversation({ chat, onDelete }: LastConversationProps) {
  const { id } = chat.conversation;
  const { data, isError } = useQuery({
    queryKey: ['last-conversation', id],
    queryFn: () => api.get(`/api/messages.php?conversation=${id}`),
    // What is known of it from then on belongs to the open conversation.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (isError) return <ChooseOne />;
  return data ? <Opened chat={chat} conversation={data} onDelete={onDelete} /> : null;
}

type OpenedProps = LastConversationProps & { conversation: ConversationResponse };

function Opened({ chat, conversation, onDelete }: OpenedProps) {
  const { profile } = chat;
  const { id } = conversation.conversation;
  const live = useConversation(conversation);
  const { messages, partnerActive } = live.conversation;
  const unreadFrom = useUnread(messages, conversation.own_read_seq);
  useMarkRead(id, messages.at(-1)?.seq ?? conversation.newest_seq);
  const { name, fictional } = profile;
  const { brand } = useShell();
  // Where nothing can be sent, the conversation itself says why.
  const writable = profile.status === 'active' && !(fictional && brand.fictional.chat === 'closed');
  if (live.cut) return <ChooseOne />;
  return (
    <>
      <ConversationHeader
        partner={{ ...profile, last_active: partnerActive }}
        heading="h2"
        back="/chats"
        menu={
          <Messages features={['safety']}>
            <ProfileMenu id={profile.id} name={name}>
              <ChatMenuItems conversation={id} onDelete={() => onDelete({ id, name, fictional })} />
            </ProfileMenu>
          </Messages>
        }
      />
      <Conversation
        live={live}
        conversation={id}
        partner={profile}
        outgoing={[]}
        stalled={false}
        typing={false}
        unreadFrom={unreadFrom}
        onRetry={nothing}
        onTake={nothing}
        onReply={nothing}
        onDiscard={nothing}
        writable={false}
        empty={null}
      />
      {writable ? (
        <Below>
          <ButtonLink to={`/chats/${id}`} wide>
            <FormattedMessage id="chat.write-to" defaultMessage="Write to {name}" values={{ name }} />
          </ButtonLink>
        </Below>
      ) : null}
    </>
  );
}

const nothing = () => {};
