/**
 * The colours that a designer writes, by role. Everything that must be readable on them is computed (roles.ts) and
 * never written by hand. A brand's file overrides paints by the same names.
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

/** CSS colours as hex or rgb(). `shadow` is translucent, all others are opaque. */
export type Palette = Readonly<Record<PaintName, string>>;

export interface Shape {
  /** The corner radius of cards and dialogs in px; smaller elements use a fraction of it. */
  readonly radius: number;
  /** The corner radius of buttons and fields in px. */
  readonly control: number;
  /** Three depths, each a box-shadow without its colour. */
  readonly shadow: { readonly sm: string; readonly md: string; readonly lg: string };
  /** The gap between the cards of a grid in px. */
  readonly gap: number;
}

export interface Typography {
  /** The size of body text in px at the browser's default; all other sizes scale with it. */
  readonly size: number;
  readonly leading: number;
  readonly weight: { readonly strong: number; readonly heading: number };
  /** The width of headings in percent, from 75 (condensed) to 100. */
  readonly stretch: number;
  /** The letter spacing of headings in em. */
  readonly tracking: number;
}

/** Scheme `auto` follows the device; `light` and `dark` are the default scheme of the page. */
export interface Theme {
  /** The name of the theme's folder. */
  readonly name: string;
  /** The niche of this theme, 1 to 7 (spec, section 9); null for the base theme, which is used without a niche. */
  readonly niche: number | null;
  readonly scheme: 'auto' | 'light' | 'dark';
  readonly light: Palette;
  readonly dark: Palette;
  readonly shape: Shape;
  readonly type: Typography;
}

/** A brand's own values: paints by name, and under `both` also `radius` and `control` (px). */
export interface ThemeOverrides {
  readonly both?: Readonly<Record<string, string>>;
  readonly light?: Readonly<Record<string, string>>;
  readonly dark?: Readonly<Record<string, string>>;
}
