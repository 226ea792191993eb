import { useCallback, useState } from 'react';
import type { FieldProblem, FormProblem, DomainError } from '~/contract/problem';
import type { ComposerText } from '../composer/use-composer';
import type { SendProblem } from './outgoing';
import { useFirstMessage, type FirstTo } from './use-first-message';
import { useOutgoing } from './use-outgoing';

/**
 * The messages on their way, and why the last one was refused. A refused text returns to the composer. With `first`, the
 * conversation has not begun.
 */
export function useSending(
  conversation: string,
  first: FirstTo | null,
  messages: Parameters<typeof useOutgoing>[1],
  text: ComposerText,
  problem: FormProblem | null,
) {
  const [error, setError] = useState<DomainError | null>(problem?.error ?? null);
  const [field, setField] = useState<FieldProblem | null>(problem?.fieldErrors.text?.[0] ?? null);
  const { giveBack, write } = text;
  const onProblem = useCallback(
    (sending: SendProblem, words: string) => {
      giveBack(words);
      setError(sending.error);
      setField(sending.field);
    },
    [giveBack],
  );
  const queue = useOutgoing(conversation, messages, onProblem);
  const beginning = useFirstMessage(first, onProblem);
  const send = (words: string) => {
    setError(null);
    write('');
    (first ? beginning : queue).send(words);
  };
  const outgoing = first ? beginning.outgoing : queue.outgoing;
  /** The first message is on its way; a second one needs the conversation that it begins. */
  const busy = first !== null && outgoing.length > 0;
  return { ...queue, outgoing, busy, send, error, field, setField };
}
