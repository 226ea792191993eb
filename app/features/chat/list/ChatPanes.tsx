import { styled } from 'styled-components';
import { color, media, space } from '~/theme/tokens';

/**
 * List and conversation side by side; up to 991.98 px (spec section 9) only one of them, here the conversation. It is read
 * first, though it stands after the list.
 */
export const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: minmax(0, 1fr);
  height: min(100%, var(--chat-height, 100%));
  /* The page as a whole never scrolls here, so no space is reserved for its scrollbar. */
  html:has(&) {
    scrollbar-gutter: auto;
  }
  ${media.up('lg')} {
    grid-template-columns: 360px minmax(0, 1fr);
  }
`;

export const ListPane = styled.aside`
  display: none;
  ${media.up('lg')} {
    display: flex;
    grid-area: 1 / 1;
    flex-direction: column;
    min-height: 0;
    background: ${color('surface')};
    box-shadow: inset -1px 0 0 ${color('line')};
  }
`;

export const ListHead = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-height: 64px;
  padding: ${space(2)} ${space(4)};
  box-shadow: inset 0 -1px 0 ${color('line')};
`;

export const ListScroll = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(2)};
`;

export const ConversationPane = styled.section`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: ${color('surface-sunken')};
  ${media.up('lg')} {
    grid-area: 1 / 2;
  }
`;

export const Foot = styled.div`
  background: ${color('surface')};
  box-shadow: 0 -1px 0 ${color('line')};
`;

export const Notices = styled.div`
  display: grid;
  gap: ${space(2)};
  width: 100%;
  max-width: 852px;
  max-height: 40vh;
  margin: 0 auto;
  overflow-y: auto;
  padding: ${space(3)} ${space(4)} 0;
  &:empty {
    display: none;
  }
`;
