/** Inserts rules into a sheet, if it is in that form, which it has in production. */
export interface SheetOwner {
  sheet?: CSSStyleSheet;
}

/**
 * The styles of a page outlive its document. If React cannot hydrate it, which an extension of the browser brings about
 * that has written into the head, it makes the document again, without the sheets, which are not its own. Then their rules
 * go on in sheets of the document itself, before the next frame, and so does what styled-components adds later.
 */
export function reviveSheets(page: Document, tagNow: () => SheetOwner): void {
  let root = page.documentElement;
  let sheets = [...page.styleSheets];
  new MutationObserver(() => {
    if (page.documentElement === root) return;
    root = page.documentElement;
    const tag = tagNow();
    if (tag.sheet && !sheets.includes(tag.sheet)) sheets.push(tag.sheet);
    const revived = sheets.map((sheet) => {
      const copy = copyOf(sheet);
      if (tag.sheet === sheet) tag.sheet = copy;
      return copy;
    });
    sheets = [];
    page.adoptedStyleSheets = [...page.adoptedStyleSheets, ...revived];
  }).observe(page, { childList: true });
}

/** A sheet is as long as before, so that rules are still inserted at their places. */
function copyOf({ cssRules, media }: CSSStyleSheet): CSSStyleSheet {
  const copy = new CSSStyleSheet({ media: media.mediaText });
  copy.replaceSync(Array.from(cssRules, ({ cssText }) => cssText).join('\n'));
  return copy;
}
