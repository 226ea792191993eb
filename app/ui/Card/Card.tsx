import { css, styled } from 'styled-components';
import { color, radius, shadow, space } from '~/theme/tokens';

/** A quiet raised surface. `$pad` none for pictures that reach the edge; `$lift` for the one thing that matters. */
export const Card = styled.section<{ $pad?: 'none' | 'sm' | 'md' | 'lg'; $lift?: boolean }>`
  overflow: hidden;
  border-radius: ${radius('md')};
  background: ${color('surface-raised')};
  box-shadow: 0 0 0 1px ${color('line')};
  ${({ $pad = 'md' }) => $pad !== 'none' && `padding: ${{ sm: space(3), md: space(5), lg: space(8) }[$pad]};`}
  ${({ $lift }) =>
    $lift &&
    css`
      box-shadow:
        0 0 0 1px ${color('line')},
        ${shadow('md')};
    `}
`;
