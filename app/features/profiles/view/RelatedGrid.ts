import { styled } from 'styled-components';
import { media } from '~/theme/tokens';
import { PeopleGrid } from '~/ui/Layout/Layout';

/** Shows six people in full rows at every width. */
export const RelatedGrid = styled(PeopleGrid)`
  ${media.up('lg')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.up('xl')} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;
