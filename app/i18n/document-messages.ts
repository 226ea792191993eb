/** The messages of a page: where they are. The files hold the same for all pages and are named by their content. */
export interface PageCatalogue {
  locale: string;
  /** The URL of the file of each feature that the page shows. */
  files: Record<string, string>;
  /** The URL of the file that names the files of all features. */
  index: string;
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
