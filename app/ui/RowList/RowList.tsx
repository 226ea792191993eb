import { styled } from 'styled-components';
import { form, space } from '~/theme/tokens';

/** A vertical list whose rows have an action at their end. Its children are `ListRow`s. */
export const RowList = styled.ul`
  display: grid;
  gap: ${form('list-gap')};
`;

/** One row: its content with a button after it, which wraps below where both do not fit. */
export const ListRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${form('row-radius')};
  background: ${form('row-ground')};
  box-shadow: ${form('row-line')};
`;
