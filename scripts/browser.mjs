import { existsSync } from 'node:fs';

/** The whole browser, which can show notifications and install sites; the shell cannot. */
export const FULL_BROWSER = '/usr/bin/chromium';

/** The paths in Debian. The headless shell comes first: the journeys take a third less time in it. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', FULL_BROWSER];

/** The Chromium for tests, stories and pictures: CHROMIUM, else an installed one; undefined if there is none. */
export function browserPath() {
  return process.env.CHROMIUM ?? INSTALLED.find((path) => existsSync(path));
}

/** The options for Playwright's `launch`. Without an installed browser Playwright looks for its own. */
export function browserOptions() {
  const executablePath = browserPath();
  return executablePath === undefined ? {} : { executablePath };
}
