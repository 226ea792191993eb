import { Link } from '@remix-run/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShell } from '~/page/use-shell';
import { Banner } from '~/ui/Banner/Banner';
import type { Unsent } from './run-send-queue';

/** The messages that could not be sent, for example because the session ended. They are never sent by themselves. */
export function useUnsent(): readonly Unsent[] {
  const member = useShell().user?.id;
  const client = useQueryClient();
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  useEffect(() => {
    if (!member) return undefined;
    let unmounted = false;
    let stop = () => {};
    import('./run-send-queue').then(
      ({ watchUnsent }) => {
        if (!unmounted) stop = watchUnsent(client, member, setUnsent);
      },
      () => {},
    );
    return () => {
      unmounted = true;
      stop();
    };
  }, [client, member]);
  return unsent;
}

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
