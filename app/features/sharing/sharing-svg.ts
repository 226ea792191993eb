import { contrast, readable, TEXT_RATIO } from '~/theme/contrast';
import { applyOverrides } from '~/theme/overrides';
import { computeRoles, type Roles } from '~/theme/roles';
import type { Drawing, Ground, Stroke, Theme, ThemeOverrides } from '~/theme/theme';
import { groundRoles } from '~/theme/tokens';
import { lineWidth, setText, widthOf, wordsOf, type Measure, type Word } from './letter-layout';
import { glyphOf, type LetterShapes } from './letter-shapes';

/** In pixels: what networks show whole, with the picture of a lander on the right. */
export const SHARING_SIZE = { width: 1200, height: 630, picture: 480 } as const;

export interface SharingCard {
  theme: Theme;
  overrides: ThemeOverrides;
  brand: string;
  domain: string;
  claim: string;
  locale: string;
  /** Of a lander: on another ground than the brand's own image. */
  lander: boolean;
  /** Whether a picture of the lander is on the right, instead of the drawing of the theme. */
  pictured: boolean;
}

export interface SharingLetters {
  headline: LetterShapes;
  name: LetterShapes;
  domain: LetterShapes;
}

const MARGIN = 72;
const TEXT_WIDTH = 590;
const SIZES = { from: 96, single: 86, enough: 68, to: 34 };
const LEADING = 1.16;
/** The claim stands between the name and the domain. */
const CLAIM = { top: 152, bottom: 478, lines: 4 };

/** The card; the picture of a lander is put below it afterwards. Letters are outlines, never text. */
export function sharingSvg(card: SharingCard, letters: SharingLetters): string {
  const { paints, roles, ground } = colorsOf(card);
  const [behind, ink, muted] = groundRoles[ground].map((role) => roles[role]) as [string, string, string];
  const { width, height, picture } = SHARING_SIZE;
  const stress = stressOn(behind, paints);
  const left = card.pictured ? width - picture : width;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${left}" height="${height}" fill="${behind}"/>`,
    card.pictured ? '' : drawn(card.theme.drawing, { ...paints, ink, shade: ink }),
    frame(card, { ink, primary: paints.primary, secondary: paints.secondary }),
    brandName(card.brand, letters.name, { ink, mark: stress }),
    claimText(card, letters.headline, { ink, stress }),
    `<rect x="${MARGIN}" y="${height - 98}" width="44" height="4" fill="${stress}"/>`,
    domainName(card.domain, letters.domain, muted),
    '</svg>',
  ].join('');
}

/** A colour of the brand as it is, if one can be read on the ground; else a shade of its first. */
function stressOn(ground: string, { primary, secondary, accent }: Theme['light']): string {
  const asWritten = [primary, secondary, accent].find((color) => contrast(color, ground) >= TEXT_RATIO);
  return asWritten ?? readable(primary, [ground]);
}

/** The colour below the picture, while it has no edge yet. */
export function sharingGround(card: SharingCard): string {
  const { roles, ground } = colorsOf(card);
  return roles[groundRoles[ground][0]];
}

function colorsOf({ theme, overrides, lander }: SharingCard): { paints: Theme['light']; roles: Roles; ground: Ground } {
  const { light, dark, scheme } = applyOverrides(theme, overrides);
  const isDark = scheme === 'dark';
  const paints = isDark ? dark : light;
  const own = theme.landing.hero.ground;
  return {
    paints,
    roles: computeRoles(paints, isDark),
    ground: lander ? (own === 'depth' ? 'sunken' : 'depth') : own,
  };
}

/** The theme's drawing in the colours of the brand, as on its landing page. */
function drawn({ width, height, round, strokes }: Drawing, paint: Readonly<Record<Stroke['paint'], string>>): string {
  const scale = 450 / Math.max(width, height);
  const x = 930 - (width * scale) / 2;
  const y = SHARING_SIZE.height / 2 - (height * scale) / 2;
  const ends = round ? 'round' : 'butt';
  const paths = strokes.map(({ d, paint: by, width: line }) => {
    const colors = line ? `fill="none" stroke="${paint[by]}" stroke-width="${line}"` : `fill="${paint[by]}"`;
    return `<path d="${d}" ${colors}${by === 'shade' ? ' opacity="0.14"' : ''}/>`;
  });
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linecap="${ends}" ` +
    `stroke-linejoin="${round ? 'round' : 'miter'}">${paths.join('')}</g>`
  );
}

/** Around the whole image, as around the faces of the theme's cards. */
function frame({ theme }: SharingCard, { ink, primary, secondary }: Record<'ink' | 'primary' | 'secondary', string>) {
  const around = (inset: number, stroke: string, color: string) =>
    `<rect x="${inset}" y="${inset}" width="${SHARING_SIZE.width - 2 * inset}" height="${SHARING_SIZE.height - 2 * inset}" ` +
    `rx="${Math.min(theme.shape.radius, 16)}" fill="none" stroke="${color}" stroke-width="${stroke}"/>`;
  switch (theme.forms.card.frame) {
    case 'inset':
      return around(26, '1.5', primary);
    case 'hairline':
      return around(26, '1', secondary);
    case 'thick':
      return around(0, '20', ink);
    case 'print':
    case 'none':
      return '';
  }
}

function brandName(brand: string, shapes: LetterShapes, { ink, mark }: { ink: string; mark: string }): string {
  const measure = { shapes, tracking: -20 };
  const size = Math.min(40, (TEXT_WIDTH * 1000) / widthOf(`${brand}.`, measure));
  const y = 112;
  const end = MARGIN + (widthOf(brand, measure) * size) / 1000;
  return (
    textLine(brand, { x: MARGIN, y }, { ...measure, size, fill: ink }) +
    textLine('.', { x: end, y }, { ...measure, size, fill: mark })
  );
}

function domainName(domain: string, shapes: LetterShapes, fill: string): string {
  const measure = { shapes, tracking: 0 };
  const size = Math.min(27, ((TEXT_WIDTH - 62) * 1000) / widthOf(domain, measure));
  return textLine(domain, { x: MARGIN + 62, y: SHARING_SIZE.height - 87 }, { ...measure, size, fill });
}

function claimText(
  { theme, claim, locale }: SharingCard,
  shapes: LetterShapes,
  { ink, stress }: { ink: string; stress: string },
): string {
  const upper = theme.landing.headline.case === 'upper';
  const measure = { shapes, tracking: Math.round(theme.type.tracking * 1000) };
  const box = { width: TEXT_WIDTH, height: CLAIM.bottom - CLAIM.top, lines: CLAIM.lines };
  const paragraphs = wordsOf(upper ? claim.toLocaleUpperCase(locale) : claim);
  const { size, lines } = setText(paragraphs, { ...measure, box, sizes: SIZES, leading: LEADING });
  const step = size * LEADING;
  // Letters rise 0.72 of their size above the base line.
  const first = CLAIM.top + (box.height - (lines.length - 1) * step - size * 0.72) / 2 + size * 0.72;
  return lines.map((line, at) => colored(line, first + at * step, { ...measure, size, ink, stress })).join('');
}

interface Style extends Measure {
  size: number;
}

function colored(line: readonly Word[], y: number, style: Style & { ink: string; stress: string }): string {
  return line
    .map(({ text, stressed }, at) => {
      const before = at === 0 ? 0 : lineWidth(line.slice(0, at), style) + widthOf(' ', style);
      const x = MARGIN + (before * style.size) / 1000;
      return textLine(text, { x, y }, { ...style, fill: stressed ? style.stress : style.ink });
    })
    .join('');
}

function textLine(
  text: string,
  { x, y }: { x: number; y: number },
  { shapes, tracking, size, fill }: Style & { fill: string },
): string {
  let at = 0;
  const paths = [...text].map((sign) => {
    const glyph = glyphOf(shapes, sign);
    if (!glyph) return '';
    const path = glyph.outline && `<path transform="translate(${at} 0)" d="${glyph.outline}"/>`;
    at += glyph.width + tracking;
    return path;
  });
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size / 1000})" fill="${fill}">${paths.join('')}</g>`;
}
