import { styled } from 'styled-components';
import { media, space } from '~/theme/tokens';

/** Two fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: ${space(5)};
  ${media.up('sm')} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
