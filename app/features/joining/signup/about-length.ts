/** The maximum length of a profile's text, in characters. */
export const ABOUT_MAX = 1000;
