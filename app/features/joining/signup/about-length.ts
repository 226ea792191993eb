/** What people write of themselves, in characters. */
export const ABOUT_MAX = 1000;
