import type { RefObject } from 'react';
import { useBrowserLayoutEffect } from '~/ui/use-browser-layout-effect';
import { placeMenu, type Box } from './place-menu';

export interface Floating {
  /** Where the menu belongs to; asked again when the page scrolls. */
  box: () => Box | undefined;
  side: 'above' | 'below';
}

/**
 * Lifts a menu over the page, where no scrolling box clips it. With null, and in browsers without popovers, it stays in
 * the flow, as it does without JavaScript.
 */
export function useFloating(menu: RefObject<HTMLElement>, floating: Floating | null): void {
  useBrowserLayoutEffect(() => {
    const element = menu.current;
    if (!element || !floating || typeof element.showPopover !== 'function') return undefined;
    element.setAttribute('popover', 'manual');
    element.showPopover();
    const place = () => {
      const box = floating.box();
      if (!box) return;
      const page = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { left, top } = placeMenu(box, size, page, floating.side);
      // Set through the DOM, because the Content-Security-Policy refuses a style attribute in HTML.
      element.style.setProperty('left', `${left}px`);
      element.style.setProperty('top', `${top}px`);
    };
    place();
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, true);
    };
    // What it belongs to stays the same as long as the menu is open.
  }, [menu]);
}
