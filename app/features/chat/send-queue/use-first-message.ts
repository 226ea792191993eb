import { useEffect, useRef, useState } from 'react';
import { api } from '~/api-client/api';
import { saveDraft } from '../model/draft';
import { newOutgoing, sendProblemOf, type Outgoing, type SendProblem } from './outgoing';

/** The recipient of the first message. */
export interface FirstTo {
  member: string;
  /** The storage name of the text on the device until the server has it. */
  draft: string;
  /** The text typed since. */
  typed: () => string;
  onBegun: (conversation: string) => void;
}

/**
 * Sends the first message: shown at once like any other, but by this page and not by the queue, because only the response
 * tells which conversation it has begun. `onProblem` gets a message that was not sent.
 */
export function useFirstMessage(
  first: FirstTo | null,
  onProblem: (problem: SendProblem, refused: { text: string }) => void,
) {
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  /** The last attempt. The same text is sent again under the same key, so that it arrives once. */
  const tried = useRef<Outgoing>();
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const begun = first === null;
  useEffect(() => {
    if (begun) setOutgoing([]);
  }, [begun]);

  const send = async (text: string) => {
    if (!first) return;
    const { member, draft, typed, onBegun } = first;
    if (tried.current?.text !== text)
      tried.current = newOutgoing(text, Math.round(performance.timeOrigin + performance.now()));
    const message = tried.current;
    setOutgoing([message]);
    saveDraft(draft, text);
    try {
      const body = { member, text, request_key: message.key };
      const sent = await api.send('POST', '/api/messages.php', body, message.key);
      saveDraft(draft, typed());
      // Anyone who has left the page meanwhile is not called back.
      if (shown.current) onBegun(sent.conversation.id);
    } catch (error) {
      const known = sendProblemOf(error);
      if (known) tried.current = undefined;
      setOutgoing([]);
      onProblem(known ?? { error: { code: 'chat.not-sent-retry', values: {} }, field: null }, { text });
    }
  };
  return { outgoing, send: (text: string) => void send(text) };
}
