declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'woff' | 'sfnt';
    /** Axes kept between two values, the default among them, or held at one. */
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
  }
  /** A font with the characters of `text` alone. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
