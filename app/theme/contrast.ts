import { wcagContrast } from 'culori/fn';
import { culoriOf, lightnessOf, mustParse, over, withLightness } from './color';

/** The minimum contrast by WCAG 2.2: 1.4.3 (AA text) and 1.4.11 (controls, focus, meaningful shapes). */
export const TEXT_RATIO = 4.5;
export const SHAPE_RATIO = 3;

/** The contrast from 1 to 21. A translucent foreground is composed over the opaque background first. */
export function contrast(foreground: string, background: string): number {
  const below = mustParse(background);
  return wcagContrast(culoriOf(over(mustParse(foreground), below)), culoriOf(below));
}

export function worstContrast(foreground: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrast(foreground, background)));
}

/** The nearest shade that reaches `ratio` on every background: of the same hue, or else black or white. */
export function readable(color: string, backgrounds: readonly string[], ratio = TEXT_RATIO): string {
  // Rounding to hex loses a little contrast, so a little more than the minimum is required.
  const enough = (shade: string) => worstContrast(shade, backgrounds) >= ratio + 0.02;
  if (enough(color)) return color;
  const lightest = Math.max(...backgrounds.map(lightnessOf));
  const darkest = Math.min(...backgrounds.map(lightnessOf));
  const down = (lightest + darkest) / 2 > 0.6;
  const start = lightnessOf(color);
  for (let step = 1; step <= 100; step += 1) {
    const lightness = start + (down ? -step : step) / 100;
    if (lightness <= 0.04 || lightness >= 0.99) break;
    const shade = withLightness(color, lightness);
    if (enough(shade)) return shade;
  }
  return worstContrast('#000000', backgrounds) > worstContrast('#ffffff', backgrounds) ? '#000000' : '#ffffff';
}

/** White where it is readable on all fills, otherwise a dark tint of the first fill, otherwise black. */
export function inkOn(fills: readonly string[], ratio = TEXT_RATIO): string {
  const deep = withLightness(fills[0]!, 0.22, 0.6);
  const choices = ['#ffffff', deep, '#000000'];
  const good = choices.find((ink) => worstContrast(ink, fills) >= ratio);
  if (good) return good;
  return worstContrast('#000000', fills) >= worstContrast('#ffffff', fills) ? '#000000' : '#ffffff';
}
