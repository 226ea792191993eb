/** The whole browser, which can show notifications and install sites; the shell cannot. */
export const FULL_BROWSER: string;
/** The Chromium for tests, stories and pictures: CHROMIUM, else an installed one; undefined if there is none. */
export function browserPath(): string | undefined;
/** The options for Playwright's `launch`. Without an installed browser Playwright looks for its own. */
export function browserOptions(): { executablePath?: string };
