/**
 * Whether a person is about to see the document asked for. A prefetch must not mark anything as read, and the data
 * requests of client navigation do not either: there the open page says so itself.
 */
export function isSeen(request: Request): boolean {
  const purpose = ['sec-purpose', 'purpose', 'x-moz'].map((name) => request.headers.get(name) ?? '').join(' ');
  if (/prefetch|prerender|preview/i.test(purpose)) return false;
  const destination = request.headers.get('sec-fetch-dest');
  // Old browsers do not say; whoever has no fetch metadata asks for documents.
  return request.method === 'GET' && (destination === null || destination === 'document');
}
