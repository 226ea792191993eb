import { css } from 'styled-components';
import { media, pull, radius, space } from '~/theme/tokens';

/** The picture of a profile, or its gallery: from edge to edge on phones. */
export const pictureFrame = css`
  position: relative;
  overflow: hidden;
  aspect-ratio: 3 / 4;
  margin-inline: ${pull(4)};
  ${media.down('md')} {
    max-height: 76vh;
    width: calc(100% + ${space(8)});
  }
  ${media.up('md')} {
    max-height: calc(100vh - ${space(24)});
    margin-inline: 0;
    border-radius: ${radius('lg')};
  }
`;
