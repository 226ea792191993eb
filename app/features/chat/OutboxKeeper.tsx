import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onHint, tellHint } from '~/live/hints';
import { useShell } from '~/live/use-shell';
import { forgetDrafts } from './keep';
import { forgetOutbox } from './outbox';
import { outboxOf, storageOf } from './outbox-of-page';
import { staleOf } from './outgoing';

/** Sends what waits, on whichever page the member is: after a load, and whenever the connection is back. */
export function OutboxKeeper() {
  const member = useShell().user?.id;
  return member ? <Keeper key={member} member={member} /> : null;
}

function Keeper({ member }: { member: string }) {
  const client = useQueryClient();
  useEffect(() => {
    const { outbox, pump } = outboxOf(client, member);
    const kickAll = () => {
      for (const conversation of outbox.conversations()) pump.kick(conversation);
    };
    for (const conversation of outbox.conversations()) {
      // What was written long ago may not be meant any more: somebody has to say so.
      outbox.setState(conversation, staleOf(outbox.list(conversation), pageTime()), 'failed');
    }
    kickAll();
    const onVisible = () => document.visibilityState === 'visible' && kickAll();
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (!outbox.reload(key) || newValue !== null) return;
      // Another tab has sent it: the thread looks at once, so that the words do not vanish for a moment.
      const conversation = key?.split(':')[2];
      if (conversation) tellHint({ kind: 'message', conversation });
    };
    const onSubmit = (event: Event) => {
      const form = event.target as HTMLFormElement;
      if (form.getAttribute('action') !== '/api/logout.php') return;
      forgetOutbox(storageOf());
      forgetDrafts();
    };
    const stopHints = onHint(({ kind }) => kind === 'resync' && kickAll());
    window.addEventListener('online', kickAll);
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', onVisible);
    document.addEventListener('submit', onSubmit);
    return () => {
      stopHints();
      window.removeEventListener('online', kickAll);
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', onVisible);
      document.removeEventListener('submit', onSubmit);
    };
  }, [client, member]);
  return null;
}

const pageTime = () => Math.round(performance.timeOrigin + performance.now());
