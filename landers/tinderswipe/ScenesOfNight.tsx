import { color } from '~/landing/kit/kit';

const bands = [
  ['M-20 120C180-20 340 300 560 150S780 40 840 90V330C700 250 640 420 460 360S120 250-20 420Z', 'primary', 0.55],
  ['M-20 330C160 220 320 520 520 400S740 260 840 330V560C700 480 600 640 420 560S100 480-20 620Z', 'secondary', 0.45],
  ['M-20 600C180 480 330 740 560 620S740 520 840 560V920H-20Z', 'primary', 0.4],
] as const;
const stars = [
  [70, 60, 3],
  [180, 150, 2],
  [330, 50, 2.5],
  [480, 110, 2],
  [610, 40, 3],
  [740, 200, 2],
  [60, 300, 2],
  [735, 480, 3],
  [50, 560, 2.5],
] as const;

/** Northern lights before morning. */
export function Aurora() {
  return (
    <>
      {bands.map(([d, role, opacity]) => (
        <path key={d} d={d} fill={color(role)} opacity={opacity} />
      ))}
      {stars.map(([cx, cy, r]) => (
        <circle key={cx} cx={cx} cy={cy} r={r} fill={color('on-depth')} />
      ))}
    </>
  );
}

const folds = Array.from({ length: 10 }, (_, at) => at * 80);

/** A heavy curtain and a fine brass ring. */
export function Velvet() {
  return (
    <>
      <linearGradient id="fold">
        <stop offset="0" stopColor={color('primary')} stopOpacity={0.05} />
        <stop offset="0.55" stopColor={color('primary')} stopOpacity={0.5} />
        <stop offset="1" stopColor={color('primary')} stopOpacity={0} />
      </linearGradient>
      {folds.map((x) => (
        <path key={x} d={`M${x} 0h80q14 450-10 900h-80q24-450 10-900z`} fill="url(#fold)" />
      ))}
      <circle cx={400} cy={430} r={372} fill="none" stroke={color('secondary')} strokeWidth={2} />
      <circle cx={400} cy={430} r={360} fill="none" stroke={color('secondary')} opacity={0.5} />
      <path d="M400 0v58M400 802v98" stroke={color('secondary')} strokeWidth={2} />
    </>
  );
}

const houses = [
  [0, 430, 90],
  [90, 330, 70],
  [160, 520, 110],
  [270, 250, 84],
  [354, 470, 92],
  [446, 380, 74],
  [520, 560, 90],
  [610, 290, 96],
  [706, 450, 94],
] as const;

/** A skyline with the first lit windows. */
export function City() {
  return (
    <>
      <linearGradient id="dusk" x2="0" y2="1">
        <stop offset="0" stopColor={color('primary')} stopOpacity={0} />
        <stop offset="1" stopColor={color('primary')} stopOpacity={0.85} />
      </linearGradient>
      <path d="M0 0h800v900H0z" fill="url(#dusk)" />
      <circle cx={655} cy={170} r={64} fill={color('on-depth')} opacity={0.9} />
      {houses.map(([x, y, width], house) => (
        <g key={x}>
          <path
            d={`M${x} ${y}h${width}v500h-${width}z`}
            fill={color('depth')}
            opacity={house % 2 === 0 ? 0.92 : 0.75}
          />
          {[0, 1, 2, 3, 4, 5].map((floor) => (
            <path
              key={floor}
              d={`M${x + 16 + ((house + floor) % 3) * 18} ${y + 28 + floor * 52}h14v20h-14z`}
              fill={color((house + floor) % 4 === 0 ? 'primary' : 'on-depth')}
              opacity={(house * 3 + floor) % 5 === 0 ? 0.15 : 0.8}
            />
          ))}
        </g>
      ))}
    </>
  );
}

const spectrum = ['danger', 'warning', 'accent', 'success', 'info', 'primary'] as const;

/** Bold bars that turn a corner, as on a poster. */
export function Spectrum() {
  return (
    <>
      {spectrum.map((role, at) => (
        <path
          key={role}
          d={`M-20 ${60 + at * 46}H390a${350 - at * 46} ${350 - at * 46} 0 0 1 ${350 - at * 46} ${350 - at * 46}V920`}
          fill="none"
          stroke={color(role)}
          strokeWidth={46}
        />
      ))}
      <circle cx={92} cy={742} r={86} fill={color('secondary')} />
    </>
  );
}
