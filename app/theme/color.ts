import {
  formatHex,
  formatHex8,
  interpolate,
  modeLrgb,
  modeOklab,
  modeRgb,
  parse,
  useMode as register,
  type Rgb as CuloriRgb,
} from 'culori/fn';

/** An sRGB colour; each channel and alpha are from 0 to 1. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
  a: number;
}

// Only this mode is registered: brand files may not use colour names or hsl().
const toRgb = register(modeRgb);
register(modeLrgb);
const toOklab = register(modeOklab);

/** Reads #rgb, #rgba, #rrggbb, #rrggbbaa and rgb()/rgba(); undefined for anything else (names, gradients, var()). */
export function parseColor(text: string): Rgb | undefined {
  const value = text.trim();
  if (!/^(?:#|rgba?\()/i.test(value)) return undefined;
  const found = parse(value) as CuloriRgb | undefined;
  if (!found) return undefined;
  const rgb = { r: found.r, g: found.g, b: found.b, a: found.alpha ?? 1 };
  return Object.values(rgb).every((part) => part >= 0 && part <= 1) ? rgb : undefined;
}

/** Like parseColor, for data that was already checked; throws on invalid text. */
export function mustParse(text: string): Rgb {
  const rgb = parseColor(text);
  if (!rgb) throw new Error(`not a colour: ${text}`);
  return rgb;
}

export const culoriOf = ({ r, g, b, a }: Rgb): CuloriRgb => ({ mode: 'rgb', r, g, b, alpha: a });

export function toHex(rgb: Rgb): string {
  return rgb.a < 1 ? formatHex8(culoriOf(rgb)) : formatHex(culoriOf(rgb));
}

/** The colour that results from a translucent colour over an opaque one. */
export function over(top: Rgb, below: Rgb): Rgb {
  const mix = (upper: number, lower: number) => upper * top.a + lower * (1 - top.a);
  return { r: mix(top.r, below.r), g: mix(top.g, below.g), b: mix(top.b, below.b), a: 1 };
}

/** `share` (0 to 1) of `upper`, mixed in a perceptual colour space, so that mixes do not look muddy. */
export function blend(upper: string, other: string, share: number): string {
  const mix = interpolate(
    [other, upper].map((color) => culoriOf({ ...mustParse(color), a: 1 })),
    'oklab',
  );
  return formatHex(mix(share));
}

/** The same hue at another lightness (0 to 1). The chroma is reduced until the colour exists in sRGB. */
export function withLightness(color: string, lightness: number, chromaShare = 1): string {
  const { a, b } = toOklab(culoriOf(mustParse(color)));
  for (let share = chromaShare; share > 0.02; share -= 0.02) {
    const rgb = toRgb({ mode: 'oklab', l: lightness, a: a * share, b: b * share });
    if ([rgb.r, rgb.g, rgb.b].every((part) => part >= -0.0005 && part <= 1.0005)) return formatHex(rgb);
  }
  return formatHex({ mode: 'oklab', l: lightness, a: 0, b: 0 });
}

/** The perceptual lightness of a colour, from 0 to 1. */
export function lightnessOf(color: string): number {
  return toOklab(culoriOf(mustParse(color))).l;
}
