import { formsCss } from './forms-css';
import { applyOverrides } from './overrides';
import { computeRoles } from './roles';
import type { Roles } from './roles';
import { media } from './tokens';
import type { Shape, Theme, ThemeOverrides, Typography } from './theme';

/**
 * `:root` has the theme's default scheme; the device's preference (scheme auto) or `data-theme=light|dark` on any part
 * of a page chooses the other. This takes some milliseconds, so the caller caches it by tenant and version.
 */
export function themeCss(theme: Theme, overrides?: ThemeOverrides): string {
  const own = applyOverrides(theme, overrides);
  const light = computeRoles(own.light, false);
  const dark = computeRoles(own.dark, true);
  const lightBlock = `color-scheme:light;${colorDeclarations(light)}`;
  const darkBlock = `color-scheme:dark;${colorDeclarations(dark)}`;
  const fixed = `:root{${shapeVars(own.shape)}${typeVars(own.type, 1.2)}}`;
  // Declared in every themed part, because a variable inside a variable is resolved where it is declared.
  const shadows = `:root,[data-theme]{${shadowVars(own.shape)}}`;
  const rules =
    own.scheme === 'dark'
      ? [`:root,[data-theme=dark]{${darkBlock}}`, `[data-theme=light]{${lightBlock}}`]
      : [`:root,[data-theme=light]{${lightBlock}}`, `[data-theme=dark]{${darkBlock}}`];
  if (own.scheme === 'auto') {
    rules.push(`@media (prefers-color-scheme:dark){:root:not([data-theme]){${darkBlock}}}`);
  }
  const wide = `@media (min-width:992px){:root{${scaleVars(own.type, 1.25)}}}`;
  // Where large text leaves less than 16 em, headings are hardly larger than text, so that their words fit in a line.
  const narrow = `${media.below(16)}{:root{${scaleVars(own.type, 1.05)}}}`;
  const still = '@media (prefers-reduced-motion:reduce){:root{--motion-fast:0s;--motion-base:0s;--motion-slow:0s}}';
  return [fixed, ...rules, shadows, formsCss(own.forms), wide, narrow, still].join('');
}

/** One `<meta name="theme-color">`: the colour of the surface, so that the phone's status bar continues the page. */
export interface ThemeColorMeta {
  content: string;
  media?: string;
}

/** `chosen` is the person's own choice of scheme (the theme cookie), which takes precedence. */
export function themeColorMetas(theme: Theme, overrides?: ThemeOverrides, chosen?: 'light' | 'dark'): ThemeColorMeta[] {
  const own = applyOverrides(theme, overrides);
  const scheme = chosen ?? own.scheme;
  if (scheme !== 'auto') return [{ content: own[scheme].surface }];
  return [
    { content: own.light.surface, media: '(prefers-color-scheme: light)' },
    { content: own.dark.surface, media: '(prefers-color-scheme: dark)' },
  ];
}

const colorDeclarations = (roles: Roles) =>
  Object.entries(roles)
    .map(([role, value]) => `--color-${role}:${value}`)
    .join(';');

function shapeVars({ radius, control, gap }: Shape): string {
  const small = Math.max(2, Math.round(radius * 0.5));
  const large = Math.min(32, Math.round(radius * 1.4));
  return `--radius-sm:${small}px;--radius-control:${control}px;--radius-md:${radius}px;--radius-lg:${large}px;--grid-gap:${gap}px;`;
}

const shadowVars = ({ shadow }: Shape) =>
  Object.entries(shadow)
    .map(([depth, geometry]) => `--shadow-${depth}:${geometry} var(--color-shadow)`)
    .join(';');

function typeVars(type: Typography, ratio: number): string {
  const fixed = { xs: 0.75, sm: 0.875, md: 1 };
  const small = Object.entries(fixed).map(([name, share]) => `--font-size-${name}:${rem(type.size * share)}`);
  return [
    ...small,
    scaleVars(type, ratio),
    `--leading:${type.leading}`,
    `--font-weight-strong:${type.weight.strong}`,
    `--font-weight-heading:${type.weight.heading}`,
    `--heading-stretch:${type.stretch}%`,
    `--heading-tracking:${type.tracking}em`,
    '',
  ].join(';');
}

function scaleVars(type: Typography, ratio: number): string {
  return ['lg', 'xl', '2xl', '3xl', '4xl']
    .map((name, step) => `--font-size-${name}:${rem(type.size * ratio ** (step + 1))}`)
    .join(';');
}

/** Converts pixels to rem, so that the person's own text size is respected. */
const rem = (pixels: number) => `${Math.round((pixels / 16) * 1000) / 1000}rem`;
