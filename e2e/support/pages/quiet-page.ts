import { expect, type BrowserContext, type Page } from '@playwright/test';

/** What a page complained about: console errors and warnings of hydration, CSP reports, uncaught errors. */
export interface Complaints {
  list: string[];
}

// Chromium reports an answer of 4xx as a console error; a journey that expects one says so.
const EXPECTED_STATUS = /Failed to load resource: the server responded with a status of (\d+)/;

// What Chromium says of a load while a journey has no connection, and Remix of the routes behind links it looked up then.
export const WITHOUT_CONNECTION =
  /net::ERR_INTERNET_DISCONNECTED|net::ERR_NETWORK_CHANGED|^Failed to fetch manifest patches TypeError: Failed to fetch/;

/** Collects every complaint of every page of the context but the expected ones. */
export function listen(context: BrowserContext, allowedStatus: readonly number[] = [], expected?: RegExp): Complaints {
  const complaints: Complaints = { list: [] };
  const watch = (page: Page) => {
    page.on('console', (message) => {
      const text = message.text();
      const status = EXPECTED_STATUS.exec(text)?.[1];
      if (status && allowedStatus.includes(Number(status))) return;
      if (expected?.test(text)) return;
      const bad = message.type() === 'error' || /hydrat|did not match|Content Security Policy|CSP/i.test(text);
      if (bad) complaints.list.push(`${page.url()}: ${message.type()}: ${text}`);
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
