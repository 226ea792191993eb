import { expect, type BrowserContext, type Page } from '@playwright/test';

/** What a page complained about: console errors, hydration warnings, CSP reports, uncaught errors. */
export interface Complaints {
  list: string[];
}

// Chromium reports a 4xx response as a console error; a journey that expects one allows it.
const EXPECTED_STATUS = /Failed to load resource: the server responded with a status of (\d+)/;

// What Chromium reports about a request without a connection (the last about the service worker), and Remix about the routes of links that it looked up
// then.
export const WITHOUT_CONNECTION =
  /net::ERR_INTERNET_DISCONNECTED|net::ERR_NETWORK_CHANGED|^Failed to fetch manifest patches TypeError: Failed to fetch|^An unknown error occurred when fetching the script\.$/;

/** Collects every unexpected complaint of every page of the context. */
export function listen(context: BrowserContext, allowedStatus: readonly number[] = [], expected?: RegExp): Complaints {
  const complaints: Complaints = { list: [] };
  const watch = (page: Page) => {
    page.on('console', (message) => {
      const text = message.text();
      const status = EXPECTED_STATUS.exec(text)?.[1];
      if (status && allowedStatus.includes(Number(status))) return;
      if (expected?.test(text)) return;
      const bad = message.type() === 'error' || /hydrat|did not match|Content Security Policy|CSP/i.test(text);
      if (bad) complaints.list.push(`${page.url()}: ${message.type()}: ${text} (${message.location().url})`);
    });
    page.on('pageerror', (error) => complaints.list.push(`${page.url()}: ${error.message}`));
  };
  context.on('page', watch);
  for (const page of context.pages()) watch(page);
  return complaints;
}

export function expectQuiet(complaints: Complaints): void {
  expect(complaints.list, 'the console stays empty').toEqual([]);
}
