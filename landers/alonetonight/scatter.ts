/** Points that look random but are the same at every visit, because a page must not differ between visits. */
export function scatter(seed: number, count: number, width: number, height: number): [x: number, y: number][] {
  // The R2 sequence: evenly distributed without a visible grid.
  return Array.from({ length: count }, (_, index) => {
    const at = seed * 31 + index + 1;
    return [Math.round(((at * 0.7548776662) % 1) * width), Math.round(((at * 0.5698402909) % 1) * height)];
  });
}
