/** The Chromium of tests, stories and pictures: CHROMIUM, else what is installed; undefined where nothing is. */
export function browserPath(): string | undefined;
/** For `launch` of Playwright, which looks for a browser of its own where none is installed. */
export function browserOptions(): { executablePath?: string };
