import type { Locator, Page } from '@playwright/test';

/** What a person has to do to reach something. */
export interface Steps {
  /** Pages that were loaded or shown on the way, with the first. */
  pages: number;
  /** Fields that must be filled in. */
  fields: number;
  /** Links and buttons that were pressed. */
  clicks: number;
}

/** Counts while someone goes through pages; `next` puts another page, such as one opened from a mail, into the count. */
export function countSteps(first: Page) {
  const steps: Steps = { pages: 1, fields: 0, clicks: 0 };
  let path = new URL(first.url()).pathname;
  const follow = (page: Page) =>
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || new URL(frame.url()).pathname === path) return;
      path = new URL(frame.url()).pathname;
      steps.pages += 1;
    });
  follow(first);
  return {
    steps,
    async click(target: Locator): Promise<void> {
      steps.clicks += 1;
      await target.click();
    },
    async fill(target: Locator, text: string): Promise<void> {
      steps.fields += 1;
      await target.fill(text);
    },
    async choose(target: Locator, value: string): Promise<void> {
      steps.fields += 1;
      await target.selectOption(value);
    },
    next: follow,
  };
}

/** In what leaving asks for more than joining; empty if it is as easy or easier. */
export function harder(leaving: Steps, joining: Steps): (keyof Steps)[] {
  return (['pages', 'fields', 'clicks'] as const).filter((what) => leaving[what] > joining[what]);
}
