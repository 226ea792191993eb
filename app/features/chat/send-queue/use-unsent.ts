import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useShell } from '~/page/use-shell';
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
