import { useLocation } from '@remix-run/react';
import { useWelcomeOffer } from '~/features/billing/discounts/use-welcome-offer';
import { useUnsent } from '~/features/chat/send-queue/use-unsent';
import { lazyWithHtml } from '~/page/lazy';
import { useShell } from '~/page/use-shell';
import { MEMBERS_AREA } from '../paths';
import { useRouteName } from '../use-route-name';
import { firstBanner, QUESTION_ROUTES, remindsOn, saysConfirmed } from './banner-order';
import { AppAlerts } from './lazy-modals';

const BannerContent = lazyWithHtml('banner', () => import('./BannerContent').then((module) => module.BannerContent));

/** Below the top bar: the one banner of the page, if there is any. */
export function Banners() {
  const { decision, mailStopped, textChange, enrich, user } = useShell();
  const route = useRouteName();
  const offer = useWelcomeOffer();
  const unsent = useUnsent();
  const { search } = useLocation();
  const change = route === 'notifications-terms' ? null : textChange;
  const first = firstBanner({
    decision: decision !== null,
    'terms-due': change?.text === 'terms' && change.due,
    unsent: unsent.length > 0,
    confirmed: saysConfirmed(search, user),
    activation: remindsOn(route, user),
    'mail-stopped': mailStopped !== null,
    'text-change': change !== null,
    offer: MEMBERS_AREA.has(route) && offer !== null,
    enrich,
    question: user !== null && QUESTION_ROUTES.has(route),
  });
  if (first === undefined) return null;
  return first === 'question' ? <AppAlerts /> : <BannerContent name={first} unsent={unsent} offer={offer} />;
}
