import { styled } from 'styled-components';
import { color, fontSize, fontWeight, space } from '~/theme/tokens';

/** How an amount comes about, line by line: what it is for at the start, the amount at the end. */
export const AmountLines = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  row-gap: ${space(3)};
  margin: 0;
  dd {
    margin: 0;
    padding-inline-start: ${space(4)};
    text-align: end;
  }
`;

/** The name of the last line, below a rule. */
export const TotalLine = styled.dt`
  &,
  & + dd {
    padding-top: ${space(3)};
    border-top: 1px solid ${color('line')};
  }
  font-size: ${fontSize('lg')};
  font-weight: ${fontWeight('heading')};
`;
