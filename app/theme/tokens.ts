import type { ColorRole } from './roles';
import type { Ground } from './theme';

/** A colour by its role: `color('surface')`. An unknown role is a type error. */
export function color(role: ColorRole): `var(--color-${ColorRole})` {
  return `var(--color-${role})`;
}

const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 32] as const;
export type SpaceStep = (typeof steps)[number];

/**
 * A multiple of four pixels (at the browser's default size): space(4) is 16 px. Spaces grow with the person's text as
 * long as the screen has room, and shrink where large text needs it: 10 px at 320 px with text of twice the size.
 */
export function space(step: SpaceStep): string {
  return step === 0 ? '0' : `calc(${step}*var(--space))`;
}

/** A negative space, for margins that let something reach over the padding around it. */
export function pull(step: Exclude<SpaceStep, 0>): string {
  return `calc(${-step}*var(--space))`;
}

/** `--space`, a quarter of `space(4)`: the whole rem on every screen of 20 em or more, less on one that is narrower. */
export const spaceUnit = 'min(.25rem,1.71875vw - .09375rem)';

export type Radius = 'sm' | 'control' | 'md' | 'lg' | 'full';
export function radius(size: Radius): string {
  return size === 'full' ? '999px' : `var(--radius-${size})`;
}

export type ShadowDepth = 'sm' | 'md' | 'lg';
export function shadow(depth: ShadowDepth): string {
  return `var(--shadow-${depth})`;
}

/** Duration and easing for `transition` and `animation`: 120 to 240 ms by pace and theme, and 0 under reduced motion. */
export type Pace = 'fast' | 'base' | 'slow';
export function motion(pace: Pace): string {
  return `var(--motion-${pace})`;
}

export type FontSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl' | '4xl';
/** `md` is body text; lg and larger are steps of the heading scale (a ratio of 1.2, and 1.25 from 992 px). */
export function fontSize(size: FontSize): string {
  return `var(--font-size-${size})`;
}

export type FontWeight = 'regular' | 'strong' | 'heading';
export function fontWeight(weight: FontWeight): string {
  return weight === 'regular' ? '400' : `var(--font-weight-${weight})`;
}

/** What the theme decides about forms, as a custom property (forms-css.ts): `form('picture-ratio')`. */
export type FormToken =
  | `card-${'columns' | 'rows' | 'share' | 'foot' | 'pad' | 'radius' | 'ground' | 'line' | 'lift' | 'inset' | 'align' | 'justify'}`
  | `picture-${'ratio' | 'radius' | 'rows' | 'least'}`
  | 'label-inset'
  | `words-${'row' | 'column' | 'ground' | 'pad' | 'margin' | 'width' | 'room' | 'foot' | 'ink' | 'muted' | 'presence'}`
  | `action-${'column' | 'row' | 'side'}`
  | 'list-gap'
  | `row-${'radius' | 'ground' | 'line'}`
  | `heading-${'align' | 'margin' | 'case' | 'rule' | 'rule-width' | 'rule-height' | 'scale' | 'ground' | 'ink' | 'pad'}`
  | `empty-${'radius' | 'clip' | 'line'}`
  | `tab-${'line' | 'ground' | 'icon-ground' | 'icon-ink'}`;
export function form(token: FormToken): string {
  return `var(--${token})`;
}

/** The gap between the cards of a grid, which differs by theme. */
export const gridGap = 'var(--grid-gap)';

/**
 * For each part of a long list: what is far outside the window costs neither layout nor painting, but is there for the
 * search of the browser, for anchors and for screen readers. `height` is what it will be, so that nothing moves when it
 * is laid out; afterwards the browser remembers the real one. The part clips what reaches over its edge.
 */
export const onlyInView = (height: string) => `content-visibility:auto;contain-intrinsic-height:auto ${height};`;

/** A checkbox over its positioned button: transparent and not hidden, so that keyboard and screen readers reach it. */
export const tickOver = 'position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer;';

/** A person's picture that fills its frame, which must be positioned; the crop keeps the face visible. */
export const portraitFill =
  'position:absolute;inset:0;width:100%;height:100%;object-fit:cover;object-position:50% 25%;';

/**
 * Dark enough for white text on a white picture (roles.test.ts). The 56 px above, where it fades, must be left free.
 */
export const wordScrim = `linear-gradient(to top, ${color('scrim')} calc(100% - 56px), color-mix(in srgb, ${color('scrim')} 45%, transparent) calc(100% - 28px), transparent)`;

/** The layers, lowest first; dialogs are in the browser's top layer above all of them. */
const layers = { raised: 1, sticky: 100, nav: 200, dropdown: 300, progress: 1000, toaster: 1100 } as const;
export type Layer = keyof typeof layers;
export function zIndex(layer: Layer): number {
  return layers[layer];
}

export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;
export type Breakpoint = keyof typeof breakpoints;

/**
 * `${media.up('md')} { … }`. `chatList` applies up to 991.98 px, where conversations show one pane at a time. `below` is
 * measured in the person's own text size: a phone of 320 px is 20 em wide, and 10 em with text of twice the size. So
 * is `low`: a phone with such text, or one on its side.
 */
export const media = {
  up: (from: Breakpoint) => `@media (min-width: ${breakpoints[from]}px)`,
  down: (below: Breakpoint) => `@media (max-width: ${breakpoints[below] - 0.02}px)`,
  below: (ems: 16 | 20 | 22) => `@media (max-width: ${ems - 0.01}em)`,
  chatList: '@media (max-width: 991.98px)',
  low: '@media (max-height: 25.99em)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** The person's own few colours replace all others; grounds, shadows and pictures in CSS are gone. */
  forcedColors: '@media (forced-colors: active)',
} as const;

/** The background of a row or a button under a mouse. A finger does not hover: there it would stay until the next tap. */
export const sunkenOnHover = `${media.hover}{&:hover{background:${color('surface-sunken')};}}`;

/** An edge for what otherwise only a ground or a shadow sets apart, where the person's own colours replace both. */
export const forcedEdge = `${media.forcedColors}{border:1px solid;}`;

/** The colour of each ground, of text on it and of less important text. */
export const groundRoles: Readonly<Record<Ground, readonly [ground: ColorRole, text: ColorRole, muted: ColorRole]>> = {
  page: ['surface', 'text', 'text-muted'],
  raised: ['surface-raised', 'text', 'text-muted'],
  sunken: ['surface-sunken', 'text', 'text-muted'],
  depth: ['depth', 'on-depth', 'on-depth-muted'],
  soft: ['primary-soft', 'on-primary-soft', 'on-primary-soft'],
};

/** A section on a ground: what stands on it is readable in the inherited colour and in `mutedHere`. */
export function onGround(ground: Ground): string {
  const [behind, text, muted] = groundRoles[ground];
  return `--muted:${color(muted)};background:${color(behind)};color:${color(text)};`;
}

/** The colour of less important text on the ground around it. */
export const mutedHere = 'var(--muted)';
