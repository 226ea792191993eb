import { useCallback, useState } from 'react';
import type { FieldProblem, FormProblem, DomainError } from '~/contract/problem';
import type { ComposerText } from '../composer/use-composer';
import type { SendProblem } from './outgoing';
import { useOutgoing } from './use-outgoing';

/** The messages on their way, and why the last one was refused. A refused text returns to the composer. */
export function useSending(
  conversation: string,
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
  const outgoing = useOutgoing(conversation, messages, onProblem);
  const send = (words: string) => {
    setError(null);
    write('');
    outgoing.send(words);
  };
  return { ...outgoing, send, error, field, setField };
}
