import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontWeight, space } from '~/theme/tokens';
import { PriceText } from '../shop/PriceText';
import type { ShownDocument } from './shown-document';
import { BoughtText, DiscountText, FeeText, useVatPercent } from '../shop/OrderTexts';

const Table = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;
  th {
    font-weight: inherit;
    text-align: start;
  }
  td {
    padding-inline-start: ${space(4)};
    text-align: end;
    white-space: nowrap;
  }
  th,
  td {
    padding-block: ${space(2)};
    border-top: 1px solid ${color('line')};
  }
`;

const Total = styled.tr`
  font-weight: ${fontWeight('heading')};
`;

/** What a document is about, with the total and the tax in it. The amounts of a credit note are negative. */
export function DocumentLines({ document }: { document: ShownDocument }) {
  const vatPercent = useVatPercent();
  const { kind, currency, vat, vatRate } = document;
  const sign = kind === 'credit_note' ? -1 : 1;
  const price = (amount: number) => <PriceText amount={sign * amount} currency={currency} />;
  return (
    <Table>
      <tbody>
        {document.whole ? (
          <OrderRows document={document} price={price} />
        ) : (
          <CorrectionRow {...document} price={price} />
        )}
        {vatRate > 0 ? (
          <>
            <Row
              name={<FormattedMessage id="billing.document-net" defaultMessage="Excluding VAT" />}
              value={price(document.total - vat)}
            />
            <Row
              name={
                <FormattedMessage
                  id="billing.document-vat"
                  defaultMessage="VAT {rate}"
                  values={{ rate: vatPercent(vatRate) }}
                />
              }
              value={price(vat)}
            />
          </>
        ) : null}
        <Total>
          <th scope="row">
            <FormattedMessage id="billing.total" defaultMessage="Total" />
          </th>
          <td>{price(document.total)}</td>
        </Total>
      </tbody>
    </Table>
  );
}

type PriceOf = (amount: number) => ReactNode;

function OrderRows({ document, price }: { document: ShownDocument; price: PriceOf }) {
  const { credits, code, discount, amount, fee, methodName } = document;
  return (
    <>
      <Row name={<BoughtText credits={credits} />} value={price(amount + discount)} />
      {discount > 0 ? <Row name={<DiscountText code={code} />} value={price(-discount)} /> : null}
      {fee > 0 ? <Row name={<FeeText methodName={methodName} />} value={price(fee)} /> : null}
    </>
  );
}

function CorrectionRow({ kind, total, price }: Pick<ShownDocument, 'kind' | 'total'> & { price: PriceOf }) {
  return (
    <Row
      name={
        kind === 'credit_note' ? (
          <FormattedMessage id="billing.document-returned" defaultMessage="Returned from the order" />
        ) : (
          <FormattedMessage
            id="billing.document-restored"
            defaultMessage="The reversal of the payment was cancelled by the bank"
          />
        )
      }
      value={price(total)}
    />
  );
}

function Row({ name, value }: { name: ReactNode; value: ReactNode }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{value}</td>
    </tr>
  );
}
