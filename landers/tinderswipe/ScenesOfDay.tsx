import { color } from '~/landing/kit/kit';

const rings = [150, 205, 265, 330, 400, 475, 555, 640];
const ripples = [0, 1, 2, 3, 4, 5, 6];

/** A low sun with its halo and its reflection in the water. */
export function Evening() {
  return (
    <>
      {rings.map((r, at) => (
        <circle key={r} cx={620} cy={250} r={r} fill="none" stroke={color('primary')} opacity={0.5 - at * 0.055} />
      ))}
      <circle cx={620} cy={250} r={112} fill={color('primary')} />
      <path d="M0 690h800v210H0z" fill={color('secondary')} opacity={0.35} />
      {ripples.map((at) => (
        <path
          key={at}
          d={`M${620 - 40 - at * 34} ${706 + at * 28}h${80 + at * 60}`}
          stroke={color('primary')}
          strokeWidth={3 + at}
          strokeLinecap="round"
          opacity={0.75 - at * 0.09}
        />
      ))}
    </>
  );
}

const scallops = Array.from({ length: 8 }, (_, at) => at);
const fruit = [
  [70, 330, 34],
  [140, 390, 22],
  [735, 420, 40],
  [690, 500, 20],
  [60, 690, 48],
  [150, 770, 26],
  [720, 720, 54],
  [640, 820, 28],
] as const;

/** A striped awning of a terrace, and fruit on the table cloth. */
export function Terrace() {
  return (
    <>
      {scallops.map((at) => (
        <path
          key={at}
          d={`M${at * 100} 0h100v130a50 50 0 0 1-100 0z`}
          fill={color(at % 2 === 0 ? 'primary' : 'surface-raised')}
          opacity={at % 2 === 0 ? 1 : 0.92}
        />
      ))}
      <circle cx={400} cy={900} r={330} fill={color('surface-raised')} opacity={0.12} />
      <circle cx={400} cy={900} r={230} fill={color('surface-raised')} opacity={0.12} />
      {fruit.map(([cx, cy, r], at) => (
        <g key={cx}>
          <circle cx={cx} cy={cy} r={r} fill={color(at % 3 === 1 ? 'secondary' : 'primary')} />
          <path
            d={`M${cx} ${cy - r}q4-14 16-18`}
            fill="none"
            stroke={color('on-depth')}
            strokeWidth={4}
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  );
}

const leaves = [
  [90, 120, -30, 1.5],
  [210, 70, 40, 1],
  [700, 110, 150, 1.7],
  [600, 60, 80, 0.9],
  [60, 420, 10, 1.1],
  [745, 400, 200, 1.2],
  [70, 700, -60, 1.6],
  [190, 820, 20, 1.1],
  [730, 690, 120, 1.4],
  [620, 840, 60, 1.2],
  [400, 40, 100, 0.8],
] as const;

/** A garden with falling leaves. */
export function Autumn() {
  return (
    <>
      <circle cx={400} cy={980} r={520} fill={color('primary')} opacity={0.28} />
      <circle cx={120} cy={1010} r={340} fill={color('secondary')} opacity={0.28} />
      {leaves.map(([x, y, turn, size], at) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`} opacity={0.9}>
          <path d="M0-50C34-26 34 26 0 50-34 26-34-26 0-50Z" fill={color(at % 2 === 0 ? 'secondary' : 'primary')} />
          <path
            d="M0-44V66M0-12l15-14M0-12l-15-14M0 12l17-16M0 12-17-4"
            fill="none"
            stroke={color('depth')}
            strokeWidth={3}
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  );
}
