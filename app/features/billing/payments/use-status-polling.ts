import { useRevalidator } from '@remix-run/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveEvent } from '~/realtime/live-events';
import { userQuery } from '~/api-client/queries';

const EVERY_MS = 2000;

/**
 * Reloads every two seconds while a payment has not ended, and at once when a live event announces new credits. The
 * wait begins after the last response, so that a slow response is never overtaken by the next.
 */
export function useStatusPolling(waiting: boolean): void {
  const { revalidate, state } = useRevalidator();
  const client = useQueryClient();
  useEffect(() => {
    if (!waiting || state !== 'idle') return undefined;
    const look = () => {
      if (document.visibilityState === 'visible') revalidate();
    };
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    const stop = onLiveEvent(({ kind }) => kind === 'credits' && look());
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      stop();
    };
  }, [waiting, state, revalidate]);
  useEffect(() => {
    // The balance in the navigation is out of date.
    if (!waiting) void client.invalidateQueries({ queryKey: userQuery.queryKey });
  }, [waiting, client]);
}
