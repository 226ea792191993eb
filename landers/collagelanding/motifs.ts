import type { LanderView } from '~/landing/kit/kit';

const round = (figure: number) => Math.round(figure * 10) / 10;

const ring = (x: number, y: number, radius: number) =>
  `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0Z`;

function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const turn = (Math.PI * index) / points;
    const reach = index % 2 ? inner : outer;
    return `${round(x + reach * Math.sin(turn))} ${round(y - reach * Math.cos(turn))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A heart around a point; at scale 1 it is 88 wide. */
function heart(x: number, y: number, scale: number): string {
  const at = (across: number, down: number) => `${round(x + across * scale)} ${round(y + down * scale)}`;
  return `M${at(0, 42)}C${at(-40, 14)} ${at(-46, -8)} ${at(-42, -22)}C${at(-34, -46)} ${at(-8, -42)} ${at(0, -20)}C${at(8, -42)} ${at(34, -46)} ${at(42, -22)}C${at(46, -8)} ${at(40, 14)} ${at(0, 42)}Z`;
}

/** Paths on a square of 100 by 100: filled, filled faintly, drawn as lines, and cut out of the filled ones. */
export interface Motif {
  fill?: string;
  soft?: string;
  line?: string;
  cut?: string;
  /** Six bars in the colours of the spectrum, up to the edges. */
  bars?: true;
}

const niches: Record<LanderView['niche'], readonly Motif[]> = {
  none: [
    { fill: 'M18 62a32 32 0 0 1 64 0Z', line: 'M8 73H92M22 86H78M50 10v10M21 23l7 7M79 23l-7 7M5 48h8M87 48h8' },
    {
      fill: 'M18 16h28q3 32-14 36-17-4-14-36ZM54 16h28q3 32-14 36-17-4-14-36Z',
      line: 'M32 52v32M20 86h24M68 52v32M56 86h24',
    },
    { line: 'M12 90V50a38 38 0 0 1 76 0v40M29 90V51a21 21 0 0 1 42 0v39', fill: ring(50, 60, 7) },
    { fill: heart(50, 50, 1) },
    { fill: 'M36 32h28l10 14v34H26V46Z', line: 'M50 32V10M40 94h20', cut: 'M50 46v22' },
    { line: `${ring(36, 50, 26)}${ring(64, 50, 26)}` },
  ],
  she: [
    { fill: `M60 12a40 40 0 1 0 26 58 34 34 0 0 1-26-58Z${star(80, 30, 4, 16, 5)}` },
    {
      line: 'M50 96V34',
      fill: 'M50 4q9 10 0 22-9-12 0-22ZM47 40q-18-2-20-19 18 2 20 19ZM53 40q18-2 20-19-18 2-20 19ZM47 58q-18-2-20-19 18 2 20 19ZM53 58q18-2 20-19-18 2-20 19ZM47 76q-18-2-20-19 18 2 20 19ZM53 76q18-2 20-19-18 2-20 19Z',
    },
    { line: 'M6 72a44 44 0 0 1 88 0M21 72a29 29 0 0 1 58 0M4 86h92', fill: 'M35 72a15 15 0 0 1 30 0Z' },
    { soft: `${ring(50, 26, 20)}${ring(50, 74, 20)}${ring(26, 50, 20)}${ring(74, 50, 20)}`, fill: ring(50, 50, 15) },
    {
      fill: 'M47 50C40 20 14 8 10 22s4 30 37 28ZM53 50c7-30 33-42 37-28s-4 30-37 28ZM47 54c-6 26-26 36-30 24s6-24 30-24ZM53 54c6 26 26 36 30 24s-6-24-30-24Z',
    },
    { fill: 'M50 84L6 52a52 52 0 0 1 88 0Z', cut: 'M50 84V20M50 84L26 26M50 84l24-58', line: 'M50 84v10' },
  ],
  bdsm: [
    { line: `${ring(50, 24, 17)}M50 41v52M50 74h17M50 90h12`, fill: ring(50, 24, 5) },
    { line: 'M50 2L98 50 50 98 2 50ZM26 26l48 48M74 26L26 74', fill: ring(50, 50, 6) },
    { line: 'M50 50C32 16 6 24 8 50s26 34 42 0c16-34 40-26 42 0S68 84 50 50Z', fill: ring(50, 50, 7) },
    { fill: 'M39 46h22v42H39ZM50 6q15 19 0 33-15-14 0-33Z', line: 'M22 92h56' },
    { fill: 'M20 44h60v48H20Z', line: 'M33 44V29a17 17 0 0 1 34 0v15', cut: 'M50 60v14' },
    { fill: 'M82 6C44 10 22 36 26 76 62 76 84 44 82 6Z', cut: 'M70 22L30 74', line: 'M26 78L14 94' },
  ],
  bbw: [
    {
      line: 'M6 34a44 44 0 0 0 88 0Z',
      fill: 'M45 42H17q2 15 11 24ZM55 42h28q-2 15-11 24ZM50 46L34 71q16 8 32 0Z',
    },
    { line: 'M2 30q12-18 24 0t24 0 24 0 24 0M2 52q12-18 24 0t24 0 24 0 24 0M2 74q12-18 24 0t24 0 24 0 24 0' },
    {
      fill: 'M50 32c-8-14-42-12-40 22 2 26 26 38 40 38s38-12 40-38c2-34-32-36-40-22ZM51 27q2-22 25-24-2 22-25 24Z',
      cut: 'M50 34q-12 18-2 36',
    },
    {
      fill: 'M6 52a44 44 0 0 1 88 0q-7-8-14.67 0-7-8-14.67 0-7-8-14.67 0-7-8-14.67 0-7-8-14.67 0-7-8-14.67 0Z',
      line: 'M50 50v34q0 11 13 9',
    },
    { fill: ring(50, 50, 22), line: 'M50 4v12M50 84v12M4 50h12M84 50h12M18 18l8 8M74 74l8 8M82 18l-8 8M26 74l-8 8' },
    { fill: 'M24 30a26 26 0 0 1 52 0v36H24Z', line: 'M50 66v28', cut: 'M41 28v24M59 28v24' },
  ],
  gilf: [
    {
      fill: 'M50 4q40 30 28 66-11 18-28 18T22 70Q10 34 50 4Z',
      cut: 'M50 26v70M50 50l16-13M50 68l18-15M50 50L34 37M50 68L32 53',
      line: 'M50 88v8',
    },
    {
      fill: 'M50 34c-14-13-38-4-36 22 2 25 19 38 27 36 6-2 12-2 18 0 8 2 25-11 27-36 2-26-22-35-36-22ZM55 22q3-18 22-18-2 17-22 18Z',
      line: 'M50 34q0-12 4-20',
    },
    {
      fill: 'M6 22q26-8 41 6v60q-17-12-41-6ZM94 22q-26-8-41 6v60q17-12 41-6Z',
      cut: 'M15 38q12-2 22 4M15 54q12-2 22 4M85 38q-12-2-22 4M85 54q-12-2-22 4',
    },
    {
      fill: 'M14 38h58q0 42-29 42T14 38Z',
      line: 'M72 45q20-1 17 15-3 12-22 12M8 90h70M33 10q-8 8 0 16M52 10q-8 8 0 16',
    },
    { fill: 'M16 42q0-22 34-22t34 22ZM23 48h54q0 32-27 48Q23 80 23 48Z', line: 'M50 20V8' },
    { line: `${ring(26, 56, 19)}${ring(74, 56, 19)}M45 52q5-6 10 0M7 54l8-26M93 54l-8-26` },
  ],
  milf: [
    {
      fill: 'M12 8h20v18H12ZM40 8h20v18H40ZM68 36h20v18H68ZM12 64h20v18H12ZM40 36h20v18H40Z',
      soft: 'M68 8h20v18H68ZM12 36h20v18H12ZM40 64h20v18H40ZM68 64h20v18H68Z',
    },
    { line: 'M8 14h84L50 56ZM50 56v34M28 92h44M64 2L44 32', fill: ring(47, 29, 8) },
    { fill: 'M16 94V42h20v52ZM42 94V10h22v84ZM70 94V56h16v38Z', cut: 'M53 24v8M53 44v8M53 64v8M26 56v6M26 72v6' },
    { line: `${ring(50, 56, 36)}M50 4v14`, fill: 'M50 36l16 18-16 24-16-24Z' },
    { fill: ring(50, 50, 46), cut: `${ring(50, 50, 33)}${ring(50, 50, 22)}${ring(50, 50, 5)}` },
    { line: `${ring(50, 50, 42)}M50 24v27l17 11`, fill: ring(50, 50, 5) },
  ],
  gay: [
    { bars: true },
    { fill: star(50, 50, 12, 48, 26) },
    { fill: 'M60 2L14 56h28l-8 42 50-60H54Z' },
    { line: `M10 12l28 28M38 12L10 40M62 60l28 28M90 60L62 88${ring(76, 26, 15)}${ring(24, 74, 15)}` },
    { fill: heart(50, 50, 1), cut: heart(50, 50, 0.62) },
    { line: `${ring(50, 50, 42)}M8 50h84M50 8v84M50 8q-36 42 0 84M50 8q36 42 0 84M15 28h70M15 72h70` },
  ],
};

const slugs: Record<string, readonly Motif[]> = {
  valentine: [
    { fill: heart(50, 50, 1) },
    { line: 'M6 24h88v56H6ZM6 26l44 32 44-32', fill: heart(50, 66, 0.28) },
    { soft: heart(34, 42, 0.68), fill: heart(64, 62, 0.6) },
  ],
  newyear: [
    { line: 'M50 38V6M50 62v32M38 50H6M62 50h32M41 41L20 20M59 59l21 21M59 41l21-21M41 59L20 80', fill: ring(50, 50, 5) },
    { fill: 'M20 24l20-8 8 30q2 14-9 17-10 2-15-10ZM80 24l-20-8-8 30q-2 14 9 17 10 2 15-10Z', line: 'M39 62l7 24M34 90l22-6M61 62l-7 24M66 90l-22-6' },
    { fill: `${star(36, 58, 4, 36, 9)}${star(76, 24, 4, 20, 5)}${star(80, 80, 4, 13, 4)}` },
  ],
}; // prettier-ignore

/** The signs of a niche, with those of the slug between them. */
export function motifsFor(niche: LanderView['niche'], slug: string | null): readonly Motif[] {
  const own = niches[niche];
  const season = slugs[slug ?? ''];
  return season ? season.flatMap((motif, index) => [motif, own[index]!]) : own;
}
