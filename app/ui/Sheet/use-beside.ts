import { useEffect, type RefObject } from 'react';

const GAP = 12;
const EDGE = 16;

/** The position of a sheet in the window: above its anchor, and never beyond the edge of the window. */
export function placeAbove(
  anchor: { left: number; top: number },
  width: number,
  page: { width: number; height: number },
): { left: number; bottom: number } {
  const left = Math.max(EDGE, Math.min(anchor.left, page.width - width - EDGE));
  return { left, bottom: Math.max(EDGE, page.height - anchor.top + GAP) };
}

/** Works while the sheet is open. The style sheet decides from which width on the position applies. */
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
      // Set through the DOM, because the Content-Security-Policy refuses a style attribute in HTML.
      sheet.current.style.setProperty('--sheet-left', `${left}px`);
      sheet.current.style.setProperty('--sheet-bottom', `${bottom}px`);
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [sheet, anchor, open]);
}
