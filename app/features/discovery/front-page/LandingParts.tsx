import { styled } from 'styled-components';
import { media, onGround, space } from '~/theme/tokens';
import type { Ground, Landing } from '~/theme/theme';

type Rhythm = Landing['rhythm'];

/** The room above and below a section, on phones and on wide screens. */
const rooms = { tight: [10, 14], even: [12, 20], airy: [14, 24] } as const;

/** A section of the landing page on its ground, as wide as the page or, with `$wide`, as the screen. */
export const Section = styled.section<{ $ground: Ground; $rhythm: Rhythm; $wide?: boolean }>`
  ${({ $ground }) => onGround($ground)}
  /* Below the first screen of a phone: laid out when it comes near. Its size is then remembered. */
  content-visibility: auto;
  contain-intrinsic-size: auto 900px;
  > * {
    max-width: ${({ $wide }) => ($wide ? 'none' : '1328px')};
    margin-inline: auto;
    padding-inline: ${({ $wide }) => ($wide ? '0' : space(4))};
  }
  padding-block: ${({ $rhythm, $wide }) => ($wide ? '0' : space(rooms[$rhythm][0]))};
  ${media.up('md')} {
    > * {
      padding-inline: ${({ $wide }) => ($wide ? '0' : space(6))};
    }
    padding-block: ${({ $rhythm, $wide }) => ($wide ? '0' : space(rooms[$rhythm][1]))};
  }
`;
