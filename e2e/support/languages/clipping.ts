import type { Page } from '@playwright/test';

export interface Clipping {
  /** Words that are cut off, run out of their box, or do not fit their field, a line each. */
  problems: string[];
  /** Words that stand on two lines, a line each. */
  torn: string[];
  /** Texts that end in an ellipsis: right for what members write, wrong for a label. */
  shortened: string[];
}

/** Measures what of the words of a page cannot be seen. */
export function measureClipping(page: Page): Promise<Clipping> {
  return page.evaluate(() => {
    const LONGEST_CHOICE = 24;
    const LONGEST_WORD = 24;
    const problems = new Set<string>();
    const shortened = new Set<string>();
    const torn = new Set<string>();
    const known = new Map<Element, ReturnType<typeof visit>>();
    const brief = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 60);
    const named = (element: Element) =>
      `<${element.localName}${element.getAttribute('role') ? ` ${element.getAttribute('role')}` : ''}>`;

    const beyond = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (beyond > 0) problems.add(`the page is ${beyond} px wider than the screen`);

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement!;
      if (!/\S/.test(text.data) || parent.closest('script, style, noscript, select, textarea, svg')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const size = Number.parseFloat(getComputedStyle(parent).fontSize);
      // Of a line only the letters count: a font has room above and below that may leave its box.
      const lines = [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ left, right, top, bottom }) => {
          const spare = Math.max(0, (bottom - top - size * 0.8) / 2);
          return { left, right, top: top + spare, bottom: bottom - spare };
        });
      if (lines.length > 0) check(text, parent, lines);
      if (lines.length > 1) checkWords(text, parent);
    }

    /** A pixel that holds words for screen readers. */
    function isHiddenFromSight(element: Element): boolean {
      const { width, height } = element.getBoundingClientRect();
      if (width <= 2 && height <= 2) return true;
      return element.parentElement !== null && isHiddenFromSight(element.parentElement);
    }

    /** A word on two lines without a hyphen. Addresses and ids may break anywhere, and hidden words are for the ear. */
    function checkWords(text: Text, parent: Element) {
      if (parent.closest('a[href^="mailto:"], a[href^="tel:"], .whole, code, pre') || isHiddenFromSight(parent)) return;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}’]+/gu)) {
        if (word.length > LONGEST_WORD || /\d/.test(word)) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const [first, ...more] = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (more.some(({ top }) => Math.abs(top - first!.top) > first!.height / 2))
          torn.add(`torn: “${word}” in ${named(parent)}`);
      }
    }

    function visit(at: Element) {
      const style = getComputedStyle(at);
      const outer = at.getBoundingClientRect();
      const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
      return {
        isInline: style.display === 'inline' || style.display === 'contents',
        position: style.position,
        isHolder: style.position !== 'static' || style.transform !== 'none' || style.contain !== 'none',
        outer,
        box: {
          left: outer.left + at.clientLeft,
          right: outer.right - (outer.width - at.clientWidth - at.clientLeft),
          top: outer.top + at.clientTop,
          bottom: outer.bottom - (outer.height - at.clientHeight - at.clientTop),
        },
        hidesX: isHidden(style.overflowX),
        hidesY: isHidden(style.overflowY),
        scrollsX: scrolls(style.overflowX),
        scrollsY: scrolls(style.overflowY),
        isHiddenFromSight: style.clipPath === 'inset(50%)',
        // Room in which what leaves the box is still drawn.
        spare: style.overflowX === 'clip' ? Number.parseFloat(style.overflowClipMargin) || 0 : 0,
        endsInEllipsis: style.textOverflow === 'ellipsis',
        isClamped: style.webkitLineClamp !== 'none',
        hasBox:
          at.matches('button, summary, [role="tab"], [role="button"]') ||
          !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor) ||
          (style.borderLeftStyle !== 'none' && style.borderLeftWidth !== '0px'),
      };
    }

    function check(text: Text, parent: Element, lines: { left: number; right: number; top: number; bottom: number }[]) {
      let escapes = false;
      let boxed = false;
      let [scrollsX, scrollsY] = [false, false];
      for (let at: Element | null = parent; at && at !== document.body; at = at.parentElement) {
        const style = known.get(at) ?? visit(at);
        known.set(at, style);
        const { isInline, isHolder, outer, box, hidesX, hidesY, position } = style;
        if (escapes && !isHolder) continue;
        escapes = false;
        if (!isInline) {
          // Hidden from sight only: a pixel that holds words for screen readers.
          if (hidesX && (style.isHiddenFromSight || outer.width <= 2 || outer.height <= 2)) return;
          const outX = (line: (typeof lines)[0]) =>
            line.left < box.left - 1 - style.spare || line.right > box.right + 1 + style.spare;
          const outY = (line: (typeof lines)[0]) => line.top < box.top - 1 || line.bottom > box.bottom + 1;
          const away = (line: (typeof lines)[0]) =>
            line.right <= box.left || line.left >= box.right || line.bottom <= box.top || line.top >= box.bottom;
          const cutX = hidesX && !scrollsX && lines.some(outX);
          const cutY = hidesY && !scrollsY && lines.some(outY);
          if (cutX || cutY) {
            // A slide that waits beside the others, or what is folded away.
            if (lines.every(away)) return;
            const isMeant = (cutX && style.endsInEllipsis) || style.isClamped;
            if (isMeant) shortened.add(brief(at.textContent ?? ''));
            else problems.add(`cut off: “${brief(text.data)}” in ${named(parent)} by ${named(at)}`);
            return;
          }
          if (style.hasBox && !boxed && !scrollsX) {
            boxed = true;
            // A caption below a round button is no text in it.
            const inside = lines.filter(({ top, bottom }) => top < outer.bottom && bottom > outer.top);
            const runs = inside.some(({ left, right }) => left < outer.left - 1 || right > outer.right + 1);
            if (runs) problems.add(`runs out of ${named(at)}: “${brief(text.data)}”`);
          }
          scrollsX ||= style.scrollsX;
          scrollsY ||= style.scrollsY;
        }
        if (position === 'fixed') return;
        if (position === 'absolute') escapes = true;
      }
      if (!scrollsX && lines.some(({ left, right }) => left < -1 || right > innerWidth + 1))
        problems.add(`beyond the edge: “${brief(text.data)}” in ${named(parent)}`);
    }

    const pen = document.createElement('canvas').getContext('2d')!;
    for (const field of document.querySelectorAll('input, select')) {
      if (!field.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(field);
      const text = saidBy(field);
      // A sentence that was chosen ends in an ellipsis, and the open list shows all of it.
      const isShortened = style.textOverflow === 'ellipsis';
      if (text === '' || (isShortened && field instanceof HTMLSelectElement && text.length > LONGEST_CHOICE)) continue;
      pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room = field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const needed = pen.measureText(text).width;
      if (needed <= room + 1) continue;
      if (isShortened && field instanceof HTMLInputElement) {
        shortened.add(brief(text));
        continue;
      }
      problems.add(
        `does not fit ${named(field)}: “${brief(text)}” needs ${Math.ceil(needed)} of ${Math.floor(room)} px`,
      );
    }

    function saidBy(field: Element): string {
      if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.textContent?.trim() ?? '';
      return field instanceof HTMLInputElement && field.value === '' ? field.placeholder : '';
    }
    return { problems: [...problems], torn: [...torn], shortened: [...shortened] };
  });
}
