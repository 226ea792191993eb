import { litWindows, outline, type Row } from './buildings';
import { Glimmer } from './Glimmer';

const far: Row = {
  from: -10,
  ground: 400,
  houses: [
    [80, 190, 'flat'], [60, 250, 'flat'], [90, 170, 'flat'], [50, 282, 'spire'], [100, 210, 'flat'], [70, 260, 'flat'],
    [84, 196, 'flat'], [60, 296, 'flat'], [90, 226, 'gable'], [56, 270, 'spire'], [100, 204, 'flat'], [70, 244, 'flat'],
    [80, 286, 'flat'], [96, 188, 'flat'], [60, 262, 'flat'], [90, 216, 'flat'], [50, 300, 'spire'], [110, 200, 'flat'],
    [80, 240, 'flat'],
  ],
}; // prettier-ignore

const near: Row = {
  from: 0,
  ground: 400,
  houses: [
    [96, 150, 'flat'], [70, 216, 'flat'], [104, 132, 'flat'], [76, 190, 'flat'], [60, 236, 'flat'], [110, 150, 'flat'],
    [80, 202, 'flat'], [100, 128, 'flat'], [64, 224, 'gable'], [110, 146, 'flat'], [84, 198, 'flat'], [70, 240, 'flat'],
    [104, 140, 'flat'], [76, 206, 'flat'], [96, 158, 'flat'], [70, 226, 'flat'], [90, 146, 'flat'],
  ],
}; // prettier-ignore

const [distant] = litWindows(far, { width: 4, height: 5, across: 13, down: 14 });
const [steady, waking] = litWindows(near, { width: 7, height: 10, across: 15, down: 20 });

/** For the city at dusk: towers, lit windows, and a roof terrace with a railing, two chairs and a lamp. */
export function RoofTerrace() {
  return (
    <>
      <path d={outline(far)} fill="var(--far)" />
      <path d={distant} fill="var(--pale)" opacity="0.3" />
      <path d={outline(near)} fill="var(--mid)" />
      <path d={steady} fill="var(--lamp)" opacity="0.75" />
      <Glimmer>
        <path d={waking} fill="var(--pale)" />
      </Glimmer>
      <path d="M0 318h1440M0 338h1440" stroke="var(--near)" strokeWidth="3" />
      <path d="M0 306h1440v7H0ZM0 372h1440v28H0Z" fill="var(--near)" />
      <path
        d={Array.from({ length: 25 }, (_, index) => `M${index * 60 + 6} 308v70`).join('')}
        stroke="var(--near)"
        strokeWidth="5"
      />
      <circle cx="900" cy="246" r="120" fill="url(#halo)" />
      <g fill="var(--near)">
        <path d="M897 258h6v116h-6ZM878 370h44v8h-44Z" />
        <path d="M596 292l10-2 12 50h52v8h-14l8 28h-8l-9-28h-30l-7 28h-8l8-30ZM800 292l-10-2-12 50h-52v8h14l-8 28h8l9-28h30l7 28h8l-8-30Z" />
        <path d="M676 326h44v6h-19v42h-6v-42h-19Z" />
        <path d="M440 376l-8-40h56l-8 40ZM460 338q-34-20-36-54 30 8 36 40 0-44 14-64 14 30-4 66 12-28 36-32-4 34-34 46Z" />
        <path d="M1066 376l-8-36h50l-8 36ZM1083 342q-6-50 0-96 8 46 2 96ZM1082 340q-26-30-40-74 36 30 42 70ZM1086 340q26-30 40-74-36 30-42 70Z" />
      </g>
      <path d="M876 262l10-34h28l10 34Z" fill="var(--lamp)" />
    </>
  );
}
