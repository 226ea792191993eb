/** sRGB, each channel 0 to 1, alpha 0 to 1. */
export interface Rgb {
  r: number;
  g: number;
  b: number;
  a: number;
}

const HEX = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const RGB = /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:\s*[,/]\s*([\d.]+%?))?\s*\)$/i;

/** Reads #rgb, #rgba, #rrggbb, #rrggbbaa and rgb()/rgba(); undefined for anything else (names, gradients, var()). */
export function parseColour(text: string): Rgb | undefined {
  const value = text.trim();
  const hex = HEX.exec(value)?.[1];
  if (hex) {
    const long = hex.length <= 4 ? [...hex].map((digit) => digit + digit).join('') : hex;
    const channel = (at: number) => Number.parseInt(long.slice(at, at + 2), 16) / 255;
    return { r: channel(0), g: channel(2), b: channel(4), a: long.length === 8 ? channel(6) : 1 };
  }
  const match = RGB.exec(value);
  if (!match) return undefined;
  const [r, g, b] = [match[1], match[2], match[3]].map((part) => Number(part) / 255);
  const alpha = match[4] ?? '1';
  const a = alpha.endsWith('%') ? Number(alpha.slice(0, -1)) / 100 : Number(alpha);
  const rgb = { r: r!, g: g!, b: b!, a };
  return Object.values(rgb).every((part) => part >= 0 && part <= 1) ? rgb : undefined;
}

/** As parseColour; throws, for data that was already checked. */
export function mustParse(text: string): Rgb {
  const rgb = parseColour(text);
  if (!rgb) throw new Error(`not a colour: ${text}`);
  return rgb;
}

export function toHex({ r, g, b, a }: Rgb): string {
  const two = (part: number) =>
    Math.round(Math.min(1, Math.max(0, part)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${two(r)}${two(g)}${two(b)}${a < 1 ? two(a) : ''}`;
}

/** What a translucent colour looks like over an opaque one. */
export function over(top: Rgb, below: Rgb): Rgb {
  const mix = (upper: number, lower: number) => upper * top.a + lower * (1 - top.a);
  return { r: mix(top.r, below.r), g: mix(top.g, below.g), b: mix(top.b, below.b), a: 1 };
}

/** `share` of `one` with the rest of `other`, in the perceptual space, so that mixes do not turn muddy. */
export function blend(one: string, other: string, share: number): string {
  const a = toOklab(mustParse(one));
  const b = toOklab(mustParse(other));
  const lab = a.map((part, at) => part * share + b[at]! * (1 - share)) as Lab;
  return toHex(fromOklab(lab));
}

/** The same hue at another lightness (0 to 1); chroma shrinks until the colour exists in sRGB. */
export function withLightness(colour: string, lightness: number, chromaShare = 1): string {
  const [, a, b] = toOklab(mustParse(colour));
  for (let share = chromaShare; share > 0.02; share -= 0.02) {
    const rgb = fromOklab([lightness, a * share, b * share]);
    if ([rgb.r, rgb.g, rgb.b].every((part) => part >= -0.0005 && part <= 1.0005)) return toHex(rgb);
  }
  return toHex(fromOklab([lightness, 0, 0]));
}

/** Perceptual lightness, 0 to 1. */
export function lightnessOf(colour: string): number {
  return toOklab(mustParse(colour))[0];
}

export const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const gamma = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * Math.max(part, 0) ** (1 / 2.4) - 0.055);

type Lab = [number, number, number];

// Björn Ottosson's Oklab, https://bottosson.github.io/posts/oklab/
function toOklab(rgb: Rgb): Lab {
  const [r, g, b] = [linear(rgb.r), linear(rgb.g), linear(rgb.b)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Lab): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    g: gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    b: gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    a: 1,
  };
}
