import { styled } from 'styled-components';
import { fontSize, media, pull, space } from '~/theme/tokens';
import { PeopleGrid, Stack } from '~/ui/Layout/Layout';

/** The filters are beside the people from 992 px, and above them below that width. */
export const Columns = styled.div`
  display: grid;
  gap: ${space(3)};
  ${media.down('md')} {
    :root:has([data-banner]) & {
      gap: ${space(1)};
      margin-top: ${pull(4)};
    }
  }
  ${media.up('lg')} {
    grid-template-columns: 288px minmax(0, 1fr);
    align-items: start;
    gap: ${space(8)};
  }
`;

/** On phones the filters, the match finder and the saved searches share a line; those that are open take one of their own. */
export const Side = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space(2)};
  > details {
    margin-inline-start: auto;
    &[open] {
      flex: 1 1 100%;
    }
  }
  ${media.down('lg')} {
    > a,
    > button {
      padding-inline: ${space(3)};
    }
  }
  /* So that the three share a line at 360 px too. */
  ${media.down('sm')} {
    > a,
    > button {
      padding-inline: 10px;
    }
    > a > svg {
      display: none;
    }
  }
  /* And at 320 px. */
  ${media.below(22)} {
    gap: 6px;
    > a,
    > button {
      gap: 6px;
      padding-inline: 8px;
      font-size: ${fontSize('sm')};
    }
  }
  ${media.up('lg')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(4)};
    > details {
      margin-inline-start: 0;
    }
  }
`;

export const Main = styled.div`
  min-width: 0;
  ${PeopleGrid} {
    ${media.up('lg')} {
      --columns: 3;
    }
    ${media.up('xl')} {
      --columns: 4;
    }
  }
`;

export const Above = styled(Stack)`
  gap: ${space(2)};
  &:not(:empty) {
    margin-bottom: ${space(3)};
  }
  /* So that the first faces are within 300 px of the top, whatever the brand's language and type. */
  ${media.down('md')} {
    > p {
      font-size: 0.8125rem;
      line-height: 1.3;
    }
    /* Below a banner, too: the filters' own button counts what is filtered, and clears it. */
    :root:has([data-banner]) & {
      margin-bottom: ${space(1)};
      > ul {
        display: none;
      }
    }
  }
  ${media.up('lg')} {
    gap: ${space(4)};
    &:not(:empty) {
      margin-bottom: ${space(5)};
    }
  }
`;
