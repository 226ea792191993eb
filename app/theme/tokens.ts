import type { ColorRole } from './roles';

/** A colour by its role: `color('surface')`; a role that does not exist does not compile. */
export function color(role: ColorRole): `var(--color-${ColorRole})` {
  return `var(--color-${role})`;
}

const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 32] as const;
export type SpaceStep = (typeof steps)[number];

/** Space in steps of four pixels (at the browser's default size): space(4) is 16 px. */
export function space(step: SpaceStep): string {
  return step === 0 ? '0' : `${step / 4}rem`;
}

export type Radius = 'sm' | 'control' | 'md' | 'lg' | 'full';
export function radius(size: Radius): string {
  return size === 'full' ? '999px' : `var(--radius-${size})`;
}

export type ShadowDepth = 'sm' | 'md' | 'lg';
export function shadow(depth: ShadowDepth): string {
  return `var(--shadow-${depth})`;
}

/** Duration and easing for `transition` and `animation`: 120, 180 or 240 ms; nothing under reduced motion. */
export type Pace = 'fast' | 'base' | 'slow';
export function motion(pace: Pace): string {
  return `var(--motion-${pace})`;
}

export type FontSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | '3xl' | '4xl';
/** `md` is body text; lg and up climb the heading scale (1.2, from 992 px 1.25). */
export function fontSize(size: FontSize): string {
  return `var(--font-size-${size})`;
}

export type FontWeight = 'regular' | 'strong' | 'heading';
export function fontWeight(weight: FontWeight): string {
  return weight === 'regular' ? '400' : `var(--font-weight-${weight})`;
}

/** Space between the cards of a grid: tight, normal or airy, as the theme breathes. */
export const gridGap = 'var(--grid-gap)';

/** Over the whole button rather than hidden, which is positioned: a field to tick, to focus, and read out as what it is. */
export const tickOver = 'position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer;';

/** A person's picture fills its frame, which is positioned; where it is cut off, the face stays. */
export const portraitFill =
  'position:absolute;inset:0;width:100%;height:100%;object-fit:cover;object-position:50% 25%;';

/**
 * The ground of words at the foot of a picture: dark enough under them for a white picture behind (see the roles' test),
 * whatever their height, and gone within 56 px above them, which is the room to leave there.
 */
export const wordScrim = `linear-gradient(to top, ${color('scrim')} calc(100% - 56px), color-mix(in srgb, ${color('scrim')} 45%, transparent) calc(100% - 28px), transparent)`;

/** Layers, lowest first; dialogs live in the browser's top layer above all of them. */
const layers = { raised: 1, sticky: 100, nav: 200, dropdown: 300, progress: 1000, toaster: 1100 } as const;
export type Layer = keyof typeof layers;
export function zIndex(layer: Layer): number {
  return layers[layer];
}

export const breakpoints = { sm: 576, md: 768, lg: 992, xl: 1200 } as const;
export type Breakpoint = keyof typeof breakpoints;

/** Media queries for styled components: `${media.up('md')} { … }`. `chatList` is up to 991.98 px, one pane at a time. */
export const media = {
  up: (from: Breakpoint) => `@media (min-width: ${breakpoints[from]}px)`,
  down: (below: Breakpoint) => `@media (max-width: ${breakpoints[below] - 0.02}px)`,
  chatList: '@media (max-width: 991.98px)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
