import { useEffect, type RefObject } from 'react';

const GAP = 12;
const EDGE = 16;

/** Where a sheet stands in the window: above what it belongs to, and never over the window's edge. */
export function placeAbove(
  anchor: { left: number; top: number },
  width: number,
  page: { width: number; height: number },
): { left: number; bottom: number } {
  const left = Math.max(EDGE, Math.min(anchor.left, page.width - width - EDGE));
  return { left, bottom: Math.max(EDGE, page.height - anchor.top + GAP) };
}

/** Keeps the sheet above its anchor while it is open; the style sheet decides from which width on that counts. */
export function useBeside(
  sheet: RefObject<HTMLElement>,
  anchor: RefObject<HTMLElement> | undefined,
  open: boolean,
): void {
  useEffect(() => {
    if (!open) return;
    const place = () => {
      if (!sheet.current || !anchor?.current) return;
      const page = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const { left, bottom } = placeAbove(anchor.current.getBoundingClientRect(), sheet.current.offsetWidth, page);
      // Through the object model: a style attribute in HTML would be refused by the Content-Security-Policy.
      sheet.current.style.setProperty('--sheet-left', `${left}px`);
      sheet.current.style.setProperty('--sheet-bottom', `${bottom}px`);
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [sheet, anchor, open]);
}
