import { neonPride } from '../../../themes/neon-pride/theme';
import { seededRng } from '~db/seed/rng';
import { bell, cycle, d, mix, wave, type Sheet } from './sheet';
import type { Hour } from './world';

const { light, dark } = neonPride;
const spectrum = [dark.danger, light.warning, dark.accent, dark.success, dark.primary, dark.secondary];
const white = light.surface;
const black = light.depth;

const palettes = {
  early: { ground: [mix(light.primary, black, 0.62), mix(light.primary, black, 0.22)], tubes: [4, 4, 2, 4, 4, 2], spin: 1 },
  golden: { ground: [mix(light.secondary, black, 0.3), black], tubes: [0, 1, 2, 3, 4, 5], spin: 0 },
  late: { ground: [mix(light.secondary, black, 0.55), mix(light.primary, black, 0.3)], tubes: [5, 5, 4, 5, 4, 4], spin: 2 },
} as const; // prettier-ignore

type Palette = (typeof palettes)[Hour];
const FLOOR = 730;

/** Niche 7: neon arches, a triangle and a circle that turn about each other, and a wet floor. */
export function neon(sheet: Sheet, t: number, hour: Hour): void {
  const palette = palettes[hour];
  const tube = (i: number) => spectrum[palette.tubes[i % 6]!]!;
  const x = sheet.x(0.5);
  sheet.sky([0, palette.ground[1]], [0.72, palette.ground[0]], [0.73, black], [1, black]);
  sheet.glow(x, 480, sheet.x(0.56) + 20 * wave(t), tube(4), 0.4, 420);
  dots(sheet, t, tube);
  // The floor reflects the picture: the same drawing upside down and paler.
  sheet.open(d`transform="translate(0 ${2 * FLOOR}) scale(1 -1)" opacity="0.26"`);
  arches(sheet, t, tube);
  figures(sheet, t, tube, palette);
  sheet.close();
  const rng = seededRng('wet');
  for (let i = 0; i < 30; i++) {
    const far = rng.next();
    const w = 40 + 130 * rng.next();
    const shift = 16 * wave(t, 1, rng.next());
    sheet.ellipse(
      x + (rng.next() - 0.5) * sheet.width + shift,
      FLOOR + 14 + 240 * far,
      w,
      2 + 4 * far,
      black,
      'opacity="0.6"',
    );
  }
  sheet.rect(0, FLOOR, sheet.width, 270, sheet.down([0, black, 0], [0.9, black, 0.92]));
  arches(sheet, t, tube);
  figures(sheet, t, tube, palette);
  sheet.line(d`M0 ${FLOOR}L${sheet.width} ${FLOOR}`, tube(4), 2, 'opacity="0.5"');
}

/** A neon tube: a wide faint halo, a narrower one, the tube itself and its white core. */
function glowing(sheet: Sheet, data: string, color: string, width: number, shine: number): void {
  for (const [scale, alpha] of [
    [7, 0.08],
    [4.2, 0.13],
    [2.4, 0.24],
  ] as const)
    sheet.line(data, color, width * scale, `opacity="${(alpha * shine).toFixed(3)}" stroke-linejoin="round"`);
  sheet.line(data, color, width, `opacity="${(0.35 + 0.65 * shine).toFixed(2)}" stroke-linejoin="round"`);
  sheet.line(data, mix(white, color, 0.8), width * 0.36, `opacity="${shine.toFixed(2)}" stroke-linejoin="round"`);
}

function arches(sheet: Sheet, t: number, tube: (i: number) => string): void {
  const x = sheet.x(0.5);
  for (let i = 0; i < 6; i++) {
    const r = 372 - i * 46;
    const shine = 0.55 + 0.45 * wave(t, 1, -i / 6);
    const spring = FLOOR - 120 + i * 10;
    glowing(
      sheet,
      d`M${x - r} ${FLOOR}L${x - r} ${spring}A${r} ${r} 0 0 1 ${x + r} ${spring}L${x + r} ${FLOOR}`,
      tube(i),
      10 - i * 0.7,
      shine,
    );
  }
}

function figures(sheet: Sheet, t: number, tube: (i: number) => string, palette: Palette): void {
  const x = sheet.x(0.5);
  const y = 560;
  const swing = 26 * wave(t);
  const corner = (k: number, r: number, turn: number, dx: number) => {
    const a = Math.PI * 2 * (k / 3 + turn);
    return [x + dx + r * Math.sin(a), y - r * Math.cos(a)] as const;
  };
  glowing(sheet, ring(x - 36 - swing, y, 64), tube(palette.spin === 1 ? 2 : 5), 7, 0.95);
  const [a, b, c] = [0, 1, 2].map((k) => corner(k, 74, t / 3, 40 + swing));
  glowing(sheet, d`M${a![0]} ${a![1]}L${b![0]} ${b![1]}L${c![0]} ${c![1]}Z`, tube(palette.spin === 2 ? 4 : 2), 7, 0.95);
}

const ring = (x: number, y: number, r: number) =>
  d`M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

function dots(sheet: Sheet, t: number, tube: (i: number) => string): void {
  const rng = seededRng('confetti');
  for (let i = 0; i < 36; i++) {
    const [a, b, c] = [rng.next(), rng.next(), rng.next()];
    const at = cycle(t, c);
    const px = sheet.x(a) + 20 * wave(t, 1, b);
    const py = 720 - 640 * at;
    const alpha = `opacity="${(0.85 * bell(at)).toFixed(2)}"`;
    const size = 5 + 7 * b;
    if (i % 3 === 0) sheet.circle(px, py, size * 0.7, tube(i), alpha);
    else if (i % 3 === 1) sheet.line(ring(px, py, size), tube(i), 2.5, alpha);
    else
      sheet.line(d`M${px - size} ${py}L${px + size} ${py}M${px} ${py - size}L${px} ${py + size}`, tube(i), 2.5, alpha);
  }
}
