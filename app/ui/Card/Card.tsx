import { css, styled } from 'styled-components';
import { color, forcedEdge, media, radius, shadow, space } from '~/theme/tokens';

const pads = {
  none: '',
  sm: `padding: ${space(3)};`,
  md: `padding: ${space(5)};`,
  lg: `padding: ${space(5)}; ${media.up('md')} { padding: ${space(8)}; }`,
};

/** `$pad` is `none` for pictures that reach the edge; `$lift` marks the most important card of a page. */
export const Card = styled.section<{ $pad?: 'none' | 'sm' | 'md' | 'lg'; $lift?: boolean }>`
  overflow: hidden;
  border-radius: ${radius('md')};
  background: ${color('surface-raised')};
  box-shadow: 0 0 0 1px ${color('line')};
  ${forcedEdge}
  ${({ $pad = 'md' }) => pads[$pad]}
  ${({ $lift }) =>
    $lift &&
    css`
      box-shadow:
        0 0 0 1px ${color('line')},
        ${shadow('md')};
    `}
`;
