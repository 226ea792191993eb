/**
 * Stands in for stylis' table of vendor prefixes in the bundle: styled-components asks it only where prefixes are switched
 * on, and no browser that runs our scripts (es2022) needs one.
 */
export const prefix = (value: string): string => value;
