/** SVG paths of shapes that drawings use often. */

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;

export const box = (x: number, y: number, width: number, height: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${width}v${height}h${-width}z`
    : `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`;

/** Half a disc on its flat side. */
export const dome = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`;

/** `scallops(6, 60)`: the scalloped edge of an awning, from right to left. */
export const scallops = (count: number, width: number): string =>
  `c${-width / 3}${-width / 4} ${(-2 * width) / 3}${-width / 4} ${-width} 0`.repeat(count);
