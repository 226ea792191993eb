const round = (figure: number) => Math.round(figure * 10) / 10;

/** A circle as a path. */
export const ring = (x: number, y: number, radius: number) =>
  `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0Z`;

/** A star with `points` points. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const turn = (Math.PI * index) / points;
    const reach = index % 2 ? inner : outer;
    return `${round(x + reach * Math.sin(turn))} ${round(y - reach * Math.cos(turn))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A heart around a point; at scale 1 it is 88 wide. */
export function heart(x: number, y: number, scale: number): string {
  const at = (across: number, down: number) => `${round(x + across * scale)} ${round(y + down * scale)}`;
  return `M${at(0, 42)}C${at(-40, 14)} ${at(-46, -8)} ${at(-42, -22)}C${at(-34, -46)} ${at(-8, -42)} ${at(0, -20)}C${at(8, -42)} ${at(34, -46)} ${at(42, -22)}C${at(46, -8)} ${at(40, 14)} ${at(0, 42)}Z`;
}
