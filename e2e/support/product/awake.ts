import { expect, type Locator } from '@playwright/test';

/**
 * Waits until the page's script has taken the element over: by hydration, or on a light page by its own script, which comes
 * after the first frame. Before that, a press does what it does without JavaScript, which other journeys test.
 */
export async function awake(element: Locator): Promise<void> {
  const started = () =>
    element.evaluate(async (node) => {
      if (Object.keys(node).some((key) => key.startsWith('__reactProps'))) return true;
      if (!document.getElementById('application')) return false;
      const light = performance.getEntriesByType('resource').find(({ name }) => /\/assets\/light-page-/.test(name));
      if (!light) return false;
      // Resolves when the page's own import of it has.
      await import(light.name);
      return true;
    });
  await expect.poll(started, 'the script has taken it over').toBe(true);
}
