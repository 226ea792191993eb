import { userQuery } from '../api-client/queries';
import { usePolled } from './use-polled';
import { useShell } from './use-shell';

/** The polled user takes precedence, because a payment may complete while the page is open. */
export function usePremium(): boolean {
  const { user } = useShell();
  const polled = usePolled(userQuery);
  return polled?.paid_user ?? user?.paidUser ?? false;
}
