import { WelcomeBanner } from '~/features/billing/discounts/WelcomeBanner';
import type { ShownWelcomeOffer } from '~/features/billing/discounts/use-welcome-offer';
import type { Unsent } from '~/features/chat/send-queue/run-send-queue';
import { UnsentAlert } from '~/features/chat/send-queue/UnsentAlert';
import { useShell } from '~/page/use-shell';
import { ActivationReminder } from './ActivationReminder';
import type { BannerName } from './banner-order';
import { ConfirmedBanner } from './ConfirmedBanner';
import { DecisionBanner } from './DecisionBanner';
import { EnrichAlert } from './EnrichAlert';
import { MailStoppedAlert } from './MailStoppedAlert';
import { TextChangeAlert } from './TextChangeAlert';

export interface BannerContentProps {
  name: Exclude<BannerName, 'question'>;
  unsent: readonly Unsent[];
  offer: ShownWelcomeOffer | null;
}

/** What the banners say; loaded with the pages that have one. */
export function BannerContent(props: BannerContentProps) {
  return (
    <div data-part="banner">
      <Content {...props} />
    </div>
  );
}

function Content({ name, unsent, offer }: BannerContentProps) {
  const { decision } = useShell();
  switch (name) {
    case 'decision':
      return <DecisionBanner decision={decision!} />;
    case 'unsent':
      return <UnsentAlert unsent={unsent} />;
    case 'confirmed':
      return <ConfirmedBanner />;
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
  }
}
