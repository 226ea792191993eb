import { box, Cut, Ink } from '~/landing/kit/kit';

/** Two glasses and a candle between day and night. */
export function Evening() {
  return (
    <>
      <Glass />
      <g transform="translate(144 6)">
        <Glass />
      </g>
      <Cut d={box(376, 262, 32, 134, 4)} fill="surface-raised" />
      <Ink d="M392 262v-14" />
      <g data-move="sway">
        <Cut d="M392 196c18 22 18 42 0 52c-18-10-18-30 0-52z" fill="warning" />
      </g>
      <Cut d="M352 396c0 10 14 14 40 14s40-4 40-14z" fill="primary" />
    </>
  );
}

function Glass() {
  return (
    <>
      <Cut d="M92 186h116c2 60-20 92-58 92s-60-32-58-92z" fill="surface-raised" />
      <Cut flat d="M98 222h104c-4 32-22 50-52 50s-48-18-52-50z" fill="secondary" />
      <Ink d="M97 222h106M150 278v112M112 394c4-8 20-10 38-10s34 2 38 10zM112 200c0 18 4 34 10 44" />
    </>
  );
}
