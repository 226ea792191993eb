import { useSearchParams } from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { ConversationResponse } from '~/contract/conversation';
import type { FormProblem } from '~/contract/problem';
import type { ProfileResponse } from '~/contract/profile';
import { useShell } from '~/page/use-shell';
import { CannotWrite } from '../composer/CannotWrite';
import { Foot, Notices, ConversationPane } from './ChatPanes';
import { Composer } from '../composer/Composer';
import { ComposerExtras, ExtraSheets } from '../composer/ComposerExtras';
import { FictionalWarning } from '../composer/FictionalWarning';
import { IcebreakerDialog } from '../composer/IcebreakerDialog';
import { Icebreakers, icebreakerOf } from '../composer/Icebreakers';
import { draftName, saveDraft } from '../composer/draft';
import { MessagePrice } from '../pricing/MessagePrice';
import type { MessagePrices } from '../pricing/message-price';
import { SendProblemAlert } from '../composer/SendProblemAlert';
import { ConnectionNotices } from './ConnectionNotices';
import { Conversation } from './Conversation';
import { ConversationHeader } from './ConversationHeader';
import { useComposer } from '../composer/use-composer';
import { useExtras } from '../composer/use-extras';
import { useMarkRead } from '../model/use-mark-read';
import { useSending } from '../send-queue/use-sending';
import { useConversation } from '../model/use-conversation';
import { useTyping } from '../composer/use-typing';
import { useUnread } from '../model/use-unread';
import type { WritePermission } from '../composer/write-permission';

export interface ConversationProps {
  partner: ProfileResponse;
  conversation: ConversationResponse;
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

export function OpenChat(props: OpenChatProps) {
  const { partner, writePermission, requestKey, problem } = props;
  const id = props.conversation.conversation.id;
  const { user, brand } = useShell();
  const me = user?.id ?? '';
  const { icebreakers } = brand.offers;
  const intl = useIntl();
  const [query] = useSearchParams();
  const live = useConversation(props.conversation);
  const { messages } = live.conversation;
  const initial = problem?.values.text ?? (icebreakers ? icebreakerOf(intl, query.get('say')) : '');
  const text = useComposer(id, initial);
  const extras = useExtras();
  const unreadFrom = useUnread(messages, props.conversation.own_read_seq);
  const typing = useTyping(id, messages.at(-1)?.id ?? '', !partner.fictional);
  useMarkRead(id, messages.at(-1)?.seq ?? props.conversation.newest_seq, props.unasked);
  // The draft of the page on which this conversation began is no longer needed.
  useEffect(() => saveDraft(draftName(me, `member:${partner.id}`), ''), [me, partner.id]);

  const composer = {
    ...text,
    onInput: () => {
      text.onInput();
      if (text.read().trim() !== '') typing.publish();
    },
  };
  const sending = useSending(id, messages, text, problem);
  const onSend = (words: string) => {
    if (live.conversation.later) live.toNewest();
    sending.send(words);
  };
  const firstToFictional =
    partner.fictional && writePermission !== 'closed' && !live.conversation.earlier && !messages.some(({ own }) => own);

  return (
    <>
      <ConversationPane aria-label={partner.name}>
        <ConversationHeader
          partner={{ ...partner, last_active: live.conversation.partnerActive }}
          back="/chats"
          conversation={id}
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
          onTake={(key) => text.giveBack(sending.take(key))}
          onDiscard={sending.take}
          empty={
            writePermission === 'open' && icebreakers ? <Icebreakers name={partner.name} onChoose={text.write} /> : null
          }
        />
        <Foot>
          <Notices>
            <ConnectionNotices live={live} conversation={id} />
            {firstToFictional ? <FictionalWarning /> : null}
            {sending.error ? <SendProblemAlert error={sending.error} here={`/chats/${id}`} /> : null}
          </Notices>
          {writePermission === 'open' ? (
            <Composer
              text={composer}
              initial={initial}
              requestKey={requestKey}
              problem={sending.field}
              onProblem={sending.setField}
              onSend={onSend}
              extras={<ComposerExtras conversation={id} extras={extras} />}
            >
              <MessagePrice price={props.prices.text} fictional={partner.fictional} />
            </Composer>
          ) : (
            <CannotWrite writePermission={writePermission} partner={partner} bare words={problem?.values.text} />
          )}
        </Foot>
      </ConversationPane>
      <ExtraSheets extras={extras} conversation={id} partner={partner} prices={props.prices} />
      {writePermission === 'open' && icebreakers ? (
        <IcebreakerDialog name={partner.name} onChoose={text.write} />
      ) : null}
    </>
  );
}
