import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { Dialog } from '~/ui/Dialog/Dialog';
import { Stack } from '~/ui/Layout/Layout';
import { bundlesPath } from '../shop/checkout-path';
import type { ShownWelcomeOffer } from './use-welcome-offer';
import { TimeLeft } from './WelcomeBanner';

export interface TimeBonusDialogProps {
  offer: ShownWelcomeOffer;
  onClose: () => void;
}

const Clock = styled.p`
  padding: ${space(4)};
  border-radius: 12px;
  background: ${color('primary-soft')};
  color: ${color('on-primary-soft')};
  font-size: ${fontSize('2xl')};
  text-align: center;
`;

const Muted = styled.p`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

/** Tells a new member once of the time bonus, with its terms. */
export function TimeBonusDialog({ offer, onClose }: TimeBonusDialogProps) {
  const percent = useIntl().formatNumber(offer.percentage / 100, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={
        <FormattedMessage
          id="shell.bonus-title"
          defaultMessage="{percent} off your first credits"
          values={{ percent }}
        />
      }
    >
      <Stack $gap={4}>
        <Clock>
          <TimeLeft offer={offer} />
        </Clock>
        <p>
          <FormattedMessage
            id="shell.bonus-text"
            defaultMessage="You’re new here, so your first order is cheaper. The discount is filled in at the checkout with code {code}."
            values={{ code: <strong>{offer.code}</strong> }}
          />
        </p>
        <ButtonLink to={bundlesPath(null, offer.code)} wide onClick={onClose} data-autofocus="">
          <FormattedMessage id="shell.bonus-link" defaultMessage="See the credits" />
        </ButtonLink>
        <Button type="button" variant="quiet" wide onClick={onClose}>
          <FormattedMessage id="shell.bonus-later" defaultMessage="Not now" />
        </Button>
        <Muted>
          <FormattedMessage
            id="shell.bonus-terms"
            defaultMessage="Once, for your first order. When the time is up it is over: we won’t offer you the same or more for 30 days."
          />
        </Muted>
      </Stack>
    </Dialog>
  );
}
