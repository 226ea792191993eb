import type { ReactNode } from 'react';
import type { MessageResponse } from '~/contract/message';
import { canReplyTo, reactUrl, replyUrl } from '../model/message-answers';
import { Bubble } from '../parts/Bubble';
import { MessageActions } from '../parts/MessageActions';
import type { ShownState } from '../parts/MessageStatus';
import { UnreadLine } from '../parts/UnreadLine';

/** A message as its reader sees it now. */
export interface ShownMessage extends Omit<MessageResponse, 'state' | 'request_key'> {
  state: ShownState;
  stateInWords: boolean;
  /** The URL of the message that it quotes. */
  quoteUrl: string | undefined;
  /** The number of new messages from here on, at the first of them. */
  unread: number | undefined;
  /** The reactions to choose from, where they are open. */
  chooser: ReactNode;
}

/** What all messages of a page have in common. */
export interface MessagesOf {
  /** The other member. */
  partner: string;
  name: string;
  /** The name of the brand. */
  brand: string;
  /** The URL at which reacting and replying go on without JavaScript; null where the member cannot write. */
  here: string | null;
}

export interface MessageActs {
  /** The tab index of an action: -1 where another one of the conversation is the tab stop. The server knows none. */
  tabIndexOf: (stop: string) => number | undefined;
  onReact: (seq: number) => void;
  onReply: (seq: number) => void;
}

export type MessageLineProps = ShownMessage & MessagesOf & MessageActs;

/** A message with its actions, by its content: the server caches its HTML. */
export function MessageLine({ unread, chooser, ...message }: MessageLineProps) {
  return (
    <>
      {unread === undefined ? null : <UnreadLine count={unread} />}
      <Bubble {...message} below={chooser}>
        {message.own ? null : <Actions {...message} expanded={Boolean(chooser)} />}
      </Bubble>
    </>
  );
}

type ActionsProps = Omit<MessageLineProps, 'unread' | 'chooser'> & { expanded: boolean };

function Actions({ id, seq, here, tabIndexOf, onReact, onReply, ...message }: ActionsProps) {
  const answers = here !== null && canReplyTo(message);
  return (
    <MessageActions
      partner={message.partner}
      message={id}
      answers={answers ? { react: reactUrl(here, seq), reply: replyUrl(here, seq) } : null}
      expanded={message.expanded}
      tabs={{ react: tabIndexOf(`react-${id}`), reply: tabIndexOf(`reply-${id}`), report: tabIndexOf(`report-${id}`) }}
      onReact={() => onReact(seq)}
      onReply={() => onReply(seq)}
    />
  );
}
