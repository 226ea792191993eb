import { useNavigate, useSearchParams } from '@remix-run/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { ConversationResponse } from '~/contract/conversation';
import type { MessageResponse } from '~/contract/message';
import type { FormProblem } from '~/contract/problem';
import type { ProfileResponse } from '~/contract/profile';
import { usePremium } from '~/page/use-premium';
import { useShell } from '~/page/use-shell';
import { icebreakerOf } from '../composer/icebreaker-texts';
import { useComposer } from '../composer/use-composer';
import { useReply } from '../composer/use-reply';
import { useSending } from '../composer/use-sending';
import { useTyping } from '../composer/use-typing';
import { NOT_BEGUN } from '../model/conversation-state';
import { draftName, saveDraft } from '../model/draft';
import { useBlocked } from '../model/use-blocked';
import { useConversation } from '../model/use-conversation';
import { useMarkRead } from '../model/use-mark-read';
import { useUnread } from '../model/use-unread';
import type { WritePermission } from '../permission/write-permission';
import type { MessagePrices } from '../pricing/message-price';

export interface OpenChatInput {
  partner: ProfileResponse;
  /** Null before the first message: sending it begins the conversation. */
  conversation: ConversationResponse | null;
  /** The message written at signup that could not be sent then. */
  draft?: string;
  writePermission: WritePermission;
  /** Whether this is the last conversation that the member can begin without premium. */
  lastPlace?: boolean;
  prices: MessagePrices;
  requestKey: string;
  /** The number of the message before which a page of earlier messages ends; null for the newest page. */
  before: number | null;
  problem: FormProblem | null;
  /** Whether another site led here without a click: messages then count as read only once the member does something. */
  unasked?: boolean;
}

/** What is said and typed in one conversation, begun or not, and what the member may do in it. */
export function useOpenChat(props: OpenChatInput) {
  const { partner, problem, draft = '' } = props;
  const begun = props.conversation !== null;
  const conversation = props.conversation ?? NOT_BEGUN;
  const id = conversation.conversation.id;
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
  // Anyone who became premium while the page was open can write at once.
  const allowed = props.writePermission === 'premium' && premium ? 'open' : props.writePermission;
  const writePermission: WritePermission = cut ? 'blocked' : allowed;
  const onSend = (typed: string) => {
    if (live.conversation.later) live.toNewest();
    sending.send(typed);
  };
  return {
    id,
    begun,
    live,
    composer,
    initial,
    unreadFrom,
    typing: typing.theirs,
    reply,
    sending,
    onSend,
    cut,
    writePermission,
    lastPlace: !begun && props.lastPlace === true && writePermission === 'open' && !premium,
    /** A message that could not be sent returns to the composer, with what it replies to. */
    take(key: string) {
      const message = sending.take(key);
      text.giveBack(message?.text ?? '');
      reply.restore(message?.quote);
    },
    answer(message: MessageResponse) {
      reply.begin(message);
      text.ref.current?.focus();
    },
  };
}
