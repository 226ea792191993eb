import { goldenEvening } from '../../../themes/golden-evening/theme';
import { seededRng } from '~db/seed/rng';
import { bell, cycle, d, mix, wave, type Sheet } from './sheet';
import type { Hour } from './world';

const { light, dark } = goldenEvening;
const gold = light.primary;
const cream = light.surface;
const wine = light.accent;
const red = light.secondary;
const night = dark.surface;

const palettes = {
  early: {
    sky: [mix(gold, cream, 0.75), mix(gold, cream, 0.42), mix(red, cream, 0.08)],
    sun: [0.56, 330, cream],
    far: mix(gold, cream, 0.75),
    near: mix(wine, gold, 0.55),
    stars: 0,
    lit: 0,
  },
  golden: {
    sky: [mix(wine, red, 0.72), mix(red, gold, 0.42), mix(gold, cream, 0.7)],
    sun: [0.44, 515, mix(cream, gold, 0.75)],
    far: mix(red, gold, 0.3),
    near: mix(night, wine, 0.62),
    stars: 0,
    lit: 0.8,
  },
  late: {
    sky: [mix(night, wine, 0.85), mix(wine, night, 0.62), mix(gold, wine, 0.28)],
    sun: [0.6, 250, mix(cream, gold, 0.6)],
    far: mix(wine, gold, 0.86),
    near: night,
    stars: 1,
    lit: 1,
  },
} as const;

function ridge(width: number, base: number, rise: number, at: number): string {
  const y = (x: number) =>
    base - rise * (0.6 * Math.sin(x / 190 + at * 2.1) + 0.3 * Math.sin(x / 83 + at * 5) + 0.1 * Math.sin(x / 31 + at));
  let data = d`M0 1000 L0 ${y(0)}`;
  for (let x = 20; x <= width + 20; x += 20) data += d`L${x} ${y(x)}`;
  return data + d`L${width + 20} 1000Z`;
}

function cypress(sheet: Sheet, x: number, foot: number, height: number, color: string, lean: number): void {
  const w = height * 0.1;
  const tip = x + lean * height * 0.03;
  sheet.path(
    d`M${tip} ${foot - height}C${x + w * 1.5} ${foot - height * 0.55} ${x + w} ${foot - height * 0.1} ${x} ${foot}` +
      d`C${x - w} ${foot - height * 0.1} ${x - w * 1.5} ${foot - height * 0.55} ${tip} ${foot - height}Z`,
    color,
  );
}

/** Niche 1: hills in the evening, with a lit house, cypresses and a slow sun. */
export function hills(sheet: Sheet, t: number, hour: Hour): void {
  const palette = palettes[hour];
  const rng = seededRng('hills');
  const [top, middle, low] = palette.sky;
  sheet.sky([0, top], [0.34, middle], [0.58, low], [1, low]);
  const [share, height, disc] = palette.sun;
  const sun = sheet.x(share);
  for (let i = 0; i < 46; i++) {
    const [x, y, r, phase] = [rng.next(), rng.next() ** 1.4, 0.9 + rng.next() * 1.7, rng.next()];
    const shine = palette.stars * (0.45 + 0.4 * wave(t, 1 + (i % 2), phase));
    if (shine > 0) sheet.circle(sheet.x(x), 20 + y * 430, r, cream, `opacity="${shine.toFixed(2)}"`);
  }
  const breath = 1 + 0.04 * wave(t);
  sheet.glow(sun, height, 480 * breath, disc, palette.stars ? 0.3 : 0.85);
  if (!palette.stars) sheet.circle(sun, height, 72, disc);
  else
    sheet.path(
      d`M${sun + 14} ${height - 44}A46 46 0 1 0 ${sun + 40} ${height + 22}A38 38 0 1 1 ${sun + 14} ${height - 44}Z`,
      disc,
    );
  for (let i = 0; i < 4; i++) {
    const drift = 60 * wave(t, 1, i / 4);
    const w = 230 + 60 * i;
    sheet.ellipse(sheet.x(0.15 + 0.24 * i) + drift, 215 + 62 * ((i * 7) % 4), w, 9 + 3 * i, low, 'opacity="0.3"');
  }
  const layers = 6;
  for (let i = 0; i < layers; i++) {
    const depth = i / (layers - 1);
    const base = 540 + 300 * depth ** 1.25;
    const color = mix(palette.near, palette.far, depth ** 0.9);
    const lit = mix(color, disc, palette.stars ? 0.93 : 0.78 + 0.16 * depth);
    sheet.path(ridge(sheet.width, base, 34 + 26 * depth, i + 0.6), sheet.down([0, lit], [0.5, color], [1, color]));
    if (i < 4) {
      const haze = 0.3 * (1 - depth);
      sheet.ellipse(
        sheet.x(0.5) + 90 * wave(t, 1, i * 0.27),
        base + 52,
        sheet.x(0.62),
        30,
        low,
        `opacity="${haze.toFixed(2)}"`,
      );
    }
    if (i === 3) house(sheet, t, palette, sheet.x(0.4), base - 6);
    if (i >= 2 && i < 5) {
      for (let k = 0; k < 5; k++) {
        const x = sheet.x([0.3, 0.335, 0.53, 0.575, 0.66][k]! + (i - 3) * 0.17 * (k > 1 ? 1 : -1));
        cypress(
          sheet,
          x,
          base + 26,
          (74 + rng.next() * 60) * (0.62 + depth),
          mix(color, palette.near, 0.35),
          wave(t, 1, x / 300),
        );
      }
    }
  }
  if (!palette.stars) flock(sheet, t, palette.near);
  else for (let i = 0; i < 12; i++) firefly(sheet, t, rng.next(), rng.next(), rng.next());
}

function house(sheet: Sheet, t: number, palette: (typeof palettes)[Hour], x: number, foot: number): void {
  const wall = mix(palette.near, palette.far, 0.5);
  const roof = mix(palette.near, red, 0.78);
  sheet.rect(x, foot - 46, 96, 74, wall);
  sheet.path(d`M${x - 9} ${foot - 44}L${x + 48} ${foot - 72}L${x + 105} ${foot - 44}Z`, roof);
  sheet.rect(x + 84, foot - 92, 34, 120, mix(wall, palette.near, 0.8));
  sheet.path(d`M${x + 78} ${foot - 90}L${x + 101} ${foot - 112}L${x + 124} ${foot - 90}Z`, roof);
  if (!palette.lit) return;
  sheet.glow(x + 46, foot - 14, 120 + 6 * wave(t, 2), gold, 0.42 * palette.lit);
  for (const [dx, dy] of [
    [16, -26],
    [40, -26],
    [64, -26],
    [95, -70],
  ] as const)
    sheet.rect(
      x + dx,
      foot + dy,
      11,
      17,
      mix(cream, gold, 0.4),
      `opacity="${(palette.lit * (0.9 + 0.1 * wave(t, 3, dx))).toFixed(2)}"`,
    );
}

function flock(sheet: Sheet, t: number, color: string): void {
  for (let i = 0; i < 6; i++) {
    const at = cycle(t, i * 0.035);
    const x = sheet.x(0.1 + 0.75 * at) + (i % 3) * 26;
    const y = 380 - 120 * at + i * 17 + 8 * wave(t, 2, i / 6);
    const flap = 7 + 5 * wave(t, 8, i * 0.17);
    const seen = bell(at) * 0.8;
    sheet.line(
      d`M${x - 13} ${y - flap}Q${x - 5} ${y - 2} ${x} ${y}Q${x + 5} ${y - 2} ${x + 13} ${y - flap}`,
      color,
      2.6,
      `opacity="${seen.toFixed(2)}"`,
    );
  }
}

function firefly(sheet: Sheet, t: number, a: number, b: number, c: number): void {
  const x = sheet.x(a) + 24 * wave(t, 1, b);
  const y = 700 + 230 * b + 16 * wave(t, 2, c);
  sheet.glow(x, y, 17, mix(gold, cream, 0.7), 0.85 * bell(cycle(t, c)));
}
