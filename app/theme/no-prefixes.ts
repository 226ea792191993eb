/**
 * Replaces stylis' table of vendor prefixes in the bundle. styled-components uses it only where prefixes are switched
 * on, and no browser that runs the product's scripts (es2022) needs one.
 */
export const prefix = (value: string): string => value;
