import { css } from 'styled-components';

/** Pointed at, reached by keyboard, or chosen by a finger (enhance.ts). */
const MEANT = ':is(:hover,:focus-visible,[data-on])';

/** Whichever of a region's two links is meant, its outline on the map and its words below come forward: no script. */
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
