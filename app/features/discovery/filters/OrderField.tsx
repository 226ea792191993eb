import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, space } from '~/theme/tokens';
import { Select } from '~/ui/Select/Select';
import { orderReasons, orderWords } from './order-words';
import type { SearchOrder } from './search-form';
import type { SearchOptions } from './search-options';

const Why = styled.details`
  margin-top: ${space(1)};
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
  summary {
    min-height: 24px;
    cursor: pointer;
    text-decoration: underline;
  }
  p {
    margin: ${space(1)} 0 0;
  }
`;

interface OrderFieldProps {
  value: SearchOrder;
  orders: SearchOptions['orders'];
  /** Whether the brand checks photos. */
  photoCheck: boolean;
}

/** Who comes first, and why. */
export function OrderField({ value: chosen, orders, photoCheck }: OrderFieldProps) {
  const intl = useIntl();
  const value = orders.includes(chosen) ? chosen : orders[0]!;
  return (
    <div>
      <Select name="order" defaultValue={value} label={<FormattedMessage id="members.order" defaultMessage="Order" />}>
        {orders.map((order) => (
          <option key={order} value={order}>
            {intl.formatMessage(orderWords[order])}
          </option>
        ))}
      </Select>
      <Why>
        <summary>
          <FormattedMessage id="members.why-order" defaultMessage="Why this order?" />
        </summary>
        <p>
          {intl.formatMessage(orderReasons[value])}
          {value === 'best' && photoCheck ? (
            <>
              {' '}
              <FormattedMessage
                id="members.why-checked"
                defaultMessage="A checked photo counts a little more than one that is not checked."
              />
            </>
          ) : null}
        </p>
        <p>
          <FormattedMessage
            id="members.why-honest"
            defaultMessage="Nobody can buy a better place, and paying for credits changes nothing here."
          />
        </p>
      </Why>
    </div>
  );
}
