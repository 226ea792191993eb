import { styled } from 'styled-components';
import { form, gridGap, media, onlyInView, space } from '~/theme/tokens';
import type { SpaceStep } from '~/theme/tokens';

export const Stack = styled.div<{ $gap?: SpaceStep }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => space($gap)};
  min-width: 0;
`;

export const Cluster = styled.div<{
  $gap?: SpaceStep;
  $justify?: 'start' | 'center' | 'end' | 'space-between';
  $align?: 'start' | 'center' | 'end' | 'baseline';
}>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap = 3 }) => space($gap)};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
`;

/** The width of a column of PeopleGrid, for what stands in it. */
const columnWidth = 'calc((100cqi - (var(--columns) - 1)*var(--gap))/var(--columns))';

/**
 * Two columns on phones (one in a theme with wide cards), then three, four and five; one where large text leaves too
 * little room for a name. A card far outside the window is not laid out; its height is that of its picture and its words.
 */
export const PeopleGrid = styled.div`
  --columns: var(--people-columns, 2);
  --gap: min(${gridGap}, 12px);
  container-type: inline-size;
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  gap: var(--gap);
  > article {
    ${onlyInView(`calc(${columnWidth}*${form('card-share')}/(${form('picture-ratio')}) + ${form('card-foot')})`)}
  }
  ${media.below(16)} {
    --columns: 1;
  }
  ${media.up('sm')} {
    --columns: 3;
    --gap: ${gridGap};
  }
  ${media.up('lg')} {
    --columns: 4;
  }
  ${media.up('xl')} {
    --columns: 5;
  }
`;

/** Limits the width of a page: `narrow` for forms and texts, `wide` for people. */
export const Page = styled.div<{ $width?: 'narrow' | 'medium' | 'wide' }>`
  width: 100%;
  max-width: ${({ $width = 'wide' }) => ({ narrow: 480, medium: 768, wide: 1280 })[$width] + 32}px;
  margin-inline: auto;
  padding: ${space(4)} ${space(4)} ${space(12)};
  ${media.up('md')} {
    padding: ${space(8)} ${space(6)} ${space(16)};
    max-width: ${({ $width = 'wide' }) => ({ narrow: 480, medium: 768, wide: 1280 })[$width] + 48}px;
  }
`;

/** Shows six people in full rows at every width. */
export const RelatedGrid = styled(PeopleGrid)`
  ${media.up('lg')} {
    --columns: 3;
  }
  ${media.up('xl')} {
    --columns: 6;
  }
`;
