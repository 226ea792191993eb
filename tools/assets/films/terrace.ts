import { sunnyTerrace } from '../../../themes/sunny-terrace/theme';
import { seededRng } from '~db/seed/rng';
import { d, mix, wave, type Sheet } from './sheet';
import type { Hour } from './world';

const { light, dark } = sunnyTerrace;
const peach = light.primary;
const teal = light.secondary;
const honey = light.accent;
const cream = light.surface;

const palettes = {
  early: {
    sky: [mix(teal, cream, 0.42), mix(teal, cream, 0.2), mix(honey, cream, 0.3)],
    sun: [0.6, 420, cream, 0.8],
    sea: [mix(teal, cream, 0.5), mix(teal, cream, 0.78)],
    shade: [cream, 1],
    bulbs: 0.25,
  },
  golden: {
    sky: [mix(peach, cream, 0.6), mix(honey, cream, 0.62), mix(honey, cream, 0.36)],
    sun: [0.42, 470, mix(cream, honey, 0.7), 0.95],
    sea: [mix(honey, teal, 0.5), mix(teal, light.depth, 0.75)],
    shade: [mix(honey, peach, 0.5), 0.8],
    bulbs: 0.75,
  },
  late: {
    sky: [mix(dark.depth, teal, 0.75), mix(teal, peach, 0.62), mix(peach, honey, 0.72)],
    sun: [0.5, 560, mix(honey, peach, 0.5), 0.7],
    sea: [mix(teal, peach, 0.55), dark.depth],
    shade: [mix(dark['surface-sunken'], peach, 0.6), 0.46],
    bulbs: 1,
  },
} as const;

/** Niche 4: a terrace by the sea, with a striped awning, a garland of lamps and a laid table. */
export function terrace(sheet: Sheet, t: number, hour: Hour): void {
  const palette = palettes[hour];
  const dim = (color: string) => mix(color, palette.shade[0], palette.shade[1]);
  const [top, middle, low] = palette.sky;
  sheet.sky([0, top], [0.38, middle], [0.56, low], [1, low]);
  const [x, y, disc, strength] = palette.sun;
  sheet.glow(sheet.x(x), y, 470 + 14 * wave(t), disc, strength);
  sheet.circle(sheet.x(x), y, 62, disc);
  sheet.rect(0, 560, sheet.width, 300, sheet.down([0, palette.sea[0]], [0.6, palette.sea[1]]));
  const rng = seededRng('terrace');
  for (let i = 0; i < 30; i++) {
    const far = i / 30;
    const px = sheet.x(x) + (rng.next() - 0.5) * (160 + 420 * far) + 12 * wave(t, 1, rng.next());
    const shine = 0.75 * (1 - far * 0.5) * (0.55 + 0.45 * wave(t, 1 + (i % 2), rng.next()));
    sheet.ellipse(
      px,
      566 + 120 * far,
      (14 + 36 * far) * (0.6 + rng.next()),
      2 + 2 * far,
      disc,
      `opacity="${shine.toFixed(2)}"`,
    );
  }
  sail(sheet, t, dim(cream));
  sheet.rect(
    0,
    800,
    sheet.width,
    200,
    sheet.down([0, dim(mix(peach, honey, 0.6))], [1, dim(mix(peach, light.text, 0.74))]),
  );
  balustrade(sheet, dim);
  pots(sheet, t, dim);
  garland(sheet, t, palette.bulbs, dim);
  awning(sheet, t, dim);
  table(sheet, t, dim, palette.bulbs);
}

function sail(sheet: Sheet, t: number, color: string): void {
  const x = sheet.x(0.63) - 26 * wave(t, 1, 0.2);
  const tilt = 3 * wave(t, 2);
  sheet.open(d`transform="rotate(${tilt} ${x} 590)"`);
  sheet.path(d`M${x} 500C${x + 34} 536 ${x + 40} 566 ${x + 44} 580L${x} 580Z`, color);
  sheet.path(d`M${x - 5} 514C${x - 24} 548 ${x - 28} 566 ${x - 30} 580L${x - 5} 580Z`, color, 'opacity="0.8"');
  sheet.path(d`M${x - 34} 584L${x + 48} 584C${x + 40} 600 ${x - 22} 600 ${x - 34} 584Z`, teal);
  sheet.close();
}

function awning(sheet: Sheet, t: number, dim: (color: string) => string): void {
  const step = 100;
  for (let i = -1; i * step < sheet.width + step; i++) {
    const x = i * step;
    const color = dim(i % 2 ? cream : peach);
    const drop = 232 + 7 * wave(t, 1, i * 0.13);
    const fill = sheet.down([0, mix(color, mix(peach, light.text, 0.6), 0.8)], [0.7, color], [1, color]);
    sheet.path(d`M${x} 0L${x + step} 0L${x + step} ${drop - 42}A${step / 2} 46 0 0 1 ${x} ${drop - 42}Z`, fill);
  }
  sheet.rect(0, 184, sheet.width, 5, dim(mix(peach, light.text, 0.7)), 'opacity="0.25"');
}

function garland(sheet: Sheet, t: number, lit: number, dim: (color: string) => string): void {
  for (const [row, sag] of [
    [262, 120],
    [236, 200],
  ] as const) {
    const lean = 10 * wave(t, 1, row / 100);
    const at = (s: number) =>
      [sheet.width * s, row + 4 * sag * s * (1 - s) + lean * Math.sin(s * Math.PI * 2)] as const;
    sheet.line(
      `M${[...Array(21).keys()]
        .map((k) =>
          at(k / 20)
            .map((v) => v.toFixed(1))
            .join(' '),
        )
        .join('L')}`,
      dim(light.text),
      3,
    );
    for (let i = 1; i < 10; i++) {
      const [x, y] = at(i / 10 - (row > 250 ? 0 : 0.05));
      const color = [honey, peach, mix(teal, cream, 0.6)][i % 3]!;
      const glow = lit * (0.82 + 0.18 * wave(t, 2, i * 0.37));
      sheet.glow(x, y + 20, 70, mix(honey, cream, 0.7), glow * 0.75);
      sheet.rect(x - 5, y - 1, 10, 10, dim(light.text));
      sheet.circle(x, y + 20, 14, mix(cream, color, glow * 0.75));
    }
  }
}

function balustrade(sheet: Sheet, dim: (color: string) => string): void {
  const stone = dim(mix(cream, honey, 0.82));
  const shade = dim(mix(peach, cream, 0.42));
  sheet.rect(0, 686, sheet.width, 22, stone);
  sheet.rect(0, 704, sheet.width, 7, shade);
  for (let x = 22; x < sheet.width; x += 52) {
    const fill = sheet.across([0, stone], [0.55, stone], [1, shade]);
    sheet.path(
      d`M${x - 7} 710C${x - 8} 734 ${x - 20} 744 ${x - 20} 766C${x - 20} 786 ${x - 9} 788 ${x - 8} 802L${x + 8} 802C${x + 9} 788 ${x + 20} 786 ${x + 20} 766C${x + 20} 744 ${x + 8} 734 ${x + 7} 710Z`,
      fill,
    );
  }
  sheet.rect(0, 798, sheet.width, 20, stone);
}

function pots(sheet: Sheet, t: number, dim: (color: string) => string): void {
  const rng = seededRng('pots');
  for (const share of [0.08, 0.9]) {
    const x = sheet.x(share);
    for (let i = 0; i < 34; i++) {
      const a = rng.next() * Math.PI * 2;
      const r = Math.sqrt(rng.next()) * 118;
      const px = x + Math.cos(a) * r + 5 * wave(t, 1, rng.next());
      const py = 590 + Math.sin(a) * r * 0.92 + 4 * wave(t, 1, rng.next());
      const leaf = i % 4 ? mix(teal, honey, 0.45 + 0.5 * rng.next()) : i % 8 ? peach : honey;
      sheet.circle(px, py, i % 4 ? 26 + 12 * rng.next() : 15, dim(leaf));
    }
    sheet.path(
      d`M${x - 66} 690L${x + 66} 690L${x + 48} 850Q${x} 866 ${x - 48} 850Z`,
      sheet.across([0, dim(peach)], [1, dim(mix(peach, light.text, 0.72))]),
    );
    sheet.rect(x - 74, 678, 148, 26, dim(mix(peach, cream, 0.86)), 'rx="12"');
  }
}

function table(sheet: Sheet, t: number, dim: (color: string) => string, lit: number): void {
  const x = sheet.x(0.5);
  sheet.ellipse(x, 892, 250, 66, dim(mix(peach, light.text, 0.5)), 'opacity="0.25"');
  sheet.path(
    d`M${x - 214} 822C${x - 226} 900 ${x - 190} 940 ${x - 200} 1000L${x + 200} 1000C${x + 190} 940 ${x + 226} 900 ${x + 214} 822Z`,
    sheet.down([0, dim(cream)], [1, dim(mix(peach, cream, 0.28))]),
  );
  sheet.ellipse(x, 818, 216, 48, dim(mix(cream, honey, 0.94)));
  sheet.ellipse(x, 812, 92, 22, dim(mix(teal, cream, 0.75)));
  const fruit = [[-44, 786, 30, honey], [44, 788, 29, peach], [0, 776, 34, mix(honey, peach, 0.55)], [-20, 796, 27, peach], [24, 800, 26, honey]] as const; // prettier-ignore
  for (const [dx, y, r, color] of fruit) {
    sheet.circle(x + dx, y, r, sheet.round([0, dim(mix(color, cream, 0.75))], [1, dim(color)]));
  }
  sheet.path(d`M${x - 96} 800Q${x} 832 ${x + 96} 800Q${x + 74} 858 ${x} 858Q${x - 74} 858 ${x - 96} 800Z`, dim(teal));
  for (const side of [-1, 1]) glass(sheet, x + side * 138, 822, t, dim, lit);
}

function glass(sheet: Sheet, x: number, foot: number, t: number, dim: (color: string) => string, lit: number): void {
  const tilt = 2.5 * wave(t, 1, x / 100);
  sheet.line(d`M${x} ${foot}L${x} ${foot - 46}`, dim(cream), 5);
  sheet.ellipse(x, foot, 22, 6, dim(cream));
  sheet.path(
    d`M${x - 27} ${foot - 96 + tilt}L${x + 27} ${foot - 96 - tilt}Q${x + 28} ${foot - 44} ${x} ${foot - 44}Q${x - 28} ${foot - 44} ${x - 27} ${foot - 96 + tilt}Z`,
    dim(peach),
  );
  sheet.path(
    d`M${x - 30} ${foot - 122}L${x + 30} ${foot - 122}Q${x + 32} ${foot - 42} ${x} ${foot - 42}Q${x - 32} ${foot - 42} ${x - 30} ${foot - 122}Z`,
    cream,
    `opacity="${(0.34 + 0.1 * lit).toFixed(2)}"`,
  );
  sheet.line(d`M${x - 20} ${foot - 108}Q${x - 24} ${foot - 78} ${x - 12} ${foot - 60}`, cream, 3, 'opacity="0.8"');
}
