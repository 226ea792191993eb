import { useWelcomeOffer } from '~/features/billing/discounts/use-welcome-offer';
import { UnsentAlert, useUnsent } from '~/features/chat/send-queue/UnsentNotice';
import { lazyWithHtml } from '~/page/lazy';
import { useShell } from '~/page/use-shell';
import { MEMBERS_AREA } from '../paths';
import { useRouteName } from '../use-route-name';
import { ActivationReminder, remindsOn } from './ActivationReminder';
import { firstBanner, QUESTION_ROUTES } from './banner-order';
import { DecisionBanner } from './DecisionBanner';
import { EnrichAlert } from './EnrichAlert';
import { AppAlerts } from './lazy-modals';
import { MailStoppedAlert } from './MailStoppedAlert';
import { TextChangeAlert } from './TextChangeAlert';

const WelcomeBanner = lazyWithHtml('welcome-banner', () =>
  import('~/features/billing/discounts/WelcomeBanner').then((module) => module.WelcomeBanner),
);

/** Below the top bar: the one banner of the page, if there is any. */
export function Banners() {
  const { decision, mailStopped, textChange, enrich, user } = useShell();
  const route = useRouteName();
  const offer = useWelcomeOffer();
  const unsent = useUnsent();
  const change = route === 'notifications-terms' ? null : textChange;
  const first = firstBanner({
    decision: decision !== null,
    'terms-due': change?.text === 'terms' && change.due,
    unsent: unsent.length > 0,
    activation: remindsOn(route, user),
    'mail-stopped': mailStopped !== null,
    'text-change': change !== null,
    offer: MEMBERS_AREA.has(route) && offer !== null,
    enrich,
    question: user !== null && QUESTION_ROUTES.has(route),
  });
  switch (first) {
    case 'decision':
      return <DecisionBanner decision={decision!} />;
    case 'unsent':
      return <UnsentAlert unsent={unsent} />;
    case 'activation':
      return <ActivationReminder />;
    case 'mail-stopped':
      return <MailStoppedAlert />;
    case 'terms-due':
    case 'text-change':
      return <TextChangeAlert />;
    case 'offer':
      return <WelcomeBanner offer={offer!} />;
    case 'enrich':
      return <EnrichAlert />;
    case 'question':
      return <AppAlerts />;
    default:
      return null;
  }
}
