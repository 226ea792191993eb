import { FormattedDate, FormattedMessage } from 'react-intl';
import { DATE_FORMATS } from '~/i18n/formats';
import { Chip, type ChipTone } from '~/ui/Chip/Chip';
import { Price } from '~/ui/Price/Price';
import { Aside, Rows, RowWords, Small } from '../shop/MoneyParts';
import type { ShownReturn } from './withdrawal-view';

const tones: Record<ShownReturn['state'], ChipTone> = { pending: 'info', done: 'success', failed: 'danger' };

/** The refunds of an order, with the state of the money. */
export function ReturnedList({ returns, currency }: { returns: readonly ShownReturn[]; currency: string }) {
  return (
    <Rows>
      {returns.map(({ id, kind, state, credits, amount, at }) => (
        <li key={id}>
          <RowWords>
            {kind === 'chargeback' ? (
              <FormattedMessage id="billing.returned-chargeback" defaultMessage="Reversed by your bank" />
            ) : credits > 0 ? (
              <FormattedMessage
                id="billing.returned-credits"
                defaultMessage="{count, plural, one {# credit} other {# credits}} returned"
                values={{ count: credits }}
              />
            ) : (
              <FormattedMessage id="billing.returned-money" defaultMessage="Refunded" />
            )}
            <Small>
              <FormattedDate value={at} {...DATE_FORMATS.medium} />, <FormattedDate value={at} {...DATE_FORMATS.time} />
            </Small>
          </RowWords>
          <Aside>
            <Price amount={amount} currency={currency} />
            <Chip tone={kind === 'chargeback' ? 'neutral' : tones[state]}>
              <StateWord kind={kind} state={state} />
            </Chip>
          </Aside>
        </li>
      ))}
    </Rows>
  );
}

function StateWord({ kind, state }: Pick<ShownReturn, 'kind' | 'state'>) {
  if (kind === 'chargeback' && state === 'failed') {
    return <FormattedMessage id="billing.chargeback-undone" defaultMessage="Reversal undone" />;
  }
  switch (state) {
    case 'pending':
      return <FormattedMessage id="billing.return-pending" defaultMessage="Money on its way" />;
    case 'done':
      return <FormattedMessage id="billing.return-done" defaultMessage="Paid back" />;
    case 'failed':
      return <FormattedMessage id="billing.return-failed" defaultMessage="Not paid back yet" />;
  }
}
