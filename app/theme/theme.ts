/**
 * What a designer writes: paints by role. Everything that must be readable on them (ink, readable shades, hovers,
 * tints) is computed from these, never written by hand. A brand's file overrides paints by the same names.
 */
export const paintNames = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'text',
  'text-muted',
  'line',
  'primary',
  'secondary',
  'accent',
  'success',
  'info',
  'warning',
  'danger',
  'depth',
  'unread',
  'presence',
  'shadow',
] as const;

export type PaintName = (typeof paintNames)[number];

/** CSS colours: hex or rgb(). `shadow` is translucent, all others opaque. */
export type Palette = Readonly<Record<PaintName, string>>;

export interface Shape {
  /** Corner of cards and dialogs, px; small things take a share of it. */
  readonly radius: number;
  /** Corner of buttons and fields, px. */
  readonly control: number;
  /** Three depths, each a box-shadow without its colour. */
  readonly shadow: { readonly sm: string; readonly md: string; readonly lg: string };
  /** Space between cards of a grid, px: the breath of the theme. */
  readonly gap: number;
}

export interface Typography {
  /** Body size, px at the browser's default; everything scales with it. */
  readonly size: number;
  readonly leading: number;
  readonly weight: { readonly strong: number; readonly heading: number };
  /** Width of headings in percent: 75 (condensed) to 100. */
  readonly stretch: number;
  /** Letter spacing of headings, em. */
  readonly tracking: number;
}

/** The look of a niche, as data. `scheme` auto follows the device; light and dark are what opens first. */
export interface Theme {
  /** That of its folder. */
  readonly name: string;
  /** The niche that wears it, 1 to 7 (spec, section 9); null for the base theme, which is worn outside every niche. */
  readonly niche: number | null;
  readonly scheme: 'auto' | 'light' | 'dark';
  readonly light: Palette;
  readonly dark: Palette;
  readonly shape: Shape;
  readonly type: Typography;
}

/** A brand's own values: paints by name, and `radius`, `control` (px) under `both`. */
export interface ThemeOverrides {
  readonly both?: Readonly<Record<string, string>>;
  readonly light?: Readonly<Record<string, string>>;
  readonly dark?: Readonly<Record<string, string>>;
}
