import { chromium } from '@playwright/test';
import { browserOptions } from '../../scripts/browser.mjs';
import { openStoryPage, visitStory } from './visit-story';
import type { Visit } from './visit-plan';

export interface Result {
  visit: Visit;
  problems: string[];
}

export interface RunOptions {
  origin: string;
  /** The number of pages that work in parallel. */
  pages: number;
  onResult?: (result: Result) => void;
}

/** Makes all visits, several in parallel; the results are in the order of the visits. */
export async function runVisits(visits: readonly Visit[], { origin, pages, onResult }: RunOptions): Promise<Result[]> {
  const browser = await chromium.launch({
    ...browserOptions(),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-sync'],
  });
  const results: Result[] = [];
  try {
    const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC' });
    let next = 0;
    const work = async () => {
      const page = await openStoryPage(await context.newPage());
      while (next < visits.length) {
        const at = next++;
        const visit = visits[at]!;
        const result = { visit, problems: await visitStory(page, origin, visit) };
        results[at] = result;
        onResult?.(result);
      }
    };
    await Promise.all(Array.from({ length: pages }, work));
  } finally {
    await browser.close();
  }
  return results;
}
