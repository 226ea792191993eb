import { existsSync } from 'node:fs';

/** Debian's. The one without windows comes first: the journeys take two thirds of the time in it. */
const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The Chromium of tests, stories and pictures: CHROMIUM, else what is installed; undefined where nothing is. */
export function browserPath() {
  return process.env.CHROMIUM ?? INSTALLED.find((path) => existsSync(path));
}

/** For `launch` of Playwright, which looks for a browser of its own where none is installed. */
export function browserOptions() {
  const executablePath = browserPath();
  return executablePath === undefined ? {} : { executablePath };
}
