import { box, Cut, disc, Ink } from '~/landing/kit/kit';

/** A pot on the stove, and bread. */
export function Kitchen() {
  return (
    <>
      <Ink d="M30 60h190M70 60v50M120 60v40M170 60v56" />
      <Cut d="M58 110h24l4 40H54z" fill="surface-raised" />
      <Cut d={disc(120, 118, 20)} fill="accent" />
      <g data-move="glow">
        <Ink d="M176 158c-10-16 10-24 0-40M214 152c-10-16 10-24 0-40" />
      </g>
      <Cut d="M116 200h160v72q0 28-28 28H144q-28 0-28-28z" fill="secondary" />
      <Cut d="M106 184h180v18H106z" fill="surface-raised" />
      <Cut d={disc(196, 176, 10)} fill="primary" />
      <Ink d="M116 226H92M276 226h26M136 224v40" />
      <Cut d="M318 300c-14-54 20-72 62-72s76 18 62 72z" fill="accent" />
      <Ink d="M346 250l16 20M376 242l16 22M406 246l12 20" />
    </>
  );
}

/** A bottle, two glasses and some cheese. */
export function Supper() {
  return (
    <>
      <Cut d="M84 300V196c0-24 18-28 18-54V84h32v58c0 26 18 30 18 54v104z" fill="primary" />
      <Cut d={box(84, 212, 68, 52)} fill="surface-raised" />
      <Ink d="M98 232h40M98 246h26" />
      <Cut d="M184 166h84c2 48-14 70-42 70s-44-22-42-70z" fill="surface-raised" />
      <Cut flat d="M187 194h78c-2 26-16 40-39 40s-37-14-39-40z" fill="secondary" />
      <Ink d="M226 236v60M198 300c4-6 14-8 28-8s24 2 28 8z" />
      <Cut d="M292 300l130-70l30 70z" fill="accent" />
      <Cut d={disc(392, 276, 9)} fill="surface-raised" />
      <Cut d={disc(430, 282, 6)} fill="surface-raised" />
      <Cut d={[disc(300, 286, 12), disc(322, 288, 12), disc(310, 268, 12)].join('')} fill="primary" />
    </>
  );
}

/** Two cups. */
export function Coffee() {
  return (
    <>
      <g data-move="glow">
        <Ink d="M132 176c-12-18 12-28 0-48M168 176c-12-18 12-28 0-48M316 196c-10-16 10-24 0-40" />
      </g>
      <Cut d="M92 196h120v44c0 36-22 54-60 54s-60-18-60-54z" fill="primary" />
      <Ink d="M212 212c40-8 40 52-6 50M76 300h152" />
      <Cut d="M270 214h96v36c0 30-18 44-48 44s-48-14-48-44z" fill="secondary" />
      <Ink d="M366 228c34-6 34 42-4 42M256 300h126" />
      <Cut d={disc(428, 286, 22)} fill="accent" />
      <Ink d="M420 280v2M434 282v2M426 294v2M110 214v20" />
    </>
  );
}

/** A chessboard. */
export function Games() {
  return (
    <>
      <Cut d="M70 300l46-66h248l46 66z" fill="surface-raised" />
      <Cut
        flat
        d="M105 250h52l-12 16h-52zM209 250h52l2 16h-56zM313 250h52l14 16h-58zM145 266h62l-3 17h-70zM263 266h58l12 17h-68z"
        fill="secondary"
      />
      <Cut
        d="M150 244c0-14 10-12 14-40h-8v-10h12c-10-10-6-26 8-26s18 16 8 26h12v10h-8c4 28 14 26 14 40z"
        fill="primary"
      />
      <Cut d="M290 240c2-18 8-18 10-46l-20 4c-2-24 8-46 34-52l4 10c18 8 22 50 16 84z" fill="accent" />
      <Ink d="M310 166v2" />
      <g data-move="bob">
        <Cut d="M398 250l34-14l20 22l-6 34l-34 8l-20-20z" fill="surface-raised" />
        <Cut flat d={[disc(416, 278, 4), disc(428, 272, 4), disc(420, 252, 4)].join('')} fill="text" />
      </g>
    </>
  );
}
