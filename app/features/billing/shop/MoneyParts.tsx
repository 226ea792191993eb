import { styled } from 'styled-components';
import { color, fontSize, fontWeight, onlyInView, radius, space } from '~/theme/tokens';

/** A list of movements of money or credits: text at the start, amounts at the end. */
export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  border-radius: ${radius('md')};
  background: ${color('surface-raised')};
  box-shadow: 0 0 0 1px ${color('line')};
  list-style: none;
  > li {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space(4)};
    min-height: 68px;
    ${onlyInView('68px')}
    padding: ${space(3)} ${space(5)};
  }
  > li + li {
    border-top: 1px solid ${color('line')};
  }
`;

export const RowWords = styled.div`
  flex: 1;
  min-width: 0;
  a {
    color: inherit;
    font-weight: ${fontWeight('strong')};
  }
  /* The whole row is the click target. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Small = styled.div`
  color: ${color('text-muted')};
  font-size: ${fontSize('sm')};
`;

export const Aside = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: ${space(1)};
  font-variant-numeric: tabular-nums;
`;
