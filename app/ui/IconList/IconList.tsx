import { styled } from 'styled-components';
import { space } from '~/theme/tokens';

/** Statements one under the other, each a `li` that begins with its icon. Colours, type and gaps are the caller's. */
export const IconList = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: ${space(3)};
  }
  > li > svg {
    flex: none;
    margin-top: 2px;
  }
`;
