import { Cut, disc, dome, Ink } from '~/landing/kit/kit';
import type { Paint } from './paint';

/** A low sun between two hills, with cypresses. */
export function Hills({ paint }: { paint: Paint }) {
  return (
    <>
      <Cut d={dome(505, 130, 84)} fill={paint.light} />
      <Ink d="M505 30v-14M579 56l10-10M431 56l-10-10M612 130h0" />
      <Cut d="M330 130q130-92 290-44 90 26 180-10v54z" fill={paint.far} />
      <Cut d="M0 130V78q120-50 250-6 100 36 190 58z" fill={paint.near} />
      <Cut
        d="M118 62q-14-34 0-54 14 20 0 54zM150 60q-12-26 0-44 12 18 0 44zM690 92q-12-30 0-50 12 20 0 50z"
        fill={paint.far}
      />
      <Ink d="M560 108q90-22 220-4M40 104q90-22 200 2" />
    </>
  );
}

/** Rows of lavender towards the first light, with birds above. */
export function Lavender({ paint }: { paint: Paint }) {
  return (
    <>
      <Cut d="M0 130V92q150-52 330-18t470-26v82z" fill={paint.far} />
      <Cut d="M0 130v-18q210-44 410-14t390-18v50z" fill={paint.near} />
      <Ink d="M80 126q100-22 190-22M210 128q110-20 200-18M360 128q120-14 210-18M520 128q120-12 230-22" />
      <g data-move="bob">
        <Ink d="M560 34q12-16 24 0 12-16 24 0M622 18q9-12 18 0 9-12 18 0M640 52q7-9 14 0 7-9 14 0" />
      </g>
      <Cut d={disc(150, 62, 20)} fill={paint.light} />
      <Cut d={disc(184, 66, 14)} fill={paint.light} />
      <Ink d="M150 62v34M184 66v28" />
    </>
  );
}

const apples = [
  [92, 44], [120, 62], [70, 66], [676, 40], [704, 60], [650, 62], [640, 36],
] as const; // prettier-ignore

/** An orchard in autumn: two old trees, a wall, a bench and falling leaves. */
export function Orchard({ paint }: { paint: Paint }) {
  return (
    <>
      <Cut d="M0 130v-22q200-18 400-6t400-8v36z" fill={paint.far} />
      <Cut d="M92 112q-6-24 2-50h10q8 26 4 50zM670 108q-6-24 2-50h10q8 26 4 50z" fill={paint.near} />
      <Cut d="M96 8q34-8 46 20 26 20 6 44-20 24-52 14-38 10-52-16-14-28 12-42 8-20 40-20z" fill={paint.near} />
      <Cut d="M674 4q34-8 46 20 26 20 6 44-20 24-52 14-38 10-52-16-14-28 12-42 8-20 40-20z" fill={paint.near} />
      {apples.map(([x, y]) => (
        <Cut key={`${x} ${y}`} d={disc(x, y, 7)} fill={paint.light} />
      ))}
      <Ink d="M330 84h140M330 96h140M340 76v40M460 76v40M318 116h30M452 116h30" />
      <g data-move="bob">
        <Ink d="M214 50q8-10 16 0-8 10-16 0zM262 84q8-10 16 0-8 10-16 0zM548 62q8-10 16 0-8 10-16 0z" />
      </g>
    </>
  );
}
