import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useWelcomeOffer } from '~/features/billing/discounts/use-welcome-offer';
import { whenFree } from '~/features/likes/dialogs/when-free';
import { lazyAfterHydration } from '~/page/lazy';
import { useNavCounts } from '~/realtime/use-nav-counts';

const TimeBonusDialog = lazyAfterHydration(() =>
  import('~/features/billing/discounts/TimeBonusDialog').then((module) => module.TimeBonusDialog),
);

/** Spec section 9: the modal opens so long after the member has entered the members area. */
const MODAL_AFTER_MS = 40_000;

/** The modal of the time bonus; its bar is one of the banners. `inside`: the page is in the members area. */
export function WelcomeOffer({ inside }: { inside: boolean }) {
  const offer = useWelcomeOffer();
  const { credits } = useNavCounts();
  const { submit } = useFetcher();
  const due = useDue(inside);
  const [dismissed, setDismissed] = useState(false);
  if (!inside || !offer) return null;
  const dismiss = () => {
    setDismissed(true);
    submit({ alert: 'hide-time-bonus-modal' }, { method: 'post', action: '/site-entry' });
  };
  const isDue = due && offer.isTimeBonus && offer.modal && credits === 0 && !dismissed;
  return isDue ? <TimeBonusDialog offer={offer} onClose={dismiss} /> : null;
}

/** True from 40 seconds after entering, as soon as it interrupts nothing, until the members area is left. */
function useDue(inside: boolean): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    if (!inside) return undefined;
    let giveUp = () => {};
    const timer = setTimeout(() => {
      giveUp = whenFree(document, () => setDue(true));
    }, MODAL_AFTER_MS);
    return () => {
      clearTimeout(timer);
      giveUp();
      setDue(false);
    };
  }, [inside]);
  return due;
}
