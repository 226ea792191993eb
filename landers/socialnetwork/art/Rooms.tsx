import { box, Cut, disc, Ink } from '~/landing/kit/kit';

/** A lamp and books. */
export function Books() {
  return (
    <>
      <Cut d={box(70, 264, 190, 36)} fill="primary" />
      <Cut d={box(90, 230, 160, 34)} fill="accent" />
      <Cut d={box(76, 200, 168, 30)} fill="secondary" />
      <Ink d="M96 264v36M236 230v34M104 200v30" />
      <Cut
        d="M96 196c20-16 46-16 64 0c18-16 44-16 64 0v-60c-20-14-46-14-64 0c-18-14-44-14-64 0z"
        fill="surface-raised"
      />
      <Ink d="M160 136v60M110 152c12-6 26-6 36 2M110 168c12-6 26-6 36 2M176 154c10-8 24-8 36-2M176 170c10-8 24-8 36-2" />
      <Ink d="M352 300v-130M312 300h80" />
      <g data-move="glow">
        <Cut d="M318 96h68l30 76H288z" fill="warning" />
      </g>
    </>
  );
}

/** An unfinished canvas. */
export function Studio() {
  return (
    <>
      <Ink d="M130 330l50-270M290 330L240 60M210 60v-24" />
      <Cut d={box(108, 70, 204, 170)} fill="surface-raised" />
      <Cut flat d="M120 228v-50c50-40 90 10 180-30v80z" fill="primary" />
      <Cut flat d={disc(242, 118, 24)} fill="accent" />
      <Cut d={box(96, 240, 228, 14)} fill="secondary" />
      <g data-move="sway">
        <Ink d="M376 230l-14-80M394 230l2-96M410 230l22-70" />
        <Cut
          d="M356 150c-6-18 2-30 2-30s12 10 10 28zM390 134c-4-20 6-32 6-32s10 14 4 32zM426 160c0-18 12-26 12-26s6 16-4 30z"
          fill="secondary"
        />
      </g>
      <Cut d="M362 226h64l-6 74h-52z" fill="info" />
    </>
  );
}

/** A suitcase. */
export function Journey() {
  return (
    <>
      <Ink d="M186 128V88q0-12 12-12h84q12 0 12 12v40" />
      <Cut d={box(110, 128, 260, 164, 20)} fill="secondary" />
      <Ink d="M150 128v164M330 128v164" />
      <Cut d={disc(208, 190, 28)} fill="accent" />
      <Cut d="M250 220l58-16l10 40l-58 16z" fill="surface-raised" />
      <Ink d="M196 190h24M208 178v24M264 228l34-10M268 240l22-6" />
      <g data-move="sway">
        <Cut d="M364 150h36l20 20v44h-56z" fill="warning" />
        <Ink d="M376 182h30M376 196h20" />
      </g>
      <Cut d={box(134, 290, 26, 14, 4)} fill="text" />
      <Cut d={box(320, 290, 26, 14, 4)} fill="text" />
    </>
  );
}

/** Stones, a candle, warm water. */
export function Calm() {
  return (
    <>
      <Cut d="M70 286c0-20 36-26 70-26s70 6 70 26c0 10-30 14-70 14s-70-4-70-14z" fill="secondary" />
      <Cut d="M88 250c0-18 26-22 52-22s52 4 52 22c0 8-24 12-52 12s-52-4-52-12z" fill="primary" />
      <Cut d="M106 218c0-16 16-20 34-20s34 4 34 20c0 8-14 10-34 10s-34-2-34-10z" fill="accent" />
      <Cut d={box(246, 220, 54, 80, 6)} fill="surface-raised" />
      <g data-move="sway">
        <Cut d="M273 156c18 22 18 42 0 52c-18-10-18-30 0-52z" fill="warning" />
      </g>
      <Cut d="M328 256h124c0 30-22 44-62 44s-62-14-62-44z" fill="info" />
      <g data-move="glow">
        <Ink d="M366 238c-10-14 10-22 0-38M392 238c-10-14 10-22 0-38M418 238c-10-14 10-22 0-38" />
      </g>
    </>
  );
}

/** Two animals at the window. */
export function Animals() {
  return (
    <>
      <Cut d="M150 300c44 20 70-10 56-44" fill="secondary-soft" />
      <Cut
        d="M92 300c-22-66 6-108 34-120c-10-28-6-54-6-54l22 18h24l22-18s4 26-6 54c28 12 56 54 34 120z"
        fill="primary"
      />
      <Ink d="M134 220v40M154 212v50M174 220v40" />
      <Cut d="M268 300c-18-74 12-110 36-122c-8-34 4-62 44-62s52 28 44 62c24 12 54 48 36 122z" fill="accent" />
      <Cut
        d="M304 128c-24 4-32 34-24 60c16 4 26-8 28-26zM392 128c24 4 32 34 24 60c-16 4-26-8-28-26z"
        fill="secondary"
      />
      <g data-move="sway">
        <Ink d="M428 296c26-6 34-24 30-46" />
      </g>
      <Cut d={box(314, 190, 68, 12, 6)} fill="primary" />
    </>
  );
}
