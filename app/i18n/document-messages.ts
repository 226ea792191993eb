import type { Messages } from './create-intl';

/** The messages that the server writes into a page for the browser. */
export interface PageCatalogue {
  locale: string;
  features: string[];
  /** Maps every feature to the URL of its file. */
  files: Record<string, string>;
  messages: Messages;
}

export interface DocumentMessages {
  catalogue: PageCatalogue;
  /** The BCP 47 tag that decides how dates, times and numbers are written; see regionalLocale. */
  regional: string;
  timeZone: string;
  /** The server's time when it rendered the page, in epoch milliseconds. */
  now: number;
  requestId: string | undefined;
}

export const MESSAGES_ELEMENT = 'messages';

export function readDocumentMessages(document: Document): DocumentMessages {
  const element = document.getElementById(MESSAGES_ELEMENT);
  if (!element?.textContent) throw new Error(`The page has no element #${MESSAGES_ELEMENT}`);
  const catalogue = JSON.parse(element.textContent) as PageCatalogue;
  return {
    catalogue,
    regional: element.dataset.locale || catalogue.locale,
    timeZone: element.dataset.timeZone || 'UTC',
    now: Number(element.dataset.now),
    requestId: element.dataset.request,
  };
}
