import type { Page } from '@playwright/test';

/** What cannot be seen, or not told apart, where the person's own few colours replace all others. A line each. */
export function forcedColorProblems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 3;
    const problems = new Set<string>();
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const nameOf = (element: Element) => {
      const text =
        element.getAttribute('aria-label') ?? element.closest('a, button, label, summary, li, p')?.textContent;
      return `<${element.localName}> “${(text ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
    };
    const channelsOf = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const isClear = (color: string) => channelsOf(color)[3] === 0;
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = channelsOf(color).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (upper: string, under: string) => {
      const [a, b] = [luminance(upper), luminance(under)];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };
    const canvas = getComputedStyle(document.body).backgroundColor;
    const groundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!isClear(backgroundColor)) return backgroundColor;
      }
      return canvas;
    };
    const hasEdge = (element: Element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
      const ground = groundOf(element.parentElement);
      const isLined = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
      if (isLined && contrast(borderTopColor, ground) >= LEAST) return true;
      return !isClear(backgroundColor) && contrast(backgroundColor, ground) >= LEAST;
    };

    for (const icon of document.querySelectorAll('svg:has(> use)')) {
      if (!isSeen(icon) || icon.closest('[aria-disabled="true"], :disabled')) continue;
      const ratio = contrast(getComputedStyle(icon).color, groundOf(icon));
      if (ratio < LEAST) problems.add(`an icon of ${ratio.toFixed(1)} to 1 in ${nameOf(icon)}`);
    }
    for (const button of document.querySelectorAll('button, select, textarea, input:not([type="hidden"])')) {
      if (
        !isSeen(button) ||
        button.matches(':disabled, [type="radio"], [type="checkbox"], [type="range"], [type="file"]')
      )
        continue;
      if (!hasEdge(button)) problems.add(`no edge: ${nameOf(button)}`);
    }
    for (const chosen of document.querySelectorAll('a[aria-current], [aria-pressed="true"]')) {
      if (!isSeen(chosen)) continue;
      // Of a ground the browser would let nothing show behind the words.
      const { borderTopWidth, borderTopColor } = getComputedStyle(chosen);
      const ground = groundOf(chosen.parentElement);
      const differs = Number.parseFloat(borderTopWidth) >= 2 && contrast(borderTopColor, ground) >= LEAST;
      if (!differs) problems.add(`looks like the others: ${nameOf(chosen)}`);
    }
    for (const input of document.querySelectorAll<HTMLInputElement>('input[type="radio"], input[type="checkbox"]')) {
      const { appearance, opacity } = getComputedStyle(input);
      const isNative = appearance !== 'none' && opacity === '1' && isSeen(input);
      if (isNative || !input.checked) continue;
      // Without its own box the label has to show it.
      const label = input.labels?.[0];
      if (label && isSeen(label) && !label.querySelector('svg')) problems.add(`not seen as chosen: ${nameOf(label)}`);
    }
    // Behind all words the browser draws the ground of the page.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!;
      if (!/\S/.test(texts.currentNode.textContent ?? '') || !isSeen(parent) || parent.closest('button, svg')) continue;
      const { color, forcedColorAdjust } = getComputedStyle(parent) as CSSStyleDeclaration & {
        forcedColorAdjust: string;
      };
      if (forcedColorAdjust !== 'none' && contrast(color, canvas) < LEAST) {
        problems.add(`words of ${contrast(color, canvas).toFixed(1)} to 1: ${nameOf(parent)}`);
      }
    }
    return [...problems];
  });
}
