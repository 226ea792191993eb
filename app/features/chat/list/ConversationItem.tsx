import type { ChatItemResponse } from '~/contract/chats';
import { FormattedRelative } from '~/i18n/FormattedRelative';
import { cachedFragment } from '~/page/fragments/cached-fragment';
import { usePhotoUrl } from '~/page/photo-url';
import { useShell } from '~/page/use-shell';
import type { ChatToDelete } from './chat-to-delete';
import { ConversationView } from './ConversationView';

const CachedView = cachedFragment('conversation', ConversationView, { browserOnly: ['onDelete'] });

export interface ConversationItemProps {
  chat: ChatItemResponse;
  current: boolean;
  to?: string | undefined;
  onDelete: (chat: ChatToDelete) => void;
}

export function ConversationItem({ chat, current, to, onDelete }: ConversationItemProps) {
  const { profile, num_unread_messages: unread, last_message: last } = chat;
  const { id } = chat.conversation;
  const { name, main_image: image, fictional } = profile;
  const { icon, singular } = useShell().brand.fictional;
  const photoUrl = usePhotoUrl();
  return (
    <CachedView
      id={id}
      name={name}
      picture={image && photoUrl(image.thumb_filename)}
      fictional={fictional ? { icon, word: singular } : null}
      unread={unread}
      last={last && { type: last.type, text: last.text, own: last.own, state: last.state }}
      current={current}
      to={to ?? `/chats/${id}`}
      onDelete={() => onDelete({ id, name, fictional })}
    >
      {last ? <FormattedRelative at={last.at} /> : null}
    </CachedView>
  );
}
