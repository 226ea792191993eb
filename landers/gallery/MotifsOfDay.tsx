import { color } from '~/landing/kit/kit';

const dome = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`;

/** Overlapping half suns. */
export function Suns() {
  return (
    <>
      <path d={dome(150, 150, 110)} fill={color('primary')} />
      <path d={dome(150, 260, 110)} fill={color('secondary')} />
      <path d={dome(150, 370, 110)} fill={color('accent')} />
      <path d={dome(150, 260, 55)} fill={color('primary')} />
      <circle cx={240} cy={60} r={22} fill={color('secondary')} />
      <path d="M30 378h240" stroke={color('primary')} strokeWidth={6} />
    </>
  );
}

/** Shapes cut out of coloured paper. */
export function Cutouts() {
  return (
    <>
      <path d="M40 150c-20-60 40-120 90-90s20 60 60 50 90 20 60 80-90 10-110 40-80 0-100-80z" fill={color('primary')} />
      <path d="M70 330c-30-40 10-80 50-66s30-34 80-30 70 60 40 110-140 30-170-14z" fill={color('secondary')} />
      <circle cx={236} cy={60} r={34} fill={color('warning')} />
      <circle cx={130} cy={140} r={20} fill={color('surface-raised')} />
      <path
        d="M150 262q24 30 52 0"
        fill="none"
        stroke={color('surface-raised')}
        strokeWidth={9}
        strokeLinecap="round"
      />
    </>
  );
}

/** A branch in a vase on a table. */
export function StillLife() {
  const leaves = [
    [150, 60, 0],
    [106, 104, -50],
    [196, 112, 50],
    [96, 168, -62],
    [206, 176, 62],
  ] as const;
  return (
    <>
      <path d="M0 320h300v80H0z" fill={color('secondary')} opacity={0.85} />
      <circle cx={222} cy={306} r={30} fill={color('warning')} />
      <path
        d="M150 240V70M150 150l-44-46M150 160l46-48M150 214l-54-46M150 222l56-46"
        fill="none"
        stroke={color('primary')}
        strokeWidth={5}
        strokeLinecap="round"
      />
      {leaves.map(([x, y, turn]) => (
        <path
          key={x}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          d="M0-34C22-16 22 14 0 28-22 14-22-16 0-34z"
          fill={color('primary')}
        />
      ))}
      <path d="M118 226h64c-4 24 22 40 22 70 0 34-24 52-54 52s-54-18-54-52c0-30 26-46 22-70z" fill={color('accent')} />
    </>
  );
}
