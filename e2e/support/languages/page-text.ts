import type { Page } from '@playwright/test';

export interface PageText {
  language: string;
  /** What is shown, a line for each block. */
  lines: string[];
  /** What is read aloud, shown on hover, in empty fields, in the title of the window, in search results. */
  spoken: string[];
}

/** Everything that a person of this page reads or hears, also what unfolds. */
export function readPage(page: Page): Promise<PageText> {
  return page.evaluate(() => {
    const spoken = [document.title];
    const names = ['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'placeholder', 'title'];
    for (const name of names) {
      for (const element of document.querySelectorAll(`body [${name}]`)) spoken.push(element.getAttribute(name)!);
    }
    const described = 'meta[name="description"], meta[property="og:title"], meta[property="og:description"]';
    for (const meta of document.querySelectorAll(described)) spoken.push(meta.getAttribute('content') ?? '');
    for (const option of document.querySelectorAll('option')) spoken.push(option.textContent ?? '');
    return {
      language: document.documentElement.lang,
      lines: document.body.innerText.split('\n').filter((line) => line.trim() !== ''),
      spoken: spoken.filter((text) => text.trim() !== ''),
    };
  });
}
