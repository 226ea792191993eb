import { styled } from 'styled-components';
import { fontSize, fontWeight, form, media, space } from '~/theme/tokens';
import { Section as OnGround } from '../LandingParts';

/** Lines within a section, readable on any ground. */
export const line = '1px solid color-mix(in srgb, currentColor 24%, transparent)';

/** A section that is shorter than a screen. */
export const Section = styled(OnGround)`
  contain-intrinsic-size: auto 420px;
  overflow-wrap: anywhere;
  ${media.below(16)} {
    hyphens: auto;
  }
  p a,
  dd a {
    color: inherit;
  }
`;

/** The title of a section, aligned and written as the theme's headings are. */
export const Heading = styled.h2`
  max-width: 30ch;
  margin: 0 ${form('heading-margin')} ${space(8)};
  font-size: ${fontSize('2xl')};
  line-height: 1.2;
  text-align: ${form('heading-align')};
  text-transform: ${form('heading-case')};
  text-wrap: balance;
  ${media.below(16)} {
    font-size: ${fontSize('xl')};
  }
`;

/** Where one reads on. */
export const Onward = styled.p`
  margin: ${space(6)} 0 0;
  text-align: ${form('heading-align')};
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: ${fontWeight('strong')};
    text-underline-offset: 0.2em;
  }
`;
