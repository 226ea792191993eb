import { useEffect } from 'react';
import type { DomainError } from '~/contract/problem';
import { BLOCKED_BY, type LiveConversation } from './use-conversation';

interface Sending {
  error: DomainError | null;
  setError: (error: DomainError | null) => void;
}

/**
 * Whether the other member has blocked the viewer since the page was opened, as a live event or a refused message says.
 * When the block is gone, so is the refusal.
 */
export function useBlocked({ cut, check }: LiveConversation, { error, setError }: Sending): boolean {
  const refused = error?.code === BLOCKED_BY;
  useEffect(() => {
    if (refused) check();
  }, [refused, check]);
  useEffect(() => (cut ? () => setError(null) : undefined), [cut, setError]);
  return cut;
}
