import { styled } from 'styled-components';
import { gridGap, media, space } from '~/theme/tokens';
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

/** Two columns on phones (one in a theme with wide cards), then three, four and five; one where large text leaves too little room for a name. Used as `<PeopleGrid as="ul">` or as a plain div. */
export const PeopleGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(var(--people-columns, 2), minmax(0, 1fr));
  gap: min(${gridGap}, 12px);
  ${media.below(16)} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.up('sm')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${gridGap};
  }
  ${media.up('lg')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.up('xl')} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
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
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${media.up('xl')} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;
