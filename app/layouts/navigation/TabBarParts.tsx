import { NavLink } from '@remix-run/react';
import { createGlobalStyle, styled } from 'styled-components';
import { color, fontSize, fontWeight, form, media, radius, zIndex } from '~/theme/tokens';

export const Tabs = styled.nav`
  position: fixed;
  inset: auto 0 0;
  z-index: ${zIndex('nav')};
  display: grid;
  grid-auto-flow: column;
  /* Equal widths where there is room; a longer word takes what a shorter one leaves. */
  grid-auto-columns: minmax(max-content, 1fr);
  /* On the narrowest phones equal spaces, and two words below each other where even that is too little. */
  ${media.below(22)} {
    grid-auto-columns: minmax(min-content, auto);
  }
  ${media.below(16)} {
    grid-auto-columns: minmax(0, 1fr);
  }
  padding-bottom: env(safe-area-inset-bottom);
  background: ${color('surface-raised')};
  box-shadow: 0 -1px 0 ${color('line')};
  ${media.up('md')} {
    display: none;
  }
`;

/** The height that the bar takes from the page. */
export const RoomForTabs = createGlobalStyle`
  ${media.down('md')} {
    html {
      --tab-bar: calc(56px + env(safe-area-inset-bottom));
    }
  }
`;

export const Tab = styled(NavLink)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-height: 56px;
  /* Between two words that fill their tabs. */
  padding-inline: 3px;
  color: ${color('text-muted')};
  font-size: ${fontSize('xs')};
  white-space: nowrap;
  text-decoration: none;
  ${media.below(22)} {
    white-space: normal;
    hyphens: manual;
    line-height: 1.15;
    text-align: center;
  }
  &[aria-current='page'] {
    color: ${color('primary-text')};
    font-weight: ${fontWeight('strong')};
    background: ${form('tab-ground')};
    box-shadow: ${form('tab-line')};
    > svg {
      width: 48px;
      padding: 2px 0;
      margin-block: -2px;
      border-radius: ${radius('full')};
      background: ${form('tab-icon-ground')};
      color: ${form('tab-icon-ink')};
    }
  }
  /* Five words of large text do not fit side by side: the symbols stay, and screen readers go on saying the words. */
  ${media.below(16)} {
    > .word {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

export const TabBadge = styled.span`
  position: absolute;
  top: 4px;
  left: calc(50% + 4px);
  /* A badge of large text would cover the symbol and its neighbour. */
  ${media.below(16)} {
    top: 2px;
    > * {
      min-width: 24px;
      min-height: 24px;
      padding: 0 5px;
      font-size: 16px;
    }
  }
`;
