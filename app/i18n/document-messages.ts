import type { Messages } from './create-intl';

/** What the server writes into a page for its browser. */
export interface PageCatalogue {
  locale: string;
  /** Those whose messages are here. */
  features: string[];
  /** Feature to the address of its file, for all features. */
  files: Record<string, string>;
  messages: Messages;
}

export interface DocumentMessages {
  catalogue: PageCatalogue;
  /** BCP 47: how dates, times and numbers are written; see regionalLocale. */
  regional: string;
  timeZone: string;
  /** The server's time when it made the page, epoch milliseconds. */
  now: number;
  /** Of a request that failed. */
  requestId: string | undefined;
}

export const MESSAGES_ELEMENT = 'messages';

/** Reads the messages the server put into this document. */
export function readDocumentMessages(document: Document): DocumentMessages {
  const element = document.getElementById(MESSAGES_ELEMENT);
  if (!element?.textContent) throw new Error(`The page carries no #${MESSAGES_ELEMENT}`);
  const catalogue = JSON.parse(element.textContent) as PageCatalogue;
  return {
    catalogue,
    regional: element.dataset.locale || catalogue.locale,
    timeZone: element.dataset.timeZone || 'UTC',
    now: Number(element.dataset.now),
    requestId: element.dataset.request,
  };
}
