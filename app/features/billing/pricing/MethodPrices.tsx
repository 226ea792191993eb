import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { space } from '~/theme/tokens';
import type { MethodOffer } from '../shop/offer.service.server';
import { mergeCards } from '../methods/merge-cards';
import { MethodIcon } from '../shop/MethodIcon';
import { CardNetworks } from '../methods/MethodList';
import { PriceText } from '../shop/PriceText';
import { PriceTable, Small } from './PricingParts';

const Named = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(3)};
`;

/** Every payment method with its fee and its limits, in the order of the checkout. */
export function MethodPrices({ methods, currency }: { methods: readonly MethodOffer[]; currency: string }) {
  return (
    <PriceTable>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="pricing.method" defaultMessage="Payment method" />
          </th>
          <th scope="col">
            <FormattedMessage id="pricing.fee" defaultMessage="Fee per order" />
          </th>
        </tr>
      </thead>
      <tbody>
        {mergeCards(methods).map(({ id, name, cards, pictogram, fee, limits, appleOnly }) => (
          <tr key={id}>
            <th scope="row">
              <Named>
                <MethodIcon pictogram={pictogram} />
                <span>
                  {name}
                  {cards ? (
                    <Small>
                      <CardNetworks cards={cards} />
                    </Small>
                  ) : null}
                  {appleOnly ? (
                    <Small>
                      <FormattedMessage
                        id="pricing.apple-only"
                        defaultMessage="On Apple devices that are set up for it"
                      />
                    </Small>
                  ) : null}
                  <Limits limits={limits} currency={currency} />
                </span>
              </Named>
            </th>
            <td>
              {fee > 0 ? (
                <PriceText amount={fee} currency={currency} />
              ) : (
                <FormattedMessage id="billing.no-fee" defaultMessage="No fee" />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </PriceTable>
  );
}

function Limits({ limits: { min, max }, currency }: Pick<MethodOffer, 'limits'> & { currency: string }) {
  if (min === undefined && max === undefined) return null;
  const values = {
    min: <PriceText amount={min ?? 0} currency={currency} />,
    max: <PriceText amount={max ?? 0} currency={currency} />,
  };
  return (
    <Small>
      {max === undefined ? (
        <FormattedMessage id="pricing.limit-min" defaultMessage="For orders from {min}" values={values} />
      ) : min === undefined ? (
        <FormattedMessage id="pricing.limit-max" defaultMessage="For orders up to {max}" values={values} />
      ) : (
        <FormattedMessage id="pricing.limit-both" defaultMessage="For orders from {min} to {max}" values={values} />
      )}
    </Small>
  );
}
