import { styled } from 'styled-components';
import { color, radius, space } from '~/theme/tokens';

/** Things one under the other, each with what can be done about it at its end. Its children are rows. */
export const RowList = styled.ul`
  display: grid;
  gap: ${space(2)};
`;

/** What it is, and a button behind it; where both do not fit, below it. */
export const ListRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius('md')};
  background: ${color('surface-raised')};
  box-shadow: inset 0 0 0 1px ${color('line')};
`;
