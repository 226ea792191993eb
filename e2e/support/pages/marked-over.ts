import type { Page } from '@playwright/test';

/** The cards of people with a like button, and those whose heart lies over a visible word, each as a line. */
export function markedOver(page: Page): Promise<{ cards: number; problems: string[] }> {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('article:has(button[aria-pressed])')];
    /** What of a box is to be seen, where something around it cuts it off. */
    const visible = (box: DOMRect, of: Element) => {
      let { left, right, top, bottom } = box;
      for (let at: Element | null = of; at; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const edge = at.getBoundingClientRect();
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
        top = Math.max(top, edge.top);
        bottom = Math.min(bottom, edge.bottom);
      }
      return { left, right, top, bottom };
    };
    const problems = cards.flatMap((card) => {
      const heart = card.querySelector('button[aria-pressed] svg')!.getBoundingClientRect();
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const over: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const parent = text.parentElement!;
        // Words for screen readers, and the initial below a picture.
        if (parent.closest('.visually-hidden, button, [aria-hidden]')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) {
          const { left, right, top, bottom } = visible(box, parent);
          const wide = Math.min(right, heart.right) - Math.max(left, heart.left);
          const high = Math.min(bottom, heart.bottom) - Math.max(top, heart.top);
          if (wide > 1 && high > 1)
            over.push(`“${text.data}” lies ${Math.round(wide)} by ${Math.round(high)} px below the heart`);
        }
      }
      return over.slice(0, 1);
    });
    return { cards: cards.length, problems };
  });
}
