import { Link } from '@remix-run/react';
import { useMemo } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { DATE_FORMATS } from '~/i18n/formats';
import { color, fontSize, fontWeight, space } from '~/theme/tokens';
import { Countdown } from '~/ui/Countdown/Countdown';
import { bundlesPath } from '../shop/checkout-path';
import type { ShownWelcomeOffer } from './use-welcome-offer';

const Bar = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(1)} ${space(3)};
  min-height: 44px;
  padding: ${space(2)} ${space(4)};
  background: ${color('primary-soft')};
  color: ${color('on-primary-soft')};
  font-size: ${fontSize('sm')};
  text-align: center;
  text-decoration: none;
  strong {
    font-weight: ${fontWeight('strong')};
  }
  &:hover {
    text-decoration: underline;
  }
`;

/** The bar below the navigation that leads a new member to the credits, whose prices contain it: with the time left of the time bonus. */
export function WelcomeBanner({ offer }: { offer: ShownWelcomeOffer }) {
  const percent = useIntl().formatNumber(offer.percentage / 100, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Bar data-banner="" to={bundlesPath(null, offer.code)}>
      <strong>
        <FormattedMessage
          id="shell.bonus-words"
          defaultMessage="{percent} off your first credits"
          values={{ percent }}
        />
      </strong>
      {offer.isTimeBonus ? (
        <span>
          <FormattedMessage id="shell.bonus-ends" defaultMessage="Ends in" /> <TimeLeft offer={offer} />
        </span>
      ) : (
        <span>
          <FormattedMessage
            id="shell.bonus-until"
            defaultMessage="With code {code}, until {date}"
            values={{ code: offer.code, date: <FormattedDate value={offer.endsAt} {...DATE_FORMATS.long} /> }}
          />
        </span>
      )}
    </Bar>
  );
}

/** The countdown starts again only when the end or the clock was corrected, or where it appears. */
export function TimeLeft({ offer: { endsAt, now, clock, end } }: { offer: ShownWelcomeOffer }) {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `now` differs at each rendering
  const start = useMemo(() => now, [endsAt, clock]);
  return <Countdown endsAt={endsAt} now={start} onEnd={end} />;
}
