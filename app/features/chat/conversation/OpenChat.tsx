import { useNavigate, useSearchParams } from '@remix-run/react';
import type { ClipboardEvent } from 'react';
import type { ProfileResponse } from '~/contract/profile';
import { picturesPasted } from '~/features/photos/pick/picked-files';
import { useFileDrop } from '~/features/photos/pick/use-file-drop';
import { ProfileMenu } from '~/features/safety/ProfileMenu';
import { lazyAfterHydration, lazyWithHtml } from '~/page/lazy';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { useShell } from '~/page/use-shell';
import { Foot, Notices, ConversationPane } from '../list/ChatPanes';
import { Composer } from '../composer/Composer';
import { ComposerExtras, ExtraSheets, PHOTO_LATER } from '../composer/ComposerExtras';
import { FictionalWarning } from '../permission/FictionalWarning';
import { IcebreakerDialog } from '../composer/IcebreakerDialog';
import { LastFreeConversation } from '../pricing/PremiumNote';
import { MessagePrice } from '../pricing/MessagePrice';
import { ChatMenuItems } from '../list/ChatMenuItems';
import { ConnectionNotices, PhotoLaterNotice } from './ConnectionNotices';
import { Conversation } from './Conversation';
import { ConversationHeader } from './ConversationHeader';
import { useExtras, type Extras } from '../composer/use-extras';
import { useOpenChat, type OpenChatInput } from './use-open-chat';

const DropHint = lazyAfterHydration(() => import('../photos/DropHint').then((module) => module.DropHint));
const ReplyBar = lazyWithHtml('reply-bar', () => import('../composer/ReplyBar').then((module) => module.ReplyBar));
const Icebreakers = lazyWithHtml('icebreakers', () =>
  import('../composer/Icebreakers').then((module) => module.Icebreakers),
);
const CannotWrite = lazyWithHtml(
  'cannot-write',
  () => import('../permission/CannotWrite').then((module) => module.CannotWrite),
  () => <ErrorMessage code="errors.try-again-later" />,
);
const SendProblemAlert = lazyWithHtml(
  'send-problem',
  () => import('../permission/SendProblemAlert').then((module) => module.SendProblemAlert),
  // Without a connection: what happened, without the ways on.
  ErrorAlert,
);

export interface OpenChatProps extends OpenChatInput {
  onDelete: () => void;
}

/**
 * One conversation, begun or not. It is the same before and after the first message, so that header, composer and
 * focus stay where they are.
 */
export function OpenChat(props: OpenChatProps) {
  const { partner } = props;
  const chat = useOpenChat(props);
  const { id, begun, live, composer, sending, cut } = chat;
  const writable = chat.writePermission === 'open';
  const { chatPhotos, icebreakers } = useShell().brand.offers;
  const extras = useExtras();
  const offersPhotos = chatPhotos && writable;
  const pictures = usePictures(offersPhotos, begun ? extras.pick : null);

  return (
    <>
      <ConversationPane aria-label={partner.name} {...pictures.handlers} onPaste={pictures.onPaste}>
        <ConversationHeader
          partner={
            cut ? hidden(partner) : begun ? { ...partner, last_active: live.conversation.partnerActive } : partner
          }
          back={begun ? '/chats' : `/members/${partner.id}`}
          menu={
            <ProfileMenu id={partner.id} name={partner.name} blocking={props.writePermission === 'blocking'}>
              <ChatMenuItems
                ideas={begun && props.writePermission === 'open'}
                conversation={begun ? id : undefined}
                onDelete={props.onDelete}
              />
            </ProfileMenu>
          }
        />
        <Conversation
          live={live}
          conversation={id}
          partner={partner}
          outgoing={sending.outgoing}
          stalled={sending.stalled}
          typing={chat.typing}
          unreadFrom={chat.unreadFrom}
          onRetry={sending.retry}
          onTake={chat.take}
          onReply={chat.answer}
          onDiscard={sending.take}
          writable={writable}
          empty={writable ? <Icebreakers name={partner.name} onChoose={composer.write} offered={icebreakers} /> : null}
        />
        {pictures.over && offersPhotos ? <DropHint name={partner.name} /> : null}
        <OpenChatFoot {...props} chat={chat} extras={extras} />
      </ConversationPane>
      {begun && writable ? (
        <ExtraSheets extras={extras} conversation={id} partner={partner} prices={props.prices} />
      ) : null}
      {begun && writable && icebreakers ? <IcebreakerDialog name={partner.name} onChoose={composer.write} /> : null}
    </>
  );
}

interface OpenChatFootProps extends OpenChatInput {
  chat: ReturnType<typeof useOpenChat>;
  extras: Extras;
}

/** The notices of a conversation, and its composer or the reason why nothing can be written. */
function OpenChatFoot({ partner, prices, requestKey, problem, chat, extras }: OpenChatFootProps) {
  const { id, begun, live, composer, initial, reply, sending, cut, writePermission } = chat;
  const [query] = useSearchParams();
  const here = begun ? `/chats/${id}` : `/members/${partner.id}/chat`;
  /** In place of the composer. */
  const isPremiumOnly = writePermission === 'premium' && sending.error?.code === 'chat.premium-only';
  const firstToFictional =
    partner.fictional &&
    writePermission !== 'closed' &&
    !live.conversation.earlier &&
    !live.conversation.messages.some(({ own }) => own);

  return (
    <Foot>
      <Notices>
        <ConnectionNotices live={live} conversation={id} />
        {!begun && query.has('photo') ? <PhotoLaterNotice name={partner.name} /> : null}
        {firstToFictional ? <FictionalWarning /> : null}
        {chat.lastPlace ? <LastFreeConversation here={here} /> : null}
        {sending.error && !cut && !isPremiumOnly ? <SendProblemAlert error={sending.error} here={here} /> : null}
      </Notices>
      {writePermission === 'open' ? (
        <Composer
          text={composer}
          initial={initial}
          requestKey={requestKey}
          problem={sending.field}
          onProblem={sending.setField}
          onSend={chat.onSend}
          busy={sending.busy}
          reply={reply.quote ? <ReplyBar quote={reply.quote} name={partner.name} onCancel={reply.cancel} /> : null}
          onEscape={reply.cancel}
          extras={<ComposerExtras conversation={begun ? id : null} partner={partner.id} extras={extras} />}
        >
          <MessagePrice price={prices.text} fictional={partner.fictional} here={sending.error ? undefined : here} />
        </Composer>
      ) : (
        <CannotWrite
          writePermission={writePermission}
          partner={partner}
          bare
          words={cut ? composer.read() : problem?.values.text}
        />
      )}
    </Foot>
  );
}

/** Pictures that are dropped on the conversation or pasted into it. Before the first message they have to wait. */
function usePictures(offered: boolean, pick: Extras['pick'] | null) {
  const navigate = useNavigate();
  const onPictures = (files: readonly File[]) => {
    if (files.length === 0 || !offered) return;
    if (pick) pick(files);
    else navigate(PHOTO_LATER, { replace: true, preventScrollReset: true });
  };
  const { over, handlers } = useFileDrop(onPictures);
  return { over, handlers, onPaste: (event: ClipboardEvent) => onPictures(picturesPasted(event.clipboardData)) };
}

/** The profile of the other member for a blocked one: the name, without picture and presence. */
const hidden = (partner: ProfileResponse): ProfileResponse => ({
  ...partner,
  status: 'disabled',
  main_image: null,
  last_active: null,
});
