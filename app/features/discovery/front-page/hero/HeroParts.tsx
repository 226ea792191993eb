import { styled } from 'styled-components';
import { media, onGround, space } from '~/theme/tokens';
import type { Ground } from '~/theme/theme';

/** The section around a head, on its ground. */
export const Section = styled.section<{ $ground: Ground }>`
  position: relative;
  overflow: hidden;
  ${({ $ground }) => onGround($ground)}
`;

/** The width of the page, with words and pictures beside each other from 768 px. */
export const Inner = styled.div`
  display: grid;
  gap: ${space(8)};
  max-width: 1328px;
  margin-inline: auto;
  padding: ${space(10)} ${space(4)} ${space(12)};
  ${media.up('md')} {
    grid-template-columns: 6fr 5fr;
    align-items: center;
    padding: ${space(16)} ${space(6)};
    min-height: 560px;
  }
`;
