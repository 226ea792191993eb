import { Form } from '@remix-run/react';
import { MapPin } from '~/ui/Icon/icons';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontWeight, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { Select } from '~/ui/Select/Select';

export interface PaymentCountryProps {
  country: { code: string; name: string; currency: string; choices: { code: string; name: string }[] };
  /** The path of the checkout page that contains it. */
  returnTo: string;
  next: string | null;
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 44px;
  svg {
    flex: none;
  }
`;

const Change = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: ${color('text')};
    font-weight: ${fontWeight('strong')};
    text-decoration: underline;
    cursor: pointer;
  }
`;

const Choice = styled(Form)`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space(3)};
  max-width: 480px;
  padding: ${space(2)} 0 ${space(4)};
  color: ${color('text')};
  > :first-of-type {
    flex: 1 1 220px;
  }
`;

/** Says for which country and currency the prices are, with a form to change it in <details>, which needs no script. */
export function PaymentCountry({ country, returnTo, next }: PaymentCountryProps) {
  return (
    <div className="quiet">
      <Line>
        <MapPin size={18} aria-hidden />
        <FormattedMessage
          id="billing.country-line"
          defaultMessage="Prices for {country}, in {currency}"
          values={{ country: country.name, currency: country.currency }}
        />
      </Line>
      {country.choices.length > 1 ? (
        <Change>
          <summary>
            <FormattedMessage id="billing.country-change" defaultMessage="Change country" />
          </summary>
          {/* Loads the document again, because the country also decides what the rest of the page offers. */}
          <Choice method="post" action="/credits" reloadDocument>
            <div>
              <Select
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
            <input type="hidden" name="return_to" value={returnTo} />
            <input type="hidden" name="next" value={next ?? ''} />
            <Button variant="ghost">
              <FormattedMessage id="billing.country-save" defaultMessage="Show prices" />
            </Button>
          </Choice>
        </Change>
      ) : null}
    </div>
  );
}
