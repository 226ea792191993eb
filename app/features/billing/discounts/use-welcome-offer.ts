import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/api-client/api';
import { elapsed, serverTime } from '~/page/server-clock';
import type { ShellOffer } from '~/page/shell-data';
import { useHydrated } from '~/page/use-hydrated';
import { usePremium } from '~/page/use-premium';
import { useShell } from '~/page/use-shell';

/** Spec section 9. */
const TIME_BONUS_CODE = 'TIMEBONUS25';
const FRESH_MS = 60_000;

export interface ShownWelcomeOffer extends ShellOffer {
  isTimeBonus: boolean;
  /** The server's time at this rendering, and a value that changes when a response has corrected it. */
  now: number;
  clock: number;
  /** Ends the offer in this page, when its time is up. */
  end: () => void;
}

/**
 * The offer to a new member, or null: for visitors and members who have bought, and when its time is up. It comes with
 * the page, and is loaded again when someone has logged in; if that fails, nothing happens.
 */
export function useWelcomeOffer(): ShownWelcomeOffer | null {
  const { user, offer, now } = useShell();
  const premium = usePremium();
  const hydrated = useHydrated();
  const [ended, setEnded] = useState(0);
  const loaded = useQuery({
    queryKey: ['discountcode', user?.id],
    queryFn: async () => {
      // The time of the request, not of its response: better a second too few than too many.
      const start = elapsed();
      const code = await api.get('/api/discountcode.php?welcome=true');
      return code && { ...code, ahead: code.now - start };
    },
    enabled: user !== null && offer !== null && !premium,
    staleTime: FRESH_MS,
    retry: false,
  });
  if (!user || !offer || premium || loaded.data === null) return null;
  const fresh = loaded.data;
  const arrived = serverTime(now);
  const endsAt = fresh?.expires ?? offer.endsAt;
  if (ended >= endsAt) return null;
  const code = fresh?.code ?? offer.code;
  return {
    code,
    percentage: fresh?.value_percentage ?? offer.percentage,
    endsAt,
    modal: offer.modal,
    isTimeBonus: code === TIME_BONUS_CODE,
    clock: fresh?.ahead ?? now,
    // React may begin to hydrate more than once, and finds the second that the server rendered only at its time.
    now: fresh ? fresh.ahead + elapsed() : hydrated ? arrived : now,
    end: () => setEnded(endsAt),
  };
}
