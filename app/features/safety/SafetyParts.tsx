import { styled } from 'styled-components';
import { color, media, radius, space } from '~/theme/tokens';

/** What can be done, the deed first: under each other for thumbs, side by side from 576 px. */
export const SafetyActions = styled.div`
  display: grid;
  gap: ${space(3)};
  ${media.up('sm')} {
    grid-auto-flow: column;
    justify-content: start;
  }
`;

export const People = styled.ul`
  display: grid;
  gap: ${space(2)};
`;

export const PersonRow = styled.li`
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
