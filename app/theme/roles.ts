import { blend, mustParse, over, toHex } from './color';
import { contrast, inkOn, readable, SHAPE_RATIO, TEXT_RATIO } from './contrast';
import type { Palette } from './theme';

/** Fills that carry text; each gives five roles (see fillRoles). */
export const fills = ['primary', 'secondary', 'accent', 'success', 'info', 'warning', 'danger'] as const;
export type Fill = (typeof fills)[number];

type FillRole<F extends Fill = Fill> = F | `${F}-hover` | `on-${F}` | `${F}-text` | `${F}-soft` | `on-${F}-soft`;

/** Every colour that a component may ask for, named by its purpose and not by its appearance. */
export type ColorRole =
  | FillRole
  | 'surface' // the page
  | 'surface-raised' // cards, dialogs, menus, fields
  | 'surface-sunken' // wells, hovered rows, messages of the other member
  | 'text'
  | 'text-muted'
  | 'line' // subtle separators
  | 'line-strong' // edges of controls, with a contrast of 3:1 on every surface
  | 'depth' // dark areas: footers, heroes
  | 'on-depth'
  | 'on-depth-muted'
  | 'unread' // count badges
  | 'on-unread'
  | 'chip' // neutral labels
  | 'on-chip'
  | 'presence' // the presence dot: this person is online
  | 'scrim' // behind text on photographs, composed over white
  | 'on-scrim'
  | 'on-scrim-muted'
  | 'scrim-presence' // the presence dot on photographs
  | 'backdrop' // behind dialogs
  | 'focus'
  | 'skeleton'
  | 'skeleton-shine'
  | 'shadow';

export type Roles = Readonly<Record<ColorRole, string>>;

const SCRIM = '#0c0608b8';
/** The lightest background that text on photographs can have: the scrim over a white picture. */
const LIGHTEST_SCRIM = toHex(over(mustParse(SCRIM), mustParse('#ffffff')));

/** All roles of one palette; every colour that must be readable is computed (WCAG AA). */
export function computeRoles(palette: Palette, dark: boolean): Roles {
  const surfaces = [palette.surface, palette['surface-raised'], palette['surface-sunken']];
  const text = readable(palette.text, surfaces, 7);
  const neutral = {
    surface: palette.surface,
    'surface-raised': palette['surface-raised'],
    'surface-sunken': palette['surface-sunken'],
    text,
    'text-muted': readable(palette['text-muted'], surfaces),
    line: palette.line,
    'line-strong': readable(blend(palette.text, palette.line, 0.25), surfaces, SHAPE_RATIO),
    depth: palette.depth,
    'on-depth': inkOn([palette.depth], 7),
    'on-depth-muted': readable(blend(inkOn([palette.depth], 7), palette.depth, 0.75), [palette.depth]),
    unread: palette.unread,
    'on-unread': inkOn([palette.unread]),
    chip: palette['surface-sunken'],
    'on-chip': text,
    presence: readable(palette.presence, surfaces, SHAPE_RATIO),
    scrim: SCRIM,
    'on-scrim': '#ffffff',
    'on-scrim-muted': '#ffffffe0',
    'scrim-presence': readable(palette.presence, [LIGHTEST_SCRIM], SHAPE_RATIO),
    backdrop: dark ? '#000000b3' : '#1a0c1099',
    focus: readable(palette.primary, surfaces, SHAPE_RATIO),
    skeleton: blend(palette.line, palette['surface-sunken'], 0.5),
    'skeleton-shine': blend(palette['surface-raised'], palette['surface-sunken'], 0.6),
    shadow: palette.shadow,
  };
  const groups = fills.map((fill) => fillRoles(fill, palette, surfaces, dark));
  return Object.assign(neutral, ...groups) as Roles;
}

function fillRoles(fill: Fill, palette: Palette, surfaces: readonly string[], dark: boolean): Partial<Roles> {
  const color = palette[fill];
  const hover = hoverOf(color);
  const soft = blend(color, palette['surface-raised'], dark ? 0.22 : 0.14);
  return {
    [fill]: color,
    [`${fill}-hover`]: hover,
    [`on-${fill}`]: inkOn([color, hover]),
    [`${fill}-text`]: readable(color, surfaces),
    [`${fill}-soft`]: soft,
    [`on-${fill}-soft`]: readable(color, [soft], TEXT_RATIO),
  };
}

/** The hover colour moves away from the text colour, so that the contrast only grows. */
function hoverOf(color: string): string {
  const away = inkOn([color]) === '#ffffff' ? '#000000' : '#ffffff';
  return blend(color, away, 0.88);
}

/** A pair that must be readable: a foreground role, its background roles and the minimum contrast. */
export interface ContrastRule {
  foreground: ColorRole;
  backgrounds: readonly ColorRole[];
  ratio: number;
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken'] as const;

/** Which role may stand on which. Components rely on these rules, and a test checks them for every theme. */
export const contrastRules: readonly ContrastRule[] = [
  { foreground: 'text', backgrounds: surfaces, ratio: 7 },
  { foreground: 'text', backgrounds: fills.map((fill) => `${fill}-soft` as const), ratio: TEXT_RATIO },
  { foreground: 'text-muted', backgrounds: surfaces, ratio: TEXT_RATIO },
  { foreground: 'line-strong', backgrounds: surfaces, ratio: SHAPE_RATIO },
  { foreground: 'focus', backgrounds: surfaces, ratio: SHAPE_RATIO },
  { foreground: 'presence', backgrounds: surfaces, ratio: SHAPE_RATIO },
  { foreground: 'on-depth', backgrounds: ['depth'], ratio: 7 },
  { foreground: 'on-depth-muted', backgrounds: ['depth'], ratio: TEXT_RATIO },
  { foreground: 'on-unread', backgrounds: ['unread'], ratio: TEXT_RATIO },
  { foreground: 'on-chip', backgrounds: ['chip'], ratio: TEXT_RATIO },
  ...fills.flatMap((fill): ContrastRule[] => [
    { foreground: `on-${fill}`, backgrounds: [fill, `${fill}-hover`], ratio: TEXT_RATIO },
    { foreground: `${fill}-text`, backgrounds: surfaces, ratio: TEXT_RATIO },
    { foreground: `on-${fill}-soft`, backgrounds: [`${fill}-soft`], ratio: TEXT_RATIO },
  ]),
];

/** The rules that a set of roles breaks, as sentences; empty when everything is readable. */
export function contrastProblems(roles: Roles): string[] {
  return contrastRules.flatMap(({ foreground, backgrounds, ratio }) =>
    backgrounds.flatMap((background) => {
      const reached = contrast(roles[foreground], roles[background]);
      if (reached >= ratio) return [];
      return `${foreground} ${roles[foreground]} on ${background} ${roles[background]}: ${reached.toFixed(2)} of ${ratio}`;
    }),
  );
}
