import { FormattedDate, FormattedNumber } from 'react-intl';
import { styled } from 'styled-components';
import { DATE_FORMATS } from '~/i18n/formats';
import { color, fontWeight } from '~/theme/tokens';
import { Aside, Rows, RowWords, Small } from './history-rows';
import { MovementWord, type MovementKind } from './MovementWord';

export interface ShownMovement {
  id: string;
  kind: MovementKind;
  /** Negative where credits were spent. */
  amount: number;
  /** Epoch milliseconds. */
  at: number;
}

const Amount = styled.span<{ $in: boolean }>`
  color: ${({ $in }) => ($in ? color('success-text') : color('text'))};
  font-weight: ${fontWeight('strong')};
`;

/** The movements of the credits, the newest first, like an account statement. */
export function CreditMovements({ movements }: { movements: readonly ShownMovement[] }) {
  return (
    <Rows>
      {movements.map(({ id, kind, amount, at }) => (
        <li key={id}>
          <RowWords>
            <MovementWord kind={kind} />
            <Small>
              <FormattedDate value={at} {...DATE_FORMATS.medium} />, <FormattedDate value={at} {...DATE_FORMATS.time} />
            </Small>
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
