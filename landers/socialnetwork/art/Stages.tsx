import { box, Cut, disc, dome, Ink } from '~/landing/kit/kit';

/** A record player. */
export function Music() {
  return (
    <>
      <Cut d={box(70, 70, 340, 244, 18)} fill="secondary" />
      <Cut d={disc(206, 192, 100)} fill="surface-raised" />
      <Cut flat d={disc(206, 192, 92)} fill="depth" />
      <g data-move="turn">
        <circle className="ink" cx={206} cy={192} r={76} strokeDasharray="150 40" opacity={0.5} />
        <circle className="ink" cx={206} cy={192} r={58} strokeDasharray="90 30" opacity={0.5} />
        <Cut flat d={disc(206, 192, 34)} fill="primary" />
        <Cut flat d="M206 158a34 34 0 0 1 34 34h-34z" fill="accent" />
        <Cut flat d={disc(206, 192, 5)} fill="surface-raised" />
      </g>
      <Cut d={disc(360, 116, 22)} fill="accent" />
      <Ink d="M360 116v96l-58 44" />
      <Cut d="M308 240l14 18l-26 16l-10-14z" fill="surface-raised" />
      <Cut d={disc(340, 290, 9)} fill="primary" />
      <Cut d={disc(372, 290, 9)} fill="surface-raised" />
    </>
  );
}

/** A mirror ball over a dance floor. */
export function Dance() {
  return (
    <>
      <Cut flat d={box(0, 0, 480, 360)} fill="depth" />
      <g data-move="glow">
        <Cut flat d="M240 110L20 300h130z" fill="primary" />
        <Cut flat d="M240 110l-30 190h120z" fill="accent" />
        <Cut flat d="M240 110l120 190h120z" fill="secondary" />
      </g>
      <Cut flat d="M0 300h480v60H0z" fill="surface-sunken" />
      <Cut
        flat
        d="M0 300h60l-30 28H0zM120 300h60l-14 28h-66zM240 300h60l14 28h-68zM360 300h60l34 28h-66zM30 328h70l-24 32H0zM166 328h80l2 32h-96zM314 328h74l36 32h-94zM454 328h26v32h-4z"
        fill="primary"
      />
      <g data-move="sway">
        <Ink d="M240 0v44" />
        <Cut d={disc(240, 104, 62)} fill="surface-raised" />
        <Ink d="M178 104h124M188 74h104M188 134h104M240 42v124M240 42c-42 30-42 94 0 124M240 42c42 30 42 94 0 124" />
      </g>
      <Cut d="M92 336c0-20 18-16 26-40c10 6 16 20 40 26c16 4 18 8 18 14z" fill="secondary" />
      <Cut d="M300 336c0-20 18-16 26-40c10 6 16 20 40 26c16 4 18 8 18 14z" fill="accent" />
    </>
  );
}

/** A stage with an open curtain. */
export function Stage() {
  return (
    <>
      <Cut flat d={box(0, 0, 480, 360)} fill="depth" />
      <Cut flat d="M240 0L110 290h260z" fill="accent-soft" />
      <Cut flat d="M96 286h288l30 24H66z" fill="surface-raised" />
      <Cut d="M0 0h150c-6 110-50 180-150 214z" fill="secondary" />
      <Cut d="M480 0H330c6 110 50 180 150 214z" fill="secondary" />
      <Ink d="M50 0c0 90-16 150-50 180M100 0c-4 100-36 160-100 196M430 0c0 90 16 150 50 180M380 0c4 100 36 160 100 196" />
      <Cut d="M186 200c0-40 20-52 54-52s54 12 54 52c0 44-24 74-54 74s-54-30-54-74z" fill="primary" />
      <Ink d="M206 200c8-10 18-10 26 0M248 200c8-10 18-10 26 0M212 234c18 20 38 20 56 0" />
      <Cut
        flat
        d={`${dome(60, 360, 54)}${dome(180, 360, 54)}${dome(300, 360, 54)}${dome(420, 360, 54)}`}
        fill="accent"
      />
      <Ink d="M6 360a54 54 0 0 1 108 0M126 360a54 54 0 0 1 108 0M246 360a54 54 0 0 1 108 0M366 360a54 54 0 0 1 108 0" />
    </>
  );
}
