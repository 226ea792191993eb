import { languageOf } from '~/i18n/language-of';

const DISMISSED = 'language-offer';

/**
 * The language to offer on a page in another one: the first of the browser's languages that the brand has, unless it is
 * the page's. Undefined once an offer was dismissed in this browser.
 */
export function findOffer(
  page: string,
  others: readonly string[],
  preferred: readonly string[] = navigator.languages,
): string | undefined {
  const first = preferred.map(languageOf).find((language) => language === page || others.includes(language));
  return first === page || isDismissed() ? undefined : first;
}

/** Remembers that no language is to be offered. The button that had the focus is gone, so the keyboard goes on with the page. */
export function dismissOffer(): void {
  try {
    window.localStorage.setItem(DISMISSED, '1');
  } catch {
    // Full: the offer is gone from this page, and the next one asks again.
  }
  document.getElementById('main')?.focus({ preventScroll: true });
}

/** A browser that forbids storage forbids the cookie of the language too: there a choice would lead nowhere. */
function isDismissed(): boolean {
  try {
    return window.localStorage.getItem(DISMISSED) !== null;
  } catch {
    return true;
  }
}
