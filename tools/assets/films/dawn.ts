import { violetDawn } from '../../../themes/violet-dawn/theme';
import { seededRng } from '~db/seed/rng';
import { bell, cycle, d, mix, wave, type Sheet } from './sheet';
import type { Hour } from './world';

const { light, dark } = violetDawn;
const violet = light.primary;
const coral = light.secondary;
const rose = light.accent;
const white = light.surface;
const deep = light.depth;

const palettes = {
  early: {
    sky: [mix(violet, white, 0.5), mix(rose, white, 0.62), mix(coral, white, 0.3)],
    sun: [520, mix(white, coral, 0.8)],
    sea: [mix(rose, white, 0.6), mix(violet, white, 0.62)],
    petal: [mix(violet, white, 0.78), violet],
    leaf: mix(deep, violet, 0.7),
    stars: 0,
  },
  golden: {
    sky: [mix(deep, violet, 0.35), mix(violet, rose, 0.4), mix(coral, rose, 0.55)],
    sun: [560, mix(coral, white, 0.5)],
    sea: [mix(coral, rose, 0.42), mix(deep, violet, 0.55)],
    petal: [mix(rose, violet, 0.55), mix(deep, violet, 0.35)],
    leaf: deep,
    stars: 0.25,
  },
  late: {
    sky: [dark.surface, mix(dark.depth, violet, 0.75), mix(violet, rose, 0.62)],
    sun: [330, mix(white, rose, 0.8)],
    sea: [mix(violet, rose, 0.75), mix(dark.depth, dark.surface, 0.6)],
    petal: [mix(violet, rose, 0.7), mix(dark.depth, violet, 0.6)],
    leaf: dark.surface,
    stars: 1,
  },
} as const;

const HORIZON = 580;

/** Niche 2: a still sea before the day, soft clouds, irises in the foreground. */
export function dawn(sheet: Sheet, t: number, hour: Hour): void {
  const palette = palettes[hour];
  const rng = seededRng('dawn');
  const [top, middle, low] = palette.sky;
  sheet.sky([0, top], [0.33, middle], [0.58, low], [1, low]);
  for (let i = 0; i < 50 && palette.stars; i++) {
    const [x, y, phase] = [rng.next(), rng.next(), rng.next()];
    const shine = palette.stars * (1 - y) * (0.6 + 0.4 * wave(t, 1 + (i % 2), phase));
    sheet.circle(sheet.x(x), y * 480, 1 + 1.5 * rng.next(), white, `opacity="${shine.toFixed(2)}"`);
  }
  const [height, disc] = palette.sun;
  sheet.glow(sheet.x(0.5), height, 520 + 18 * wave(t), disc, hour === 'late' ? 0.4 : 0.9);
  sheet.circle(sheet.x(0.5), height, hour === 'late' ? 56 : 108, disc);
  const fluffs = seededRng('clouds');
  for (let i = 0; i < 5; i++) cloud(sheet, t, i, fluffs.next(), mix(low, white, 0.55), mix(middle, low, 0.5));
  sea(sheet, t, palette, disc);
  const flowers = [[0.3, 700, 1.05], [0.2, 770, 0.86], [0.705, 690, 1], [0.8, 760, 1.1], [0.1, 715, 0.9], [0.91, 700, 0.85], [0.62, 812, 0.78], [0.39, 828, 0.74]] as const; // prettier-ignore
  for (const [x, y, size] of flowers) iris(sheet, t, sheet.x(x), y, size, palette);
  for (let i = 0; i < 9; i++) {
    const [a, b, c] = [rng.next(), rng.next(), rng.next()];
    const at = cycle(t, c);
    const y = 860 - 520 * at;
    sheet.glow(sheet.x(a) + 40 * wave(t, 1, b), y, 14 + 9 * b, disc, 0.6 * bell(at));
  }
}

function cloud(sheet: Sheet, t: number, i: number, chance: number, lit: string, shade: string): void {
  const x = sheet.x([0.12, 0.86, 0.34, 0.7, 0.03][i]!) + 34 * wave(t, 1, i / 5);
  const y = [250, 318, 402, 470, 505][i]!;
  const size = [1, 1.15, 0.8, 0.7, 0.9][i]!;
  for (let k = 0; k < 6; k++) {
    const r = (44 + 34 * Math.sin(((k + 1) / 7) * Math.PI) + 10 * ((chance * 7 * k) % 1)) * size;
    const fill = sheet.down([0, lit, 0.85], [0.6, shade, 0.5], [1, shade, 0]);
    sheet.ellipse(x + (k - 2.5) * 58 * size, y - r * 0.3, r * 1.25, r, fill);
  }
}

function sea(sheet: Sheet, t: number, palette: (typeof palettes)[Hour], disc: string): void {
  sheet.rect(
    0,
    HORIZON,
    sheet.width,
    420,
    sheet.down([0, palette.sea[0]], [0.75, palette.sea[1]], [1, palette.sea[1]]),
  );
  sheet.glow(sheet.x(0.5), HORIZON + 10, sheet.x(0.5), disc, 0.5, 60);
  const rng = seededRng('sea');
  for (let i = 0; i < 44; i++) {
    const far = (i / 44) ** 1.35;
    const w = (26 + 120 * far) * (0.7 + 0.6 * rng.next()) * (1 + 0.28 * wave(t, 2, rng.next()));
    const x = sheet.x(0.5) + (rng.next() - 0.5) * (170 + 260 * far) + 14 * wave(t, 1, rng.next());
    const shine = (0.7 - 0.5 * far) * (0.6 + 0.4 * wave(t, 1 + (i % 3), rng.next()));
    sheet.ellipse(x, HORIZON + 6 + 330 * far, w, 2 + 5 * far, disc, `opacity="${shine.toFixed(2)}"`);
  }
}

function iris(sheet: Sheet, t: number, x: number, y: number, size: number, palette: (typeof palettes)[Hour]): void {
  const sway = 3.2 * wave(t, 1, x / 700) + 1.2 * wave(t, 2, x / 310);
  const [bright, dim] = palette.petal;
  sheet.open(d`transform="translate(${x} 1010) rotate(${sway}) translate(0 ${y - 1010}) scale(${size})"`);
  sheet.line(`M0 20C6 120 -6 220 0 ${Math.round(330 / size)}`, palette.leaf, 9);
  sheet.path('M2 340C-20 210 -66 130 -78 84C-40 120 -4 200 8 340Z', palette.leaf);
  sheet.path('M-2 340C22 230 52 170 74 136C44 160 0 240 -10 340Z', palette.leaf);
  const fall = sheet.down([0, bright], [1, dim]);
  const stand = sheet.down([0, mix(bright, white, 0.72)], [1, bright]);
  sheet.path('M0 0C-34 -14 -84 6 -88 52C-90 82 -58 92 -44 68C-34 50 -18 26 0 16Z', fall);
  sheet.path('M0 0C34 -14 84 6 88 52C90 82 58 92 44 68C34 50 18 26 0 16Z', fall);
  sheet.path('M0 6C-26 -30 -62 -66 -30 -112C-14 -132 6 -112 6 -84C8 -52 4 -20 0 6Z', stand);
  sheet.path('M0 6C26 -30 62 -66 30 -112C14 -132 -6 -112 -6 -84C-8 -52 -4 -20 0 6Z', stand);
  sheet.path('M0 2C-30 18 -36 76 0 108C36 76 30 18 0 2Z', fall);
  sheet.path('M0 10C-9 26 -9 50 0 66C9 50 9 26 0 10Z', mix(coral, light.warning, 0.4), 'opacity="0.9"');
  sheet.close();
}
