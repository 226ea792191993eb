import { useEffect } from 'react';

/** Sets --chat-height to the height that the on-screen keyboard leaves, so that the composer stays above it. */
export function useViewportHeight(): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const root = document.documentElement;
    if (!viewport) return;
    const measure = () => {
      // Zooming in makes the viewport smaller too, but must not shrink the page.
      if (viewport.scale > 1.05) return root.style.removeProperty('--chat-height');
      root.style.setProperty('--chat-height', `${Math.round(viewport.height)}px`);
      // iOS scrolls the page under the keyboard, but this page never scrolls as a whole.
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
