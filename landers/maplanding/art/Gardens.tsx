import { box, Cut, disc, dome, Ink, scallops } from '~/landing/kit/kit';
import type { Paint } from './paint';

const bars = Array.from({ length: 33 }, (_, at) => at * 25).filter((x) => x < 320 || x > 480);

/** A wrought-iron gate between two lanterns. */
export function Fence({ paint }: { paint: Paint }) {
  return (
    <>
      <Ink d={bars.map((x) => `M${x} 130V44l-5-8 5-12 5 12-5 8`).join('')} />
      <Ink d="M0 58h320M480 58h320M0 116h320M480 116h320" />
      <Cut d={box(322, 22, 14, 108)} fill={paint.near} />
      <Cut d={box(464, 22, 14, 108)} fill={paint.near} />
      <Cut d="M321 20l8-16 8 16zM463 20l8-16 8 16z" fill={paint.light} />
      <Ink d="M336 130V60q64-64 128 0v70M400 30v100M352 130V48M368 130V37M384 130V31M416 130V31M432 130V37M448 130V48" />
      <Ink d="M344 92c20-22 36 22 56 0s36 22 56 0M344 104c20 18 36-18 56 0s36-18 56 0" />
      <Cut d={box(390, 74, 20, 30)} fill={paint.light} />
      <Ink d={`${disc(400, 84, 3.5)}M400 87.500v9`} />
      <g data-move="glow">
        <Cut d={`${disc(329, 12, 3)}${disc(471, 12, 3)}`} fill={paint.light} flat />
      </g>
    </>
  );
}

const parasols = [
  [130, 104], [400, 132], [672, 96],
] as const; // prettier-ignore

/** Parasols over laid tables, and round shrubs in pots. */
export function Terrace({ paint }: { paint: Paint }) {
  return (
    <>
      {parasols.map(([x, wide], at) => (
        <g key={x}>
          <Ink d={`M${x} 40v90`} />
          <Cut
            d={`M${x - wide} 56q${wide * 0.3}-50 ${wide}-50t${wide} 50${scallops(4, wide / 2)}z`}
            fill={at === 1 ? paint.near : paint.far}
          />
          <Cut d={box(x - wide * 0.6, 96, wide * 1.2, 12, 6)} fill={paint.light} />
          <Ink d={`M${x - wide * 0.4} 108v22M${x + wide * 0.4} 108v22`} />
          <Cut d={disc(x - 20, 87, 9)} fill={paint.far} />
          <Cut d={disc(x + 4, 85, 11)} fill={paint.near} />
        </g>
      ))}
      {paint.sea ? null : (
        <>
          <Cut d={`${disc(262, 80, 20)}${disc(548, 78, 22)}`} fill={paint.far} />
          <Cut d="M246 100h32l-5 30h-22zM531 100h34l-5 30h-24z" fill={paint.light} />
        </>
      )}
      <Cut d={`${dome(20, 130, 34)}${dome(786, 130, 30)}`} fill={paint.near} />
    </>
  );
}
