/** A browser that fetches ahead is not a person who asks. */
function fetchesAhead({ headers }: Request): boolean {
  return /prefetch/.test(headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '');
}

/**
 * Whether it was a page of this brand that led here, not a link from elsewhere, a typed address or a browser that
 * fetches ahead. Browsers that do not say where they come from are believed.
 */
export function isAskedHere(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  return (site === null || site === 'same-origin') && !fetchesAhead(request);
}
