import { FormattedDate, FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { DATE_FORMATS } from '~/i18n/formats';
import { color, fontSize, space } from '~/theme/tokens';
import { PriceText } from '../shop/PriceText';

export interface MandateTextProps {
  creditor: { name: string; address: string; creditorId: string };
  /** In minor units. */
  total: number;
  currency: string;
  /** The ISO date of the debit. */
  collectOn: string;
}

const Root = styled.section`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  border: 1px solid ${color('line')};
  border-radius: 8px;
  font-size: ${fontSize('sm')};
  h2 {
    font-size: ${fontSize('md')};
  }
`;

/** The mandate that the member gives with the order: who may debit the account, how much, once and when. */
export function MandateText({ creditor, total, currency, collectOn }: MandateTextProps) {
  return (
    <Root aria-labelledby="mandate">
      <h2 id="mandate">
        <FormattedMessage id="billing.debit-mandate-title" defaultMessage="SEPA direct debit mandate" />
      </h2>
      <p>
        <FormattedMessage
          id="billing.debit-mandate"
          defaultMessage="With this order you authorise {creditor} to have {total} debited from your account once, and your bank to carry out that debit."
          values={{ creditor: creditor.name, total: <PriceText amount={total} currency={currency} /> }}
        />
      </p>
      <p>
        <FormattedMessage
          id="billing.debit-rights"
          defaultMessage="You can ask your bank to return the money within eight weeks of the debit, under the terms of your agreement with the bank."
        />
      </p>
      <p>
        <FormattedMessage
          id="billing.debit-notice-note"
          defaultMessage="The debit follows on {date} at the earliest. Before that, an e-mail tells you the amount, the day and the reference of your mandate."
          values={{ date: <FormattedDate value={`${collectOn}T12:00:00Z`} {...DATE_FORMATS.long} /> }}
        />
      </p>
      <p className="quiet">
        <FormattedMessage
          id="billing.debit-creditor"
          defaultMessage="Creditor: {creditor}, {address}. Creditor identifier: {creditorId}."
          values={{ creditor: creditor.name, address: creditor.address, creditorId: creditor.creditorId }}
        />
      </p>
    </Root>
  );
}
