import { createGlobalStyle, styled } from 'styled-components';
import { color, media, space, zIndex } from '~/theme/tokens';

/** Where large text or a low screen leaves little room, the buttons scroll with the page. */
const REACH = '@media (max-width: 767.98px) and (min-width: 22em) and (min-height: 30em)';

/** Beside an action bar: what stands at the lower edge of the page makes room for it. */
export const RoomForActions = createGlobalStyle`
  ${REACH} {
    html {
      --action-bar: 72px;
    }
  }
`;

/** The main buttons of a row or a form. On phones they stay within the thumb's reach, above the tab bar. */
export const ActionBar = styled.div`
  display: contents;
  ${media.up('sm')} {
    /* Of three buttons the first has a row of its own. */
    > :first-child:nth-last-child(3) {
      grid-column: 1 / -1;
    }
  }
  ${REACH} {
    position: fixed;
    inset: auto 0 var(--tab-bar, 0);
    z-index: ${zIndex('sticky')};
    display: flex;
    gap: ${space(2)};
    height: 72px;
    align-items: center;
    padding: 0 ${space(4)};
    background: ${color('surface-raised')};
    box-shadow: 0 -1px 0 ${color('line')};
    > * {
      flex: 1;
      min-width: 0;
    }
    /* Little padding, so that icon and word fit side by side on the smallest phones. */
    && :where(a, button) {
      padding-inline: ${space(3)};
    }
    > .symbol {
      flex: 0 0 52px;
      padding: 0;
    }
    > .symbol > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
