import { isLookedAt } from '~/server/context/asked-here.server';

/**
 * Whether a person is about to see the document asked for. The data requests of client navigation do not mark anything
 * as read: there the open page says so itself. Old browsers do not say; whoever has no fetch metadata asks for documents.
 */
export function isSeen(request: Request): boolean {
  return request.method === 'GET' && request.headers.get('sec-fetch-dest') !== 'empty' && isLookedAt(request);
}
