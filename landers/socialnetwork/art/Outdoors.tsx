import { box, Cut, disc, Ink } from '~/landing/kit/kit';
import { useGrass } from './Air';

/** A small boat. */
export function Sea() {
  return (
    <>
      <Cut flat d={box(0, 220, 480, 90)} fill="info" />
      <Cut flat d="M0 300c90-16 170 14 250 0s150-10 230 0v60H0z" fill="accent-soft" />
      <g data-move="sway">
        <Cut d="M236 72v124h-78z" fill="surface-raised" />
        <Cut d="M246 96v100h64z" fill="primary" />
        <Cut d="M150 208h180l-28 44H182z" fill="secondary" />
        <Ink d="M241 60v148" />
      </g>
      <g data-move="drift">
        <Ink d="M40 250c14-10 26-10 40 0s26 10 40 0M340 270c14-10 26-10 40 0s26 10 40 0M190 282c10-8 20-8 30 0s20 8 30 0" />
      </g>
      <Cut d={disc(92, 336, 12)} fill="secondary" />
      <Cut d="M380 344c-10-26 30-34 40-8c6 16-30 24-40 8z" fill="surface-raised" />
    </>
  );
}

/** Hills, firs and a signpost. */
export function Trail() {
  return (
    <>
      <Cut flat d="M0 360V230c80-70 160-60 230-6c90-60 170-50 250 0v136z" fill="secondary-soft" />
      <Cut flat d="M0 360v-60c140-56 330-50 480 0v60z" fill="primary" />
      <Cut
        flat
        d="M180 360c-6-50 70-40 62-72c-4-14-24-16-20-30c20 8 50 12 54 36c4 26-20 34-14 66z"
        fill="accent-soft"
      />
      <g data-move="sway">
        <Cut d="M96 280l-44 0l30-52h-18l32-58l32 58h-18l30 52z" fill="success" />
        <Ink d="M96 280v30" />
      </g>
      <Cut d="M168 258l-26 0l18-32h-10l18-34l18 34h-10l18 32z" fill="secondary" />
      <Ink d="M366 318V182M168 258v18" />
      <Cut d="M330 196h74l20 18l-20 18h-74z" fill="surface-raised" />
      <Ink d="M344 214h48" />
    </>
  );
}

/** A watering can among plants. */
export function Bed() {
  const grass = useGrass();
  return (
    <>
      <Cut flat d="M0 360v-76c160-30 320-30 480 0v76z" fill={grass} />
      <Ink d="M70 320c0-60 8-90 4-130M140 330c0-50-6-80 2-110M200 330c2-30-2-50 4-70" />
      <g data-move="sway">
        <Cut d="M42 190c-6-36 10-54 10-54s10 14 22 2c12 12 24-2 24-2s14 18 8 54c-14 16-50 16-64 0z" fill="secondary" />
        <Cut d={disc(142, 206, 28)} fill="accent" />
        <Cut d={disc(142, 206, 10)} fill="surface-raised" />
        <Cut d={disc(204, 252, 20)} fill="primary" />
      </g>
      <Ink d="M72 290c-20-4-30-16-32-32c20 2 32 14 32 32zM140 300c20-4 28-16 30-30c-18 2-30 12-30 30z" />
      <Cut d="M306 216l-62-44l-16 18l78 92z" fill="info" />
      <Cut d="M300 212h112l-8 108h-96z" fill="info" />
      <Ink d="M400 226c50-10 50 70 4 78M320 212c4-40 70-40 76 0M222 164l-14 34" />
    </>
  );
}

/** A bicycle in the evening. */
export function Ride() {
  const grass = useGrass();
  return (
    <>
      <Cut flat d="M0 360v-90c150-30 330-30 480 0v90z" fill={grass} />
      <Cut flat d="M0 360v-36c160-16 320-16 480 0v36z" fill="surface-sunken" />
      <Cut d={disc(144, 268, 56)} fill="surface-raised" />
      <Cut d={disc(336, 268, 56)} fill="surface-raised" />
      <Ink
        d={`M144 268l50-90h110l32 90M194 178l46 90h-96M240 268l64-90l-8-30h34M194 178l-8-22M166 154h42M240 268l14 20${disc(240, 268, 12)}${disc(144, 268, 6)}${disc(336, 268, 6)}`}
      />
      <Cut d="M316 128h62l-8 46h-46z" fill="secondary" />
      <g data-move="bob">
        <Cut d={disc(332, 116, 12)} fill="accent" />
        <Cut d={disc(358, 112, 14)} fill="primary" />
      </g>
    </>
  );
}

/** A racket, a ball and a net. */
export function Court() {
  const grass = useGrass();
  return (
    <>
      <Cut flat d={box(0, 230, 480, 130)} fill={grass} />
      <Ink d="M0 230h480M0 266h480M40 230v60M120 230v60M200 230v60M280 230v60M360 230v60M440 230v60M0 320h480" />
      <g transform="rotate(28 220 180)">
        <Cut d="M220 60c44 0 66 36 66 78s-30 74-66 74s-66-32-66-74s22-78 66-78z" fill="surface-raised" />
        <Ink d="M180 80v116M206 66v144M234 66v144M260 80v116M160 110h120M156 142h128M166 176h108M200 210l14 34M240 210l-14 34" />
        <Cut d={box(212, 240, 16, 96, 6)} fill="secondary" />
      </g>
      <g data-move="bob">
        <Cut d={disc(366, 150, 26)} fill="warning" />
        <Ink d="M348 134c14 8 18 22 14 38M386 138c-8 6-10 14-6 26" />
      </g>
    </>
  );
}
