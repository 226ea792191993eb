import { FormattedMessage } from 'react-intl';
import { Price } from '~/ui/Price/Price';
import type { BundleOffer } from '../shop/bundle-offer';
import { PriceText } from '../shop/PriceText';
import { PriceTable, Small } from './PricingParts';

/** Every bundle with its price and the price of one of its credits. */
export function BundlePrices({ bundles, currency }: { bundles: readonly BundleOffer[]; currency: string }) {
  return (
    <PriceTable>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="pricing.bundle" defaultMessage="Bundle" />
          </th>
          <th scope="col">
            <FormattedMessage id="pricing.price" defaultMessage="Price" />
          </th>
        </tr>
      </thead>
      <tbody>
        {bundles.map(({ id, credits, messages, price, pricePerCredit }) => (
          <tr key={id}>
            <th scope="row">
              <FormattedMessage
                id="billing.credits"
                defaultMessage="{count, plural, one {# credit} other {# credits}}"
                values={{ count: credits }}
              />
              {messages === null ? null : (
                <Small>
                  <FormattedMessage
                    id="billing.bundle-messages"
                    defaultMessage="{count, plural, one {Pays for # message} other {Pays for # messages}}"
                    values={{ count: messages }}
                  />
                </Small>
              )}
            </th>
            <td>
              <Price amount={price} currency={currency} />
              <Small>
                <FormattedMessage
                  id="billing.price-per-credit"
                  defaultMessage="{price} per credit"
                  values={{ price: <PriceText amount={pricePerCredit} currency={currency} fine /> }}
                />
              </Small>
            </td>
          </tr>
        ))}
      </tbody>
    </PriceTable>
  );
}
