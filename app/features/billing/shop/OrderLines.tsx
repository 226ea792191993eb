import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize } from '~/theme/tokens';
import { Price } from '~/ui/Price/Price';
import { AmountLines, TotalLine } from './AmountParts';
import type { Quote } from './offer.service.server';
import { PriceText } from './PriceText';
import { BoughtText, DiscountText, FeeText, useVatPercent } from './OrderTexts';

export interface OrderLinesProps extends Pick<
  Quote,
  'code' | 'discount' | 'amount' | 'fee' | 'total' | 'vat' | 'vatRate' | 'currency'
> {
  credits: number;
  methodName: string;
}

const Quiet = styled.dt`
  &,
  & + dd {
    color: ${color('text-muted')};
    font-size: ${fontSize('sm')};
  }
`;

/** The bundle, the discount, the fee, the total and the tax in it. */
export function OrderLines(order: OrderLinesProps) {
  const { credits, code, discount, amount, fee, total, vat, vatRate, currency, methodName } = order;
  const vatPercent = useVatPercent();
  return (
    <AmountLines>
      <dt>
        <BoughtText credits={credits} />
      </dt>
      <dd>
        <Price amount={amount + discount} currency={currency} />
      </dd>
      {discount > 0 ? (
        <>
          <dt>
            <DiscountText code={code} />
          </dt>
          <dd>
            <Price amount={-discount} currency={currency} />
          </dd>
        </>
      ) : null}
      <dt>
        <FeeText methodName={methodName} />
      </dt>
      <dd>
        {fee > 0 ? (
          <Price amount={fee} currency={currency} />
        ) : (
          <FormattedMessage id="billing.no-fee" defaultMessage="No fee" />
        )}
      </dd>
      <TotalLine>
        <FormattedMessage id="billing.total" defaultMessage="Total" />
      </TotalLine>
      <dd>
        <Price amount={total} currency={currency} size="lg" />
      </dd>
      {vatRate > 0 ? (
        <>
          <Quiet>
            <FormattedMessage
              id="billing.vat-line"
              defaultMessage="Includes {rate} VAT"
              values={{ rate: vatPercent(vatRate) }}
            />
          </Quiet>
          <dd>
            <PriceText amount={vat} currency={currency} />
          </dd>
        </>
      ) : null}
    </AmountLines>
  );
}
