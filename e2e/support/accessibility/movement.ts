import type { BrowserContext, Page } from '@playwright/test';

interface Watching {
  moved?: string[];
}

/** Notes every movement of the pages of a context that takes longer than a moment. For a context without pages. */
export async function watchMovement(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const MOMENT_MS = 20;
    const moved: string[] = [];
    (window as Watching).moved = moved;
    const note = (animation: Animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      if (iterations !== Infinity && Number(duration) <= MOMENT_MS) return;
      const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
      const text = (target?.textContent ?? '').trim().slice(0, 30);
      moved.push(`<${target?.localName ?? '?'}> “${text}” for ${Number(duration)} ms`);
    };
    for (const type of ['animationstart', 'transitionrun']) {
      document.addEventListener(
        type,
        ({ target }) => (target as Element).getAnimations({ subtree: true }).forEach(note),
        true,
      );
    }
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...how: Parameters<typeof animate>) {
      const animation = animate.apply(this, how);
      note(animation);
      return animation;
    };
  });
}

export const movementOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...new Set((window as Watching).moved ?? ['nobody watches'])]);
