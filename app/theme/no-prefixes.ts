/** Replaces stylis' vendor prefixes: no browser that runs the product's scripts (es2022) needs one. */
export const prefix = (value: string): string => value;
