import { useBrowserLayoutEffect } from '~/ui/use-browser-layout-effect';

/** A finger that begins here goes back in the browser's own history. */
const EDGE = 32;
/** CSS pixels that a finger moves sideways at least, and at most half as much up or down. */
const LEAST = 64;

export type Side = 'previous' | 'next';

interface Start {
  id: number;
  x: number;
  y: number;
}

/**
 * Calls `onSwipe` when one finger is drawn over the page, to the right for the previous and to the left for the next.
 * Not over what matches `elsewhere` or scrolls sideways itself, and not while the page is enlarged.
 */
export function useSideSwipe(elsewhere: string, onSwipe: (to: Side) => void): void {
  useBrowserLayoutEffect(() => {
    let start: Start | undefined;
    const begin = ({ touches, target }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0]! : undefined;
      start = touch && isFree(target, elsewhere, touch.clientX) ? startOf(touch) : undefined;
    };
    const end = ({ changedTouches, touches }: TouchEvent) => {
      const touch = [...changedTouches].find(({ identifier }) => identifier === start?.id);
      const to = start && touch && touches.length === 0 ? sideOf(start, touch) : undefined;
      start = undefined;
      if (to && !document.querySelector('dialog[open]') && document.getSelection()?.isCollapsed !== false) onSwipe(to);
    };
    const cancel = () => {
      start = undefined;
    };
    document.addEventListener('touchstart', begin, { passive: true });
    document.addEventListener('touchend', end, { passive: true });
    document.addEventListener('touchcancel', cancel, { passive: true });
    return () => {
      document.removeEventListener('touchstart', begin);
      document.removeEventListener('touchend', end);
      document.removeEventListener('touchcancel', cancel);
    };
  }, [elsewhere, onSwipe]);
}

const startOf = ({ identifier, clientX, clientY }: Touch): Start => ({ id: identifier, x: clientX, y: clientY });

function isFree(target: EventTarget | null, elsewhere: string, x: number): boolean {
  if (x < EDGE || x > window.innerWidth - EDGE || (window.visualViewport?.scale ?? 1) > 1) return false;
  if (!(target instanceof Element) || target.closest(elsewhere)) return false;
  for (let at: Element | null = target; at && at !== document.body; at = at.parentElement)
    if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX)) return false;
  return true;
}

function sideOf({ x, y }: Start, { clientX, clientY }: Touch): Side | undefined {
  const across = clientX - x;
  if (Math.abs(across) < LEAST || Math.abs(clientY - y) > Math.abs(across) / 2) return undefined;
  return across > 0 ? 'previous' : 'next';
}
