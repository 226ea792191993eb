import { FormattedMessage } from 'react-intl';
import { PriceText } from '../shop/PriceText';
import type { ActionPrice } from './pricing.service.server';
import { PriceTable, Small } from './PricingParts';

/** What each action costs, in credits and in money. */
export function ActionPrices({ actions, currency }: { actions: readonly ActionPrice[]; currency: string }) {
  return (
    <PriceTable>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="pricing.action" defaultMessage="In a conversation" />
          </th>
          <th scope="col">
            <FormattedMessage id="pricing.costs" defaultMessage="Costs" />
          </th>
        </tr>
      </thead>
      <tbody>
        {actions.map(({ action, credits, least, most }) => (
          <tr key={action}>
            <th scope="row">
              <ActionName action={action} />
            </th>
            <td>
              <FormattedMessage
                id="billing.credits"
                defaultMessage="{count, plural, one {# credit} other {# credits}}"
                values={{ count: credits }}
              />
              <Small>
                {least === most ? (
                  <PriceText amount={least} currency={currency} />
                ) : (
                  <FormattedMessage
                    id="pricing.range"
                    defaultMessage="{least} to {most}"
                    values={{
                      least: <PriceText amount={least} currency={currency} />,
                      most: <PriceText amount={most} currency={currency} />,
                    }}
                  />
                )}
              </Small>
            </td>
          </tr>
        ))}
      </tbody>
    </PriceTable>
  );
}

function ActionName({ action }: Pick<ActionPrice, 'action'>) {
  switch (action) {
    case 'message':
      return <FormattedMessage id="pricing.message" defaultMessage="A message" />;
    case 'photo':
      return <FormattedMessage id="pricing.photo" defaultMessage="A photo" />;
    case 'gift':
      return <FormattedMessage id="pricing.gift" defaultMessage="A gift" />;
  }
}
