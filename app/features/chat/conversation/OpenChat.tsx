import { useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect, type ClipboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ConversationResponse } from '~/contract/conversation';
import type { FormProblem } from '~/contract/problem';
import type { ProfileResponse } from '~/contract/profile';
import { picturesPasted } from '~/features/photos/pick/picked-files';
import { useFileDrop } from '~/features/photos/pick/use-file-drop';
import { lazyAfterHydration, lazyWithHtml } from '~/page/lazy';
import { ErrorMessage } from '~/ui/ErrorMessage/ErrorMessage';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { usePremium } from '~/page/use-premium';
import { useShell } from '~/page/use-shell';
import { Foot, Notices, ConversationPane } from '../list/ChatPanes';
import { Composer } from '../composer/Composer';
import { ComposerExtras, ExtraSheets, PHOTO_LATER } from '../composer/ComposerExtras';
import { FictionalWarning } from '../permission/FictionalWarning';
import { IcebreakerDialog } from '../composer/IcebreakerDialog';
import { icebreakerOf } from '../composer/icebreaker-texts';
import { draftName, saveDraft } from '../model/draft';
import { MessagePrice } from '../pricing/MessagePrice';
import type { MessagePrices } from '../pricing/message-price';
import { ConnectionNotices, PhotoLaterNotice } from './ConnectionNotices';
import { Conversation } from './Conversation';
import { ConversationHeader } from './ConversationHeader';
import { useComposer } from '../composer/use-composer';
import { useReply } from '../composer/use-reply';
import { useExtras } from '../composer/use-extras';
import { useBlocked } from '../model/use-blocked';
import { useMarkRead } from '../model/use-mark-read';
import { useSending } from '../composer/use-sending';
import { useConversation } from '../model/use-conversation';
import { NOT_BEGUN } from '../model/conversation-state';
import { useTyping } from '../composer/use-typing';
import { useUnread } from '../model/use-unread';
import type { WritePermission } from '../permission/write-permission';

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

export interface ConversationProps {
  partner: ProfileResponse;
  /** Null before the first message: sending it begins the conversation. */
  conversation: ConversationResponse | null;
  /** What was written at signup and could not be sent then. */
  draft?: string;
  writePermission: WritePermission;
  prices: MessagePrices;
  requestKey: string;
  /** The number of the message before which a page of earlier messages ends; null for the newest page. */
  before: number | null;
  menu?: ReactNode;
  problem: FormProblem | null;
  /** Another site led here without a click: messages count as read only once the member does something. */
  unasked?: boolean;
}

export interface OpenChatProps extends ConversationProps {
  onDelete: () => void;
}

/**
 * One conversation, begun or not. It is the same before and after the first message, so that header, composer and
 * focus stay where they are.
 */
export function OpenChat(props: OpenChatProps) {
  const { partner, requestKey, problem, draft = '' } = props;
  const begun = props.conversation !== null;
  const conversation = props.conversation ?? NOT_BEGUN;
  const id = conversation.conversation.id;
  const here = begun ? `/chats/${id}` : `/members/${partner.id}/chat`;
  const { user, brand } = useShell();
  const me = user?.id ?? '';
  const { icebreakers } = brand.offers;
  const premium = usePremium();
  const intl = useIntl();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const live = useConversation(conversation);
  const { messages } = live.conversation;
  const initial = problem?.values.text ?? ((icebreakers && icebreakerOf(intl, query.get('say'))) || draft);
  const firstDraft = draftName(me, `member:${partner.id}`);
  const text = useComposer(begun ? id : `member:${partner.id}`, initial, !live.cut);
  const extras = useExtras();
  const unreadFrom = useUnread(messages, conversation.own_read_seq);
  const typing = useTyping(id, messages.at(-1)?.id ?? '', begun && !partner.fictional);
  useMarkRead(id, messages.at(-1)?.seq ?? conversation.newest_seq, props.unasked);
  // The draft of the time before this conversation is no longer needed.
  useEffect(() => {
    if (begun) saveDraft(firstDraft, '');
  }, [begun, firstDraft]);

  const reply = useReply(messages);
  const composer = {
    ...text,
    onInput: () => {
      text.onInput();
      // Until it has arrived, the first message stays on the device with what is typed after it.
      if (sending.busy) saveDraft(firstDraft, [sending.outgoing[0]!.text, text.read()].filter(Boolean).join('\n'));
      if (text.read().trim() !== '') typing.publish();
    },
  };
  const first = begun
    ? null
    : {
        member: partner.id,
        draft: firstDraft,
        typed: text.read,
        // Going back leads past the page of the first message, to where one came from.
        onBegun: (began: string) => navigate(`/chats/${began}`, { replace: true }),
      };
  const sending = useSending(id, first, messages, text, reply, problem);
  const cut = useBlocked(live, sending);
  // Whoever became premium while the page was open can write at once.
  const allowed = props.writePermission === 'premium' && premium ? 'open' : props.writePermission;
  const writePermission: WritePermission = cut ? 'blocked' : allowed;
  /** In place of the composer. */
  const said = writePermission === 'premium' && sending.error?.code === 'chat.premium-only';
  const onSend = (words: string) => {
    if (live.conversation.later) live.toNewest();
    sending.send(words);
  };
  const firstToFictional =
    partner.fictional && writePermission !== 'closed' && !live.conversation.earlier && !messages.some(({ own }) => own);

  const offersPhotos = brand.offers.chatPhotos && writePermission === 'open';
  const onPhotos = (files: readonly File[]) => {
    if (files.length === 0 || !offersPhotos) return;
    if (begun) extras.pick(files);
    else navigate(PHOTO_LATER, { replace: true, preventScrollReset: true });
  };
  const photoDrop = useFileDrop(onPhotos);
  const onPaste = (event: ClipboardEvent) => onPhotos(picturesPasted(event.clipboardData));

  return (
    <>
      <ConversationPane aria-label={partner.name} {...photoDrop.handlers} onPaste={onPaste}>
        <ConversationHeader
          partner={
            cut ? hidden(partner) : begun ? { ...partner, last_active: live.conversation.partnerActive } : partner
          }
          back={begun ? '/chats' : `/members/${partner.id}`}
          conversation={begun ? id : undefined}
          onDelete={props.onDelete}
          menu={props.menu}
        />
        <Conversation
          live={live}
          conversation={id}
          partner={partner}
          outgoing={sending.outgoing}
          stalled={sending.stalled}
          typing={typing.theirs}
          unreadFrom={unreadFrom}
          onRetry={sending.retry}
          onTake={(key) => {
            const taken = sending.take(key);
            text.giveBack(taken?.text ?? '');
            reply.restore(taken?.quote);
          }}
          onReply={(message) => {
            reply.begin(message);
            text.ref.current?.focus();
          }}
          onDiscard={sending.take}
          writable={writePermission === 'open'}
          empty={
            writePermission === 'open' ? (
              <Icebreakers name={partner.name} onChoose={text.write} offered={icebreakers} />
            ) : null
          }
        />
        {photoDrop.over && offersPhotos ? <DropHint name={partner.name} /> : null}
        <Foot>
          <Notices>
            <ConnectionNotices live={live} conversation={id} />
            {!begun && query.has('photo') ? <PhotoLaterNotice name={partner.name} /> : null}
            {firstToFictional ? <FictionalWarning /> : null}
            {sending.error && !cut && !said ? <SendProblemAlert error={sending.error} here={here} /> : null}
          </Notices>
          {writePermission === 'open' ? (
            <Composer
              text={composer}
              initial={initial}
              requestKey={requestKey}
              problem={sending.field}
              onProblem={sending.setField}
              onSend={onSend}
              busy={sending.busy}
              reply={reply.quote ? <ReplyBar quote={reply.quote} name={partner.name} onCancel={reply.cancel} /> : null}
              onEscape={reply.cancel}
              extras={<ComposerExtras conversation={begun ? id : null} partner={partner.id} extras={extras} />}
            >
              <MessagePrice
                price={props.prices.text}
                fictional={partner.fictional}
                here={sending.error ? undefined : here}
              />
            </Composer>
          ) : (
            <CannotWrite
              writePermission={writePermission}
              partner={partner}
              bare
              words={cut ? text.read() : problem?.values.text}
            />
          )}
        </Foot>
      </ConversationPane>
      {begun && writePermission === 'open' ? (
        <ExtraSheets extras={extras} conversation={id} partner={partner} prices={props.prices} />
      ) : null}
      {begun && writePermission === 'open' && icebreakers ? (
        <IcebreakerDialog name={partner.name} onChoose={text.write} />
      ) : null}
    </>
  );
}

/** What a blocked member still sees of the other one: the name, without picture, presence and profile. */
const hidden = (partner: ProfileResponse): ProfileResponse => ({
  ...partner,
  status: 'disabled',
  main_image: null,
  last_active: null,
});
