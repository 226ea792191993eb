export interface Box {
  left: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 4;
const EDGE = 8;

/**
 * The position of a menu in the window: on the preferred side of what it belongs to, else on the other one, and where it
 * fits on neither side over it. Never beyond the edge of the window.
 */
export function placeMenu(
  anchor: Box,
  menu: Size,
  page: Size,
  preferred: 'above' | 'below',
): { left: number; top: number } {
  const above = anchor.top - GAP - menu.height;
  const below = anchor.bottom + GAP;
  const lowest = page.height - EDGE - menu.height;
  const fits = { above: above >= EDGE, below: below <= lowest };
  const other = preferred === 'above' ? 'below' : 'above';
  const side = fits[preferred] || !fits[other] ? preferred : other;
  const top = side === 'above' ? above : below;
  return {
    left: Math.max(EDGE, Math.min(anchor.left, page.width - EDGE - menu.width)),
    top: Math.max(EDGE, Math.min(top, lowest)),
  };
}
