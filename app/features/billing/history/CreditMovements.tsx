import { FormattedDate, FormattedNumber, FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { ReactElement } from 'react';
import { DATE_FORMATS } from '~/i18n/formats';
import { color, fontWeight } from '~/theme/tokens';
import type { CreditMovement } from './history.service.server';
import { PartLine } from './PartLine';
import { Aside, Rows, RowWords, Small } from '../shop/MoneyParts';

const Amount = styled.span<{ $in: boolean }>`
  color: ${({ $in }) => ($in ? color('success-text') : color('text'))};
  font-weight: ${fontWeight('strong')};
`;

/** The movements of the credits, the newest first, like an account statement. */
export function CreditMovements({ movements }: { movements: readonly CreditMovement[] }) {
  return (
    <Rows>
      {movements.map(({ id, kind, amount, at, parts }) => (
        <li key={id}>
          <RowWords>
            <MovementWord kind={kind} />
            <Small>
              <FormattedDate value={at} {...DATE_FORMATS.medium} />, <FormattedDate value={at} {...DATE_FORMATS.time} />
            </Small>
            {parts.map((part, index) => (
              <PartLine key={index} part={part} />
            ))}
          </RowWords>
          <Aside>
            <Amount $in={amount > 0}>
              <FormattedNumber value={amount} signDisplay="always" />
            </Amount>
          </Aside>
        </li>
      ))}
    </Rows>
  );
}

const labels: Record<CreditMovement['kind'], ReactElement> = {
  signup: <FormattedMessage id="billing.move-signup" defaultMessage="Welcome credits" />,
  purchase: <FormattedMessage id="billing.move-purchase" defaultMessage="Bought" />,
  message: <FormattedMessage id="billing.move-message" defaultMessage="Message" />,
  photo: <FormattedMessage id="billing.move-photo" defaultMessage="Photo" />,
  gift: <FormattedMessage id="billing.move-gift" defaultMessage="Gift" />,
  hold: <FormattedMessage id="billing.move-hold" defaultMessage="Reserved for a message" />,
  book: <FormattedMessage id="billing.move-book" defaultMessage="Message delivered or replied to" />,
  release: (
    <FormattedMessage id="billing.move-release" defaultMessage="Returned: message not delivered or not replied to" />
  ),
  refund: <FormattedMessage id="billing.move-refund" defaultMessage="Returned and refunded" />,
  chargeback: <FormattedMessage id="billing.move-chargeback" defaultMessage="Payment reversed" />,
  adjustment: <FormattedMessage id="billing.move-adjustment" defaultMessage="Correction by customer service" />,
};

/** The reason of a movement of credits. */
function MovementWord({ kind }: Pick<CreditMovement, 'kind'>) {
  return labels[kind];
}
