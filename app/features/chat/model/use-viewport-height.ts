import { useEffect } from 'react';

/** The part of the screen that the on-screen keyboard leaves, as --chat-height: the composer stays above it. */
export function useViewportHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const root = document.documentElement;
    if (!viewport) return;
    const measure = () => {
      // Zooming in makes the viewport smaller too, and must not squeeze the page.
      if (viewport.scale > 1.05) return root.style.removeProperty('--chat-height');
      root.style.setProperty('--chat-height', `${Math.round(viewport.height)}px`);
      // iOS scrolls the page under the keyboard; this one never scrolls as a whole.
      if (viewport.offsetTop > 0) window.scrollTo(0, 0);
    };
    viewport.addEventListener('resize', measure);
    measure();
    return () => {
      viewport.removeEventListener('resize', measure);
      root.style.removeProperty('--chat-height');
    };
  }, []);
}
