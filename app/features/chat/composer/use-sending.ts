import { useCallback, useState } from 'react';
import type { FieldProblem, FormProblem, DomainError } from '~/contract/problem';
import type { ComposerText } from './use-composer';
import type { Reply } from './use-reply';
import type { Outgoing, SendProblem } from '../send-queue/outgoing';
import { useFirstMessage, type FirstTo } from '../send-queue/use-first-message';
import { useOutgoing } from '../send-queue/use-outgoing';

/**
 * The messages on their way, and why the last one was refused. A refused text returns to the composer, with what it replies to. With `first`, the
 * conversation has not begun.
 */
export function useSending(
  conversation: string,
  first: FirstTo | null,
  messages: Parameters<typeof useOutgoing>[1],
  text: ComposerText,
  reply: Reply,
  problem: FormProblem | null,
) {
  const [error, setError] = useState<DomainError | null>(problem?.error ?? null);
  const [field, setField] = useState<FieldProblem | null>(problem?.fieldErrors.text?.[0] ?? null);
  const { giveBack, write } = text;
  const { restore } = reply;
  const onProblem = useCallback(
    (sending: SendProblem, refused: Pick<Outgoing, 'text' | 'quote'>) => {
      giveBack(refused.text);
      // The text can be sent again without the message that it quotes.
      if (sending.error?.code !== 'chat.quoted-gone') restore(refused.quote);
      setError(sending.error);
      setField(sending.field);
    },
    [giveBack, restore],
  );
  const queue = useOutgoing(conversation, messages, onProblem);
  const beginning = useFirstMessage(first, onProblem);
  const send = (text: string) => {
    setError(null);
    write('');
    if (first) beginning.send(text);
    else queue.send(text, reply.quote);
    reply.cancel();
  };
  const outgoing = first ? beginning.outgoing : queue.outgoing;
  /** Whether the first message is on its way; a second one needs the conversation that it begins. */
  const busy = first !== null && outgoing.length > 0;
  return { ...queue, outgoing, busy, send, error, setError, field, setField };
}
