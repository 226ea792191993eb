import { expect, type Locator } from '@playwright/test';

/**
 * Waits until the page's script has taken the element over (hydration). Before that, a press does what it does without
 * JavaScript, which other journeys test.
 */
export async function awake(element: Locator): Promise<void> {
  const taken = () => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')));
  await expect.poll(taken, 'the script has taken it over').toBe(true);
}
