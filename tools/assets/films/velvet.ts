import { velvetNight } from '../../../themes/velvet-night/theme';
import { d, mix, wave, type Sheet, type Stop } from './sheet';
import type { Hour } from './world';

const { light, dark } = velvetNight;
const crimson = dark.primary;
const brass = dark.secondary;
const black = dark.surface;
const ivory = dark.text;

const palettes = {
  early: { fold: [mix(crimson, ivory, 0.82), mix(crimson, black, 0.62), mix(dark.accent, black, 0.5)], part: 92, flames: [0, 0, 0], room: 0.55, table: mix(brass, black, 0.3) },
  golden: { fold: [crimson, mix(dark.accent, black, 0.85), mix(dark.accent, black, 0.22)], part: 0, flames: [1, 1, 1], room: 0.3, table: mix(brass, black, 0.2) },
  late: { fold: [mix(dark.accent, crimson, 0.8), mix(dark.accent, black, 0.42), black], part: 0, flames: [0, 1, 0], room: 0.1, table: mix(brass, black, 0.13) },
} as const; // prettier-ignore

type Palette = (typeof palettes)[Hour];
const TABLE = 800;

/**
 * Niche 3: velvet, brass and candle light. The ribbon is laid out and not tied: nothing happens that was not agreed.
 */
export function velvet(sheet: Sheet, t: number, hour: Hour): void {
  const palette = palettes[hour];
  const x = sheet.x(0.5);
  if (palette.part) sheet.sky([0, mix(ivory, brass, 0.6)], [1, mix(ivory, brass, 0.75)]);
  else sheet.sky([0, palette.fold[2]], [1, palette.fold[2]]);
  if (palette.part) sheet.glow(x, 420, 300 + 16 * wave(t), ivory, 0.9, 520);
  drape(sheet, t, palette, -1);
  drape(sheet, t, palette, 1);
  const burning = palette.flames.reduce<number>((sum, flame) => sum + flame, 0);
  const flicker = 0.94 + 0.04 * wave(t, 5) + 0.03 * wave(t, 8, 0.3);
  if (burning) sheet.glow(x, 470, 420 * flicker, mix(brass, crimson, 0.55), 0.28 + 0.1 * burning, 500 * flicker);
  if (palette.part)
    sheet.path(
      d`M${x - 40} 0L${x + 40} 0L${x + 250} 1000L${x - 150} 1000Z`,
      sheet.down([0, ivory, 0.3], [1, ivory, 0]),
    );
  sheet.rect(
    0,
    0,
    sheet.width,
    1000,
    sheet.round([0, black, 0], [0.62, black, 0], [1, black, 0.6 - palette.room * 0.4]),
  );
  sheet.rect(
    0,
    TABLE,
    sheet.width,
    200,
    sheet.down([0, mix(palette.table, brass, 0.75)], [0.05, palette.table], [1, black]),
  );
  sheet.glow(x, TABLE + 34, 330, brass, 0.12 + 0.13 * burning * flicker, 60);
  ribbon(sheet, t, x);
  candelabra(sheet, t, x, palette);
}

/** One half of the curtain: folds that move slightly, each shaded across like a column. */
function drape(sheet: Sheet, t: number, palette: Palette, side: -1 | 1): void {
  const folds = 9;
  const edge = sheet.x(0.5) + side * (palette.part / 2 || -14);
  const outer = side < 0 ? -40 : sheet.width + 40;
  const [lit, mid, shade] = palette.fold;
  const at = (k: number, low: number) => {
    const rest = edge + ((outer - edge) * k) / folds;
    const open = palette.part ? side * -palette.part * 0.34 * (1 - k / folds) * low : 0;
    return rest - open + (5 + 11 * low) * wave(t, 1, k * 0.31 + low * 0.3) + 8 * Math.sin(k * 2.3 + low * 2);
  };
  for (let k = folds - 1; k >= 0; k--) {
    const [a0, a1, a2] = [at(k, 0), at(k, 0.5), at(k, 1)];
    const [b0, b1, b2] = [at(k + 1, 0), at(k + 1, 0.5), at(k + 1, 1)];
    const ridge = 0.4 + 0.1 * wave(t, 1, k * 0.37);
    const stops: Stop[] = [[0, shade], [ridge * 0.5, mid], [ridge, mix(lit, mid, 0.45 + 0.35 * Math.sin(k * 1.7) ** 2)], [ridge + 0.25, mid], [1, shade]]; // prettier-ignore
    sheet.path(
      d`M${a0} -10C${a0} 250 ${a1} 300 ${a1} 500S${a2} 760 ${a2} 1010L${b2 + side * 3} 1010C${b2 + side * 3} 760 ${b1 + side * 3} 700 ${b1 + side * 3} 500S${b0 + side * 3} 250 ${b0 + side * 3} -10Z`,
      sheet.across(...(side > 0 ? stops : stops.map(([o, c]): Stop => [Math.round((1 - o) * 100) / 100, c]).reverse())),
    );
  }
}

function ribbon(sheet: Sheet, t: number, x: number): void {
  const lift = 5 * wave(t);
  const data = d`M${x - 330} ${TABLE + 96}C${x - 210} ${TABLE + 20 + lift} ${x - 150} ${TABLE + 150} ${x - 40} ${TABLE + 84}S${x + 150} ${TABLE + 30 - lift} ${x + 190} ${TABLE + 96}S${x + 330} ${TABLE + 150} ${x + 420} ${TABLE + 70}`;
  sheet.line(data, black, 24, 'opacity="0.5" transform="translate(4 10)"');
  sheet.line(data, mix(crimson, black, 0.75), 20);
  sheet.line(data, mix(crimson, ivory, 0.86), 5, 'transform="translate(0 -5)" opacity="0.8"');
}

function candelabra(sheet: Sheet, t: number, x: number, palette: Palette): void {
  const bright = mix(brass, ivory, 0.72);
  const dim = mix(brass, black, 0.42);
  const metal = () => sheet.across([0, dim], [0.35, bright], [0.6, brass], [1, dim]);
  sheet.path(
    d`M${x - 74} ${TABLE + 50}Q${x} ${TABLE + 74} ${x + 74} ${TABLE + 50}Q${x + 50} ${TABLE + 16} ${x + 15} ${TABLE + 8}L${x - 15} ${TABLE + 8}Q${x - 50} ${TABLE + 16} ${x - 74} ${TABLE + 50}Z`,
    metal(),
  );
  sheet.path(d`M${x - 9} ${TABLE + 14}L${x - 7} 640L${x + 7} 640L${x + 9} ${TABLE + 14}Z`, metal());
  for (const y of [760, 690]) sheet.ellipse(x, y, 19, 12, metal());
  for (const side of [-1, 1]) {
    const arm = d`M${x} 700C${x + side * 60} 740 ${x + side * 116} 700 ${x + side * 116} 628`;
    sheet.line(arm, dim, 11);
    sheet.line(arm, bright, 3.5, 'opacity="0.85"');
  }
  for (const [i, dx] of [-116, 0, 116].entries())
    candle(sheet, t, x + dx, i === 1 ? 612 : 622, palette.flames[i]!, i, metal());
}

function candle(sheet: Sheet, t: number, x: number, foot: number, flame: number, i: number, metal: string): void {
  const tall = [104, 132, 92][i]!;
  const wax = sheet.across(
    [0, mix(brass, black, 0.45)],
    [0.4, mix(ivory, brass, flame ? 0.8 : 0.55)],
    [1, mix(brass, black, 0.35)],
  );
  sheet.rect(x - 13, foot - tall, 26, tall, wax, 'rx="5"');
  sheet.path(d`M${x - 26} ${foot - 6}L${x + 26} ${foot - 6}L${x + 15} ${foot + 20}L${x - 15} ${foot + 20}Z`, metal);
  const top = foot - tall;
  sheet.line(d`M${x} ${top}L${x} ${top - 11}`, black, 3);
  if (!flame) return;
  const lean = 5 * wave(t, 3, i * 0.3) + 3 * wave(t, 5, i * 0.7);
  const high = 66 + 6 * wave(t, 4, i * 0.4) + 4 * wave(t, 7, i * 0.2);
  sheet.glow(x, top - 34, 150, mix(brass, light.warning, 0.5), 0.7);
  for (const [scale, color] of [
    [1, mix(light.warning, crimson, 0.7)],
    [0.66, mix(ivory, light.warning, 0.6)],
  ] as const) {
    const h = high * scale;
    const w = 14 * scale;
    const base = top - 6;
    sheet.path(
      d`M${x} ${base}C${x - w * 1.3} ${base - h * 0.16} ${x - w} ${base - h * 0.5} ${x + lean * scale} ${base - h}C${x + w} ${base - h * 0.5} ${x + w * 1.3} ${base - h * 0.16} ${x} ${base}Z`,
      color,
    );
  }
}
