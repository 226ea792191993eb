import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageResponse } from '~/contract/message';
import { AuthorNote } from './AuthorNote';
import { MessageWords } from './MessageWords';

/**
 * Announces the other member's messages to screen readers while the page is open. Earlier messages and the member's own
 * are not announced.
 */
export function Announcer({ messages, name }: { messages: readonly MessageResponse[]; name: string }) {
  const newest = messages.at(-1)?.seq ?? 0;
  const received = useRef(newest);
  const [said, setSaid] = useState<readonly MessageResponse[]>([]);
  useEffect(() => {
    const announcement = messages.filter(({ own, seq }) => !own && seq > received.current);
    received.current = Math.max(received.current, newest);
    if (announcement.length > 0) setSaid(announcement);
  }, [messages, newest]);
  return (
    <div className="visually-hidden" role="status">
      {said.map(({ id, ...message }) => (
        <p key={id}>
          <FormattedMessage id="chat.they-wrote" defaultMessage="{name}:" values={{ name }} />{' '}
          {message.author === 'member' ? null : <AuthorNote author={message.author} />}
          <MessageWords {...message} />
        </p>
      ))}
    </div>
  );
}
