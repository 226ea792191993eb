import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '~/ui/Alert/Alert';
import type { LiveConversation } from '../model/use-conversation';

/** Says why the newest messages are not shown: no connection, or a page of earlier messages. */
export function ConnectionNotices({ live, conversation }: { live: LiveConversation; conversation: string }) {
  return (
    <>
      {live.behind ? (
        <Alert tone="warning" role="status">
          <FormattedMessage
            id="chat.behind"
            defaultMessage="No connection. New messages will appear as soon as it’s back."
          />
        </Alert>
      ) : null}
      {!live.conversation.later ? null : (
        <Link to={`/chats/${conversation}`}>
          <FormattedMessage id="chat.to-newest" defaultMessage="Go to the newest message" />
        </Link>
      )}
    </>
  );
}

/** Before the first message there is no conversation that a photo could belong to. */
export function PhotoLaterNotice({ name }: { name: string }) {
  return (
    <Alert tone="info" role="status">
      <FormattedMessage
        id="chat.photo-later"
        defaultMessage="You can send {name} a photo once you’ve sent your first message."
        values={{ name }}
      />
    </Alert>
  );
}
