import { createGlobalStyle } from 'styled-components';
import { media } from '~/theme/tokens';

/** The height that the tab bar takes from the page. */
export const RoomForTabs = createGlobalStyle`
  ${media.down('md')} {
    html {
      --tab-bar: calc(56px + env(safe-area-inset-bottom));
    }
  }
`;
