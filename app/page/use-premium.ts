import { useQuery } from '@tanstack/react-query';
import { userQuery } from '../api-client/queries';
import { useShell } from './use-shell';

/** The polled user takes precedence, because a payment may complete while the page is open. */
export function usePremium(): boolean {
  const { user } = useShell();
  const polled = useQuery({ ...userQuery, enabled: false });
  return polled.data?.paid_user ?? user?.paidUser ?? false;
}
