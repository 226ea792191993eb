/** What is looked at of a request, here or in the request listener. */
interface Asked {
  headers: Pick<Headers, 'get'>;
}

/** A browser that fetches ahead is not a person who asks. */
export function fetchesAhead({ headers }: Asked): boolean {
  const purpose = ['Sec-Purpose', 'Purpose', 'X-Moz'].map((name) => headers.get(name) ?? '').join(' ');
  return /prefetch|prerender|preview/i.test(purpose);
}

/**
 * Whether it was a page of this brand that led here, not a link from elsewhere, a typed address or a browser that
 * fetches ahead. Browsers that do not say where they come from are believed.
 */
export function isAskedHere(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  return (site === null || site === 'same-origin') && !fetchesAhead(request);
}

/**
 * Whether another site led here without an act of a person: a frame, an image, a redirect. A followed link (from
 * webmail, too) and a typed address say Sec-Fetch-User; Safari does not, so what a person does next on the page tells.
 */
export function cameUnasked({ headers }: Asked): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site === null || site === 'same-origin') return false;
  const said = ['Mode', 'Dest', 'User'].map((name) => headers.get(`Sec-Fetch-${name}`));
  return said.join() !== 'navigate,document,?1';
}

/** Whether a person is about to see what is asked for, as a page or as the data of one: only that is a look. */
export function isLookedAt(request: Request): boolean {
  const destination = request.headers.get('Sec-Fetch-Dest') ?? 'document';
  return ['document', 'empty'].includes(destination) && !cameUnasked(request) && !fetchesAhead(request);
}
