import { FormattedMessage } from 'react-intl';
import { PriceText } from '../shop/PriceText';
import { Small } from '../shop/MoneyParts';
import type { MovementPart } from './history.service.server';

/** Where the credits of a movement came from, and what they had cost. */
export function PartLine({ part }: { part: MovementPart }) {
  const { credits, origin, money, currency } = part;
  if (currency !== null) {
    const price = <PriceText amount={money} currency={currency} fine />;
    return (
      <Small>
        <FormattedMessage
          id="billing.part-bought"
          defaultMessage="{count, plural, one {# bought credit} other {# bought credits}} · {price}"
          values={{ count: credits, price }}
        />
      </Small>
    );
  }
  return (
    <Small>
      <FormattedMessage
        id="billing.part-free"
        defaultMessage="{count, plural, one {# free credit} other {# free credits}} ({origin, select, signup {welcome} bonus {bonus} other {goodwill}})"
        values={{ count: credits, origin }}
      />
    </Small>
  );
}
