import { Form } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { Select } from '~/ui/Select/Select';
import type { PaymentCountry } from '../shop/offer.service.server';

const Choice = styled(Form)`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space(3)};
  max-width: 480px;
  > :first-child {
    flex: 1 1 220px;
  }
  /* As high as the list beside it. */
  > button {
    min-height: 48px;
  }
`;

/** Shows the prices of another country. Nothing is stored: the checkout asks for the payment country by itself. */
export function PricingCountry({ country }: { country: PaymentCountry }) {
  return (
    <Choice method="get" action="/pricing">
      <div>
        <Select
          key={country.code}
          name="country"
          label={<FormattedMessage id="billing.country-label" defaultMessage="Country you pay in" />}
          defaultValue={country.code}
        >
          {country.choices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <Button variant="ghost">
        <FormattedMessage id="billing.country-save" defaultMessage="Show prices" />
      </Button>
    </Choice>
  );
}
