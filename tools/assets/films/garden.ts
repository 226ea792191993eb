import { autumnGarden } from '../../../themes/autumn-garden/theme';
import { seededRng } from '~db/seed/rng';
import { bell, cycle, d, mix, wave, type Sheet } from './sheet';
import type { Hour } from './world';

const { light, dark } = autumnGarden;
const sage = light.primary;
const clay = light.secondary;
const amber = light.accent;
const ivory = light.surface;
const moss = light.depth;

const palettes = {
  early: {
    sky: [mix(sage, ivory, 0.3), mix(ivory, sage, 0.86), ivory],
    sun: [0.34, 380, ivory, 0.95],
    mist: 0.6,
    shade: [ivory, 1],
    lamp: 0,
  },
  golden: {
    sky: [mix(amber, ivory, 0.5), mix(amber, ivory, 0.75), mix(amber, ivory, 0.3)],
    sun: [0.3, 470, mix(ivory, amber, 0.7), 0.95],
    mist: 0.3,
    shade: [amber, 0.86],
    lamp: 0.4,
  },
  late: {
    sky: [mix(dark.depth, sage, 0.7), mix(clay, moss, 0.4), mix(amber, clay, 0.62)],
    sun: [0.38, 560, mix(amber, clay, 0.6), 0.75],
    mist: 0.22,
    shade: [mix(dark.surface, clay, 0.62), 0.5],
    lamp: 1,
  },
} as const;

/** Niche 5: a garden in October, with an old tree, a bench, a lantern and slowly falling leaves. */
export function garden(sheet: Sheet, t: number, hour: Hour): void {
  const palette = palettes[hour];
  const dim = (color: string) => mix(color, palette.shade[0], palette.shade[1]);
  const [top, middle, low] = palette.sky;
  sheet.sky([0, top], [0.36, middle], [0.6, low], [1, low]);
  const [x, y, disc, strength] = palette.sun;
  sheet.glow(sheet.x(x), y, 500 + 14 * wave(t), disc, strength);
  sheet.circle(sheet.x(x), y, 58, disc);
  const rng = seededRng('garden');
  for (let row = 0; row < 3; row++) {
    for (let i = 0; i < 15; i++) {
      const r = 44 + 36 * rng.next() + row * 12;
      const tone = mix([sage, clay, amber, moss][rng.int(0, 3)]!, low, 0.32 + row * 0.22);
      sheet.circle(sheet.x(i / 14) + 22 * (rng.next() - 0.5), 596 + row * 38 - r * 0.35, r, dim(tone));
    }
    const veil = palette.mist * (1 - row * 0.25);
    sheet.ellipse(
      sheet.x(0.5) + 70 * wave(t, 1, row / 3),
      620 + row * 36,
      sheet.x(0.7),
      46,
      low,
      `opacity="${veil.toFixed(2)}"`,
    );
  }
  sheet.rect(0, 680, sheet.width, 320, sheet.down([0, dim(mix(sage, amber, 0.62))], [1, dim(moss)]));
  path(sheet, dim);
  lantern(sheet, t, palette.lamp, dim);
  bench(sheet, dim, t);
  tree(sheet, t, dim);
  ground(sheet, dim);
  for (let i = 0; i < 26; i++) leaf(sheet, t, i, [rng.next(), rng.next(), rng.next()], dim);
}

function path(sheet: Sheet, dim: (color: string) => string): void {
  const w = sheet.width;
  const data = d`M${w * 0.47} 682C${w * 0.56} 720 ${w * 0.28} 780 ${w * 0.2} 1000L${w * 0.62} 1000C${w * 0.6} 840 ${w * 0.66} 730 ${w * 0.52} 682Z`;
  sheet.path(data, sheet.down([0, dim(mix(amber, ivory, 0.35))], [1, dim(mix(clay, ivory, 0.35))]));
}

function bench(sheet: Sheet, dim: (color: string) => string, t: number): void {
  const x = sheet.x(0.5);
  const wood = dim(mix(clay, moss, 0.62));
  const dark2 = dim(mix(moss, light.text, 0.6));
  sheet.ellipse(x + 6, 838, 150, 16, light.text, 'opacity="0.22"');
  for (const dx of [-112, 104]) {
    sheet.rect(x + dx, 704, 9, 132, dark2, 'rx="4"');
    sheet.rect(x + dx + 16, 782, 8, 52, dark2, 'rx="4"');
  }
  for (const y of [712, 736, 760]) sheet.rect(x - 126, y, 252, 15, wood, 'rx="7"');
  sheet.rect(x - 134, 784, 268, 17, mix(wood, ivory, 0.84), 'rx="8"');
  // Two cups suggest a second person.
  for (const [dx, turn] of [
    [-32, 0],
    [22, 0.4],
  ] as const) {
    sheet.path(d`M${x + dx} 758h30v18q-2 10 -15 10q-13 0 -15 -10Z`, dim(dx < 0 ? ivory : mix(sage, ivory, 0.6)));
    for (let k = 0; k < 3; k++) {
      const at = cycle(t, turn + k / 3);
      sheet.glow(x + dx + 15 + 7 * wave(at, 1, turn), 750 - 52 * at, 11 + 10 * at, ivory, 0.5 * bell(at));
    }
  }
}

function lantern(sheet: Sheet, t: number, lit: number, dim: (color: string) => string): void {
  const x = sheet.x(0.335);
  const iron = dim(light.text);
  sheet.rect(x - 4, 610, 8, 212, iron);
  sheet.path(d`M${x - 26} 560L${x + 26} 560L${x + 18} 612L${x - 18} 612Z`, mix(amber, dim(ivory), 0.25 + 0.5 * lit));
  if (lit) {
    sheet.glow(x, 588, 190 + 8 * wave(t, 3), amber, 0.75 * lit);
    sheet.circle(x, 590, 9 + 1.2 * wave(t, 4), mix(ivory, amber, 0.7));
  }
  sheet.path(d`M${x - 32} 562L${x} 532L${x + 32} 562Z`, iron);
  sheet.rect(x - 20, 610, 40, 7, iron);
}

function tree(sheet: Sheet, t: number, dim: (color: string) => string): void {
  const x = sheet.x(0.72);
  const bark = dim(mix(light.text, clay, 0.72));
  sheet.path(
    d`M${x - 40} 860C${x - 18} 760 ${x - 28} 620 ${x - 34} 500C${x - 50} 420 ${x - 130} 380 ${x - 190} 340L${x - 176} 326C${x - 110} 360 ${x - 50} 380 ${x - 16} 440C${x - 4} 380 ${x + 20} 330 ${x + 70} 280L${x + 86} 292C${x + 40} 350 ${x + 26} 420 ${x + 30} 500C${x + 34} 640 ${x + 30} 760 ${x + 62} 866Z`,
    bark,
  );
  const rng = seededRng('crown');
  for (let i = 0; i < 150; i++) {
    const far = rng.next();
    const a = rng.next() * Math.PI * 2;
    const px = x - 40 + Math.cos(a) * 330 * Math.sqrt(far) + 7 * wave(t, 1, rng.next());
    const py = 245 + Math.sin(a) * 205 * Math.sqrt(far) + 5 * wave(t, 1, rng.next());
    const r = 22 + 30 * rng.next();
    const tone = [clay, amber, mix(amber, clay, 0.55), mix(sage, amber, 0.55)][rng.int(0, 3)]!;
    const lift = py < 240 ? mix(tone, ivory, 0.86) : mix(tone, moss, 0.86);
    sheet.circle(px, py, r, dim(lift), 'opacity="0.94"');
  }
}

function ground(sheet: Sheet, dim: (color: string) => string): void {
  const rng = seededRng('litter');
  for (let i = 0; i < 70; i++) {
    const y = 800 + 195 * rng.next() ** 0.7;
    const size = 5 + (y - 790) / 24;
    const tone = [clay, amber, mix(clay, amber, 0.5)][rng.int(0, 2)]!;
    sheet.ellipse(sheet.x(rng.next()), y, size * 1.4, size * 0.6, dim(tone), 'opacity="0.85"');
  }
}

function leaf(sheet: Sheet, t: number, i: number, [a, b, c]: readonly number[], dim: (color: string) => string): void {
  const at = cycle(t, c);
  const x = sheet.x(0.06 + 0.92 * a!) - 70 * at + 34 * wave(at, 2, b);
  const y = 250 + 640 * at;
  const size = 0.75 + 0.7 * b!;
  const tone = [clay, amber, mix(clay, amber, 0.5)][i % 3]!;
  const turn = 360 * at + 50 * wave(at, 2, a);
  const seen = Math.min(1, bell(at) * 3);
  sheet.open(
    d`transform="translate(${x} ${y}) rotate(${turn}) scale(${size} ${size * (0.45 + 0.5 * Math.abs(wave(at, 1, b)))})" opacity="${seen}"`,
  );
  sheet.path('M0 -18C14 -12 16 6 0 20C-16 6 -14 -12 0 -18Z', dim(tone));
  sheet.line('M0 -12L0 26', dim(mix(tone, light.text, 0.6)), 1.6);
  sheet.close();
}
