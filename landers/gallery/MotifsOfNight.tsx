import { color } from '~/landing/kit/kit';

/** Doorways inside one another; the innermost is open to the morning. */
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

/** Three interlocking rings. */
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

/** A façade after office hours, with some windows lit. */
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

/** Quarter discs in all colours. */
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
