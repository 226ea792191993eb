import { isPageVisit } from '~/server/context/asked-here.server';

/**
 * Whether a person is about to see the requested document. Data requests of client navigation do not mark anything as
 * read, because the open page does so itself. Browsers without fetch metadata only request documents here.
 */
export function isSeen(request: Request): boolean {
  return request.method === 'GET' && request.headers.get('sec-fetch-dest') !== 'empty' && isPageVisit(request);
}
