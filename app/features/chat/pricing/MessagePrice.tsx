import { Link } from '@remix-run/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavCounts } from '~/realtime/use-nav-counts';
import { toMajor } from '~/i18n/minor-units';
import { priceAt, type MessagePrice as Price } from './message-price';

export interface MessagePriceProps {
  price: Price;
  type?: 'text' | 'photo' | 'gift';
  /** Whether the price is charged only when the message is answered. */
  fictional: boolean;
  /** Where the member returns to after buying the credits that they do not have; without it, nothing leads there. */
  here?: string | undefined;
}

/** The price of a message for this member, in credits and money, and the credits they have; shown before sending. */
export function MessagePrice({ price, type = 'text', fictional, here }: MessagePriceProps) {
  const { formatNumber } = useIntl();
  const { credits = 0 } = useNavCounts();
  const { money, basis } = priceAt(price, credits);
  const amounts = money.map(({ amount, currency }) =>
    formatNumber(toMajor(amount, currency), { style: 'currency', currency }),
  );
  const values = { cost: price.credits, money: amounts.join(' + '), basis, credits };
  return (
    <>
      {type === 'gift' ? (
        <FormattedMessage
          id="chat.price-gift"
          defaultMessage="{cost, plural, one {# credit} other {# credits}} ({basis, select, free {from your free credits} own {{money}} other {from {money}}}), whichever gift you choose · you have {credits, plural, one {# credit} other {# credits}}"
          values={values}
        />
      ) : type === 'photo' ? (
        <FormattedMessage
          id="chat.price-photo"
          defaultMessage="{cost, plural, one {# credit} other {# credits}} ({basis, select, free {from your free credits} own {{money}} other {from {money}}}) per photo · you have {credits, plural, one {# credit} other {# credits}}"
          values={values}
        />
      ) : (
        <FormattedMessage
          id="chat.price"
          defaultMessage="{cost, plural, one {# credit} other {# credits}} ({basis, select, free {from your free credits} own {{money}} other {from {money}}}) per message · you have {credits, plural, one {# credit} other {# credits}}"
          values={values}
        />
      )}
      {here !== undefined && credits < price.credits ? (
        <>
          {' · '}
          <Link to={`/credits?next=${encodeURIComponent(here)}`}>
            <FormattedMessage id="chat.buy-credits" defaultMessage="Buy credits" />
          </Link>
        </>
      ) : null}
      {fictional ? (
        <>
          {' · '}
          <FormattedMessage
            id="chat.price-fictional"
            defaultMessage="Charged only when you get a reply; otherwise the credits come back after 48 hours."
          />
        </>
      ) : null}
    </>
  );
}
