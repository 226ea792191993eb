import { box, color, Cut, disc, Ink, type ColorRole } from '~/landing/kit/kit';
import type { Paint } from './paint';

const far = [
  [0, 62, 70], [66, 44, 56], [180, 70, 60], [300, 30, 48], [356, 56, 80], [470, 24, 44], [560, 58, 74], [690, 38, 52],
] as const; // prettier-ignore
const near = [
  [24, 88, 64], [118, 66, 52], [224, 84, 76], [402, 76, 58], [512, 64, 40], [618, 84, 78], [742, 70, 58],
] as const; // prettier-ignore

/** Towers at dusk with some lit windows. */
export function City({ paint }: { paint: Paint }) {
  return (
    <>
      {far.map(([x, y, wide]) => (
        <Cut key={x} d={box(x, y, wide, 130 - y)} fill={paint.far} />
      ))}
      <Ink d="M324 30V4M492 24V0M716 38V16" />
      {near.map(([x, y, wide]) => (
        <Cut key={x} d={box(x, y, wide, 130 - y)} fill={paint.near} />
      ))}
      <Cut d={near.map(([x, y, wide], at) => windows(x, y, wide, at)).join('')} fill={paint.light} flat />
    </>
  );
}

/** Two rows of windows, of which every third is dark. */
function windows(x: number, y: number, wide: number, at: number): string {
  const columns = Math.floor((wide - 10) / 12);
  return Array.from({ length: columns * 2 }, (_, n) => n)
    .filter((n) => (n + at) % 3 !== 1)
    .map((n) => box(x + 9 + (n % columns) * 12, y + 10 + Math.floor(n / columns) * 16, 5, 9))
    .join('');
}

const gables = [
  [8, 56, 74], [86, 36, 66], [156, 60, 80], [566, 52, 78], [648, 34, 66], [718, 58, 76],
] as const; // prettier-ignore
const pennants: ColorRole[] = ['danger', 'warning', 'success', 'info', 'primary', 'accent', 'secondary'];

/** Gabled houses on both sides of a square, with a line of pennants from roof to roof. */
export function Gables({ paint }: { paint: Paint }) {
  return (
    <>
      {gables.map(([x, y, wide], at) => (
        <g key={x}>
          <Cut
            d={`M${x} 130V${y + 20}l${wide / 2}-${wide * 0.46} ${wide / 2} ${wide * 0.46}V130z`}
            fill={tone(paint, at)}
          />
          <Cut d={`${box(x + 14, y + 34, 12, 18)}${box(x + wide - 26, y + 34, 12, 18)}`} fill={paint.light} flat />
          <Ink d={disc(x + wide / 2, y + 8, 4)} />
        </g>
      ))}
      <Ink d="M119 26q280 116 562 0" />
      {Array.from({ length: 20 }, (_, at) => at).map((at) => (
        <path key={at} d={pennant(at)} fill={color(pennants[at % pennants.length]!)} />
      ))}
    </>
  );
}

const tone = (paint: Paint, at: number): ColorRole => (at % 2 === 0 ? paint.near : paint.far);

/** The position of a pennant on the curve of the line. */
function pennant(at: number): string {
  const t = (at + 1) / 21;
  const x = Math.round(119 + 562 * t);
  const y = Math.round(26 + 2 * t * (1 - t) * 116);
  return `M${x - 9} ${y}h18l-9 20z`;
}
