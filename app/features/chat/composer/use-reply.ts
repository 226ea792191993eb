import { useSearchParams } from '@remix-run/react';
import { useCallback, useState } from 'react';
import type { MessageQuote, MessageResponse } from '~/contract/message';
import { dropParameter } from '~/page/drop-parameter';
import { canReplyTo } from '../model/message-answers';
import { QUOTE_MAX, shortened } from '../message-text';

export interface Reply {
  /** The message that the next one replies to. */
  quote: MessageQuote | undefined;
  begin: (message: MessageResponse) => void;
  cancel: () => void;
  /** Puts the quote of a message back that could not be sent. */
  restore: (quote: MessageQuote | undefined) => void;
}

/** To which received message one replies: the one that was pressed or, without JavaScript, the one that the URL names. */
export function useReply(messages: readonly MessageResponse[]): Reply {
  const [query] = useSearchParams();
  const seq = Number(query.get('reply') ?? 0);
  const [chosen, setChosen] = useState<MessageQuote | null>();
  const named = messages.find((message) => message.seq === seq && canReplyTo(message));
  // What was chosen here is true, and no longer what the URL named: a reload must not bring that back.
  const choose = useCallback((quote: MessageQuote | null) => {
    setChosen(quote);
    dropParameter('reply');
  }, []);
  const begin = useCallback((message: MessageResponse) => choose(quoteOf(message)), [choose]);
  const cancel = useCallback(() => choose(null), [choose]);
  const restore = useCallback((quote: MessageQuote | undefined) => quote && setChosen(quote), []);
  const quote = chosen === undefined ? named && quoteOf(named) : (chosen ?? undefined);
  return { quote, begin, cancel, restore };
}

function quoteOf({ seq, own, type, text }: MessageResponse): MessageQuote {
  return { seq, own, type, text: shortened(text, QUOTE_MAX) };
}
