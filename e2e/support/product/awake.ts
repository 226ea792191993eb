import { expect, type Locator } from '@playwright/test';

/**
 * Waits until the page's script has taken the element over: by hydration, or on a light page by its own script, which has
 * run once the page is loaded. Before that, a press does what it does without JavaScript, which other journeys test.
 */
export async function awake(element: Locator): Promise<void> {
  const taken = () =>
    element.evaluate((node) => {
      const isLight = document.getElementById('application') !== null && document.readyState === 'complete';
      return isLight || Object.keys(node).some((key) => key.startsWith('__reactProps'));
    });
  await expect.poll(taken, 'the script has taken it over').toBe(true);
}
