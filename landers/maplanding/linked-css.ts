import { css } from 'styled-components';

/** Hovered, focused by keyboard, or selected by touch (enhance.ts). */
const MEANT = ':is(:hover,:focus-visible,[data-on])';

/**
 * Highlights the outline of a region on the map and its line below when either of its two links is selected, without a
 * script.
 */
export function linkedCss(regions: number) {
  const each = Array.from(
    { length: regions },
    (_, key) => `&:has([data-r='${key}']${MEANT}) [data-m='${key}']{visibility:visible}`,
  ).join('');
  return css`
    [data-m] {
      visibility: hidden;
    }
    ${each}
  `;
}
