declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'woff' | 'sfnt';
    /** Each axis keeps a range, with its default in it, or is fixed at one value. */
    variationAxes?: Record<string, number | { min: number; max: number; default: number }>;
    /** Leaves out the instructions for coarse screens. */
    noHinting?: boolean;
  }
  /** Reduces a font to the characters of `text`. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>;
}
