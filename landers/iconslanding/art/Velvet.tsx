import { box, Cut, disc, Ink } from '~/landing/kit/kit';

/** A closed box, a candle and a key. */
export function Velvet() {
  return (
    <>
      <Cut d={box(104, 296, 190, 102)} fill="primary" />
      <Cut flat d={box(104, 296, 190, 26)} fill="accent" />
      <Ink d="M104 322h190M112 304h174v86H112z" />
      <Cut d={box(184, 312, 30, 36)} fill="secondary" />
      <Cut flat d="M199 322a5 5 0 0 1 3 9l2 9h-10l2-9a5 5 0 0 1 3-9z" fill="surface" />
      <Cut d={box(134, 178, 26, 118)} fill="surface-raised" />
      <Ink d="M147 178v-12" />
      <g data-move="sway">
        <Cut d="M147 116c15 20 15 40 0 50c-15-10-15-30 0-50z" fill="secondary" />
      </g>
      <g data-move="bob">
        <Cut flat d="M336 20c-26 54 30 84 6 138l8 4c28-56-28-88-4-142z" fill="primary" />
        <path
          className="ink"
          d={`${disc(344, 192, 32)}${disc(344, 192, 20)}M339 224v112h10v-14h22v-10h-22v-14h16v-10h-16v-64`}
        />
        <Cut flat d={`${disc(344, 192, 32)}M364 192a20 20 0 1 0-40 0a20 20 0 1 0 40 0z`} fill="secondary" />
        <Cut flat d="M339 224v112h10v-14h22v-10h-22v-14h16v-10h-16v-64z" fill="secondary" />
      </g>
      <Cut d="M318 398l62-20l30 14l-62 20z" fill="surface-raised" />
      <Ink d="M340 396l44-14M352 400l40-12" />
    </>
  );
}
