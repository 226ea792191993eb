import { styled } from 'styled-components';
import { media, space } from '~/theme/tokens';
import { PeopleGrid, Stack } from '~/ui/Layout/Layout';

/** The filters are beside the people from 992 px, and above them below that width. */
export const Columns = styled.div`
  display: grid;
  gap: ${space(4)};
  ${media.up('lg')} {
    grid-template-columns: 288px minmax(0, 1fr);
    align-items: start;
    gap: ${space(8)};
  }
`;

/** On phones both buttons share a line if they fit. One that is open takes a line of its own. */
export const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(3)};
  > details {
    flex: 1 1 auto;
    &[open] {
      flex-basis: 100%;
    }
  }
  ${media.up('lg')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
  }
`;

export const Main = styled.div`
  min-width: 0;
  ${PeopleGrid} {
    ${media.up('lg')} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    ${media.up('xl')} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;

export const Above = styled(Stack)`
  &:not(:empty) {
    margin-bottom: ${space(5)};
  }
`;
