import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { Banner } from '~/ui/Banner/Banner';
import type { Unsent } from './run-send-queue';

/** Says which messages could not be sent, and leads to the first of them. */
export function UnsentAlert({ unsent }: { unsent: readonly Unsent[] }) {
  const [first] = unsent;
  if (!first) return null;
  const count = unsent.reduce((sum, entry) => sum + entry.count, 0);
  return (
    <Banner role="status">
      <FormattedMessage
        id="shell.unsent"
        defaultMessage="{count, plural, one {A message you wrote was not sent.} other {# messages you wrote were not sent.}} <link>{conversations, plural, one {Go to the conversation} other {Go to the first conversation}}</link>"
        values={{
          count,
          conversations: unsent.length,
          link: (label) => <Link to={`/chats/${first.conversation}`}>{label}</Link>,
        }}
      />
    </Banner>
  );
}
