/** Points that look strewn and are the same on every visit: a page must not differ from one to the next. */
export function scatter(seed: number, count: number, width: number, height: number): [x: number, y: number][] {
  // The R2 sequence: even without a grid to be seen.
  return Array.from({ length: count }, (_, index) => {
    const at = seed * 31 + index + 1;
    return [Math.round(((at * 0.7548776662) % 1) * width), Math.round(((at * 0.5698402909) % 1) * height)];
  });
}
