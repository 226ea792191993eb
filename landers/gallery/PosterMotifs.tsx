import { color } from '~/landing/kit/kit';

const dome = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`;

/** Half suns, one over the other. */
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

/** Doorways in one another, the innermost open to the morning. */
export function Arches() {
  const widths = [130, 104, 78, 52, 26];
  const roles = ['primary', 'secondary', 'accent', 'primary', 'warning'] as const;
  return (
    <>
      {widths.map((r, at) => (
        <path
          key={r}
          d={`M${150 - r} 372V${80 + r}a${r} ${r} 0 0 1 ${2 * r} 0V372z`}
          fill={color(roles[at]!)}
          opacity={at === 2 ? 0.85 : 1}
        />
      ))}
      <circle cx={48} cy={52} r={16} fill={color('secondary')} />
    </>
  );
}

/** Three rings that hold one another, each of its own free will. */
export function Knot() {
  const rings = [
    [150, 132],
    [108, 214],
    [192, 214],
  ] as const;
  return (
    <>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <path
          key={at}
          d={`M${25 + at * 50} 0v400`}
          stroke={color('primary')}
          strokeWidth={at % 2 === 0 ? 14 : 4}
          opacity={0.28}
        />
      ))}
      {rings.map(([cx, cy], at) => (
        <g key={cx} fill="none" stroke={color(at === 0 ? 'secondary' : 'primary')}>
          <circle cx={cx} cy={cy} r={80} strokeWidth={7} />
          <circle cx={cx} cy={cy} r={68} strokeWidth={1.5} />
        </g>
      ))}
      <path d="M60 346h180" stroke={color('secondary')} strokeWidth={2} />
    </>
  );
}

/** Shapes from scissors and coloured paper, with room between them. */
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

/** A façade after office hours: some windows are still lit. */
export function Windows() {
  const lit = new Set([1, 6, 7, 11, 14, 18]);
  return (
    <>
      <path d="M0 0h300v400H0z" fill={color('secondary')} opacity={0.12} />
      {Array.from({ length: 20 }, (_, at) => (
        <path
          key={at}
          d={`M${34 + (at % 4) * 60} ${36 + Math.floor(at / 4) * 68}h52v56h-52z`}
          fill={color(lit.has(at) ? 'primary' : 'secondary')}
          opacity={lit.has(at) ? 1 : 0.9 - (at % 3) * 0.22}
        />
      ))}
    </>
  );
}

/** Quarter discs in all colours, turning their backs on nobody. */
export function Fans() {
  const roles = ['danger', 'warning', 'success', 'info', 'primary', 'accent'] as const;
  const turned = [
    'M0 0h100a100 100 0 0 1-100 100z',
    'M100 0v100a100 100 0 0 1-100-100z',
    'M100 100h-100a100 100 0 0 1 100-100z',
    'M0 100v-100a100 100 0 0 1 100 100z',
  ];
  return (
    <>
      {Array.from({ length: 12 }, (_, at) => (
        <path
          key={at}
          transform={`translate(${(at % 3) * 100} ${Math.floor(at / 3) * 100})`}
          d={turned[(at * 3 + Math.floor(at / 3)) % 4]!}
          fill={color(roles[(at * 5 + 1) % 6]!)}
        />
      ))}
    </>
  );
}
