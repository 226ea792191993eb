import type { Page } from '@playwright/test';

interface Listening {
  announced?: string[];
}

/** From now on notes what the live regions of the page announce. */
export async function listenToRegions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const announced: string[] = [];
    (window as Listening).announced = announced;
    const regionOf = (node: Node | null): Element | null => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      const region = element?.closest('[aria-live], [role="status"], [role="alert"], [role="log"], output');
      if (!region || region.getAttribute('aria-live') === 'off' || region.closest('[aria-hidden="true"]')) return null;
      return region.checkVisibility() ? region : null;
    };
    new MutationObserver((records) => {
      // What several changes add to a region at once is one announcement.
      const added = new Map<Element, Set<Node>>();
      for (const { target, addedNodes, type } of records) {
        for (const node of type === 'characterData' ? [target] : addedNodes) {
          // A region that appears with its text is announced if it is an alert.
          const region = regionOf(target) ?? (node instanceof Element && node.matches('[role="alert"]') ? node : null);
          if (region) added.set(region, (added.get(region) ?? new Set()).add(node));
        }
      }
      for (const nodes of added.values()) {
        const outer = [...nodes].filter((node) => ![...nodes].some((other) => other !== node && other.contains(node)));
        const text = outer.map((node) => node.textContent ?? '').join(' ');
        if (text.trim() !== '') announced.push(text.replaceAll(/\s+/g, ' ').trim());
      }
    }).observe(document.documentElement, { subtree: true, childList: true, characterData: true });
  });
}

export const announced = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as Listening).announced ?? ['nobody listens']);
