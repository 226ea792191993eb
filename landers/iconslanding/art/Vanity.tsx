import { box, Cut, disc, Ink } from '~/landing/kit/kit';

/** A mirror, a flower and a bottle. */
export function Vanity() {
  return (
    <>
      <Cut d="M176 398c2-26 28-34 64-34s62 8 64 34z" fill="primary" />
      <Ink d="M240 322v42" />
      <Cut d={disc(240, 206, 116)} fill="accent" />
      <Cut flat d={disc(240, 206, 94)} fill="surface-raised" />
      <Ink d={`${disc(240, 206, 94)}M184 212l66-76M206 250l92-104M272 254l28-32`} />
      <Cut d={box(352, 318, 84, 80, 18)} fill="secondary" />
      <Cut d={box(380, 294, 28, 24)} fill="surface-raised" />
      <Cut d={disc(394, 278, 16)} fill="primary" />
      <Ink d="M366 350h56M366 366h36" />
      <g data-move="sway">
        <Ink d="M84 330c2-40 8-70-2-116M84 306c20-8 34-26 36-48c-22 6-34 22-36 48z" />
        <Cut d="M50 196c-10-44 8-66 8-66s10 18 24 2c14 16 24-2 24-2s18 22 8 66c-16 18-48 18-64 0z" fill="secondary" />
      </g>
      <Cut d="M50 326h68l-10 72H60z" fill="primary-soft" />
    </>
  );
}
