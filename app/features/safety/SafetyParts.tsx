import { styled } from 'styled-components';
import { media, space } from '~/theme/tokens';

/** The buttons, the main action first: below each other on phones, side by side from 576 px. */
export const SafetyActions = styled.div`
  display: grid;
  gap: ${space(3)};
  ${media.up('sm')} {
    grid-auto-flow: column;
    justify-content: start;
  }
`;
