import { cityDusk } from '../../../themes/city-dusk/theme';
import { seededRng } from '~db/seed/rng';
import { cycle, d, mix, wave, type Sheet } from './sheet';
import type { Hour } from './world';

const { light, dark } = cityDusk;
const rose = light.primary;
const navy = light.secondary;
const peach = light.accent;
const cool = light.surface;
const lamp = light.warning;

const palettes = {
  early: {
    sky: [mix(navy, cool, 0.42), mix(peach, cool, 0.42), mix(peach, cool, 0.72)],
    sun: [520, mix(cool, peach, 0.6)],
    tower: [mix(navy, cool, 0.42), mix(navy, cool, 0.82)],
    lit: 0.16,
    river: [mix(peach, cool, 0.6), mix(navy, cool, 0.66)],
  },
  golden: {
    sky: [mix(light.depth, navy, 0.6), mix(rose, navy, 0.6), mix(peach, rose, 0.75)],
    sun: [560, mix(peach, cool, 0.62)],
    tower: [mix(rose, navy, 0.4), mix(light.depth, navy, 0.7)],
    lit: 0.55,
    river: [mix(peach, rose, 0.55), light.depth],
  },
  late: {
    sky: [dark.depth, mix(navy, dark.depth, 0.75), mix(rose, navy, 0.45)],
    sun: [300, mix(cool, peach, 0.85)],
    tower: [mix(navy, dark.depth, 0.8), mix(dark.depth, navy, 0.8)],
    lit: 0.9,
    river: [mix(rose, navy, 0.42), dark.depth],
  },
} as const;

type Palette = (typeof palettes)[Hour];
const BANK = 690;

/** Niche 6: a city over its river at dusk, with lit windows, a bridge with its traffic and two glasses on the rail. */
export function city(sheet: Sheet, t: number, hour: Hour): void {
  const palette = palettes[hour];
  const [top, middle, low] = palette.sky;
  sheet.sky([0, top], [0.4, middle], [0.66, low], [1, low]);
  const [height, disc] = palette.sun;
  sheet.glow(sheet.x(0.56), height, 460 + 12 * wave(t), disc, hour === 'late' ? 0.4 : 0.85);
  sheet.circle(sheet.x(0.56), height, hour === 'late' ? 46 : 78, disc);
  for (let i = 0; i < 5; i++) {
    const x = sheet.x(0.1 + 0.2 * i) + 46 * wave(t, 1, i / 5);
    sheet.ellipse(x, 250 + 58 * ((i * 3) % 5), 190, 8, low, 'opacity="0.35"');
  }
  for (let row = 0; row < 3; row++) skyline(sheet, t, palette, row);
  sheet.rect(
    0,
    BANK,
    sheet.width,
    310,
    sheet.down([0, palette.river[0]], [0.7, palette.river[1]], [1, palette.river[1]]),
  );
  reflections(sheet, t, palette);
  bridge(sheet, t, palette);
  rail(sheet, t, palette);
}

function skyline(sheet: Sheet, t: number, palette: Palette, row: number): void {
  const rng = seededRng(`tower ${row}`);
  const tone = mix(palette.tower[1], palette.tower[0], row / 2);
  const fill = mix(tone, palette.sky[2], 0.62 + 0.19 * row);
  for (let x = -30 - row * 20; x < sheet.width;) {
    const w = 54 + rng.int(0, 5) * 10;
    const mid = 1 - Math.abs(x / sheet.width - 0.47) * 1.25;
    const h = (130 + 240 * rng.next() ** 1.4) * (0.55 + 0.6 * mid) * (1.16 - 0.2 * row);
    const y = BANK - h;
    sheet.rect(x, y, w, h + 4, sheet.down([0, fill], [1, mix(fill, palette.sky[2], 0.78)]));
    const crown = rng.int(0, 3);
    if (crown === 0) sheet.rect(x + w * 0.2, y - 26, w * 0.6, 30, fill);
    if (crown === 1) sheet.path(d`M${x} ${y + 1}L${x + w / 2} ${y - 42}L${x + w} ${y + 1}Z`, fill);
    if (crown < 2) sheet.rect(x + w / 2 - 1.5, y - 84, 3, 60, fill);
    if (row > 0) windows(sheet, t, palette, rng, [x, y, w, h]);
    x += w + rng.int(0, 2) * 9;
  }
}

function windows(
  sheet: Sheet,
  t: number,
  palette: Palette,
  rng: ReturnType<typeof seededRng>,
  [x, y, w, h]: readonly number[],
): void {
  for (let wy = y! + 16; wy < y! + h! - 22; wy += 21) {
    for (let wx = x! + 9; wx < x! + w! - 12; wx += 16) {
      const [chance, phase, tint] = [rng.next(), rng.next(), rng.next()];
      if (chance > palette.lit * 0.62) continue;
      // One window in six goes on and off in a loop; the others stay lit.
      const seen = phase < 0.17 ? 0.5 + 0.5 * Math.tanh(4 * wave(t, 1, phase * 6)) : 1;
      sheet.rect(wx, wy, 8, 12, mix(tint > 0.75 ? peach : lamp, cool, 0.6), `opacity="${(0.9 * seen).toFixed(2)}"`);
    }
  }
}

function reflections(sheet: Sheet, t: number, palette: Palette): void {
  const rng = seededRng('river');
  for (let i = 0; i < 56; i++) {
    const far = rng.next();
    const tone = [lamp, peach, cool, rose][rng.int(0, 3)]!;
    const x = sheet.x(rng.next()) + 9 * wave(t, 1, rng.next());
    const w = (12 + 46 * far) * (0.7 + 0.3 * wave(t, 1 + (i % 2), rng.next()));
    const shine = (0.2 + 0.5 * palette.lit) * (0.5 + 0.4 * wave(t, 2, rng.next()));
    sheet.ellipse(x, BANK + 12 + 200 * far, w, 1.6 + 2.4 * far, tone, `opacity="${shine.toFixed(2)}"`);
  }
}

function bridge(sheet: Sheet, t: number, palette: Palette): void {
  const iron = mix(palette.tower[1], light.text, 0.72);
  const w = sheet.width;
  const y = 704;
  for (const share of [0.14, 0.86]) {
    sheet.rect(w * share - 9, 560, 18, 250, iron);
    sheet.rect(w * share - 15, 552, 30, 14, iron);
  }
  const cable = d`M${-w * 0.1} ${y - 30}Q${w * 0.02} ${y - 20} ${w * 0.14} 564Q${w * 0.5} ${y + 60} ${w * 0.86} 564Q${w * 0.98} ${y - 20} ${w * 1.1} ${y - 30}`;
  sheet.line(cable, iron, 5);
  for (let k = 1; k < 24; k++) {
    const s = k / 24;
    const at = w * (0.14 + 0.72 * s);
    const top = 564 + 2 * s * (1 - s) * (y + 60 - 564);
    if (top < y) sheet.line(d`M${at} ${top}L${at} ${y}`, iron, 2);
  }
  sheet.rect(0, y, w, 15, iron);
  for (let i = 0; i < 18; i++) {
    const there = i % 2 === 0;
    const at = cycle(there ? t : -t, i / 18);
    const x = -40 + (w + 80) * at;
    sheet.glow(x, y - 5, 26, there ? cool : rose, 0.5 + 0.4 * palette.lit);
    sheet.ellipse(x, y - 5, 6, 3.2, there ? cool : mix(rose, peach, 0.7));
  }
}

function rail(sheet: Sheet, t: number, palette: Palette): void {
  const dark2 = mix(palette.tower[1], dark.depth, 0.35);
  const x = sheet.x(0.5);
  sheet.rect(0, 872, sheet.width, 20, mix(dark2, cool, 0.86));
  sheet.rect(0, 890, sheet.width, 110, dark2);
  for (let k = 0; k * 60 < sheet.width; k++) sheet.rect(k * 60 + 26, 892, 5, 108, mix(dark2, cool, 0.9));
  for (const [dx, phase] of [
    [-62, 0],
    [34, 0.3],
  ] as const) {
    const foot = 872;
    const at = x + dx;
    sheet.ellipse(at, foot, 24, 5, cool, 'opacity="0.75"');
    sheet.line(d`M${at} ${foot}L${at} ${foot - 54}`, cool, 4, 'opacity="0.75"');
    const tip = 2 * wave(t, 1, phase);
    sheet.path(
      d`M${at - 25} ${foot - 96 + tip}L${at + 25} ${foot - 96 - tip}Q${at + 20} ${foot - 52} ${at} ${foot - 52}Q${at - 20} ${foot - 52} ${at - 25} ${foot - 96 + tip}Z`,
      mix(rose, peach, 0.75),
    );
    sheet.path(
      d`M${at - 22} ${foot - 134}L${at + 22} ${foot - 134}C${at + 36} ${foot - 90} ${at + 20} ${foot - 50} ${at} ${foot - 50}C${at - 20} ${foot - 50} ${at - 36} ${foot - 90} ${at - 22} ${foot - 134}Z`,
      cool,
      'opacity="0.28"',
    );
    sheet.line(
      d`M${at - 16} ${foot - 118}Q${at - 24} ${foot - 92} ${at - 14} ${foot - 72}`,
      cool,
      3,
      `opacity="${(0.6 + 0.25 * wave(t, 2, phase)).toFixed(2)}"`,
    );
  }
}
