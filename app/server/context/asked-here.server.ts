import { header, isRead, type RequestFacts } from '../http/request-facts';

/** The part of a request that is looked at: a Request of Remix, or the facts of the request listener. */
interface Asked {
  headers: Pick<Headers, 'get'>;
}

/** Whether a browser prefetches the page, so that nobody has asked for it yet. */
export function fetchesAhead({ headers }: Asked): boolean {
  const purpose = ['Sec-Purpose', 'Purpose', 'X-Moz'].map((name) => headers.get(name) ?? '').join(' ');
  return /prefetch|prerender|preview/i.test(purpose);
}

/** Query names by which one of our redirects says what has just been done. */
const TOLD = ['notice', 'sent', 'again'];
/** The same name elsewhere chooses something. */
const TOLD_AT: Readonly<Record<string, string>> = { '/profile': 'saved' };
/** A link that was followed before leads there from a mail program, and the page shows nothing of anybody. */
const TOLD_TO_ALL = ['/waiting-list'];

/**
 * What was done is said after our own redirects only: a link in a mail, on another site or in the history must not tell
 * someone that their password was changed. Returns the path and query without it; undefined if there is nothing to take away.
 */
export function withoutUntrue(facts: RequestFacts): string | undefined {
  const { url } = facts;
  if (url.search === '' || !isRead(facts) || TOLD_TO_ALL.includes(url.pathname)) return undefined;
  // Browsers that do not say where a request comes from are believed.
  if ((header(facts, 'sec-fetch-site') ?? 'same-origin') === 'same-origin') return undefined;
  const names = [...TOLD, TOLD_AT[url.pathname] ?? ''].filter((name) => url.searchParams.has(name));
  if (names.length === 0) return undefined;
  const query = new URLSearchParams(url.searchParams);
  for (const name of names) query.delete(name);
  return url.pathname + (query.size > 0 ? `?${query.toString()}` : '');
}

/** Whether a page of this brand led here. Browsers that do not say where a request comes from are believed. */
export function isAskedHere(request: Request): boolean {
  const site = request.headers.get('Sec-Fetch-Site');
  return (site === null || site === 'same-origin') && !fetchesAhead(request);
}

/**
 * Whether another site led here without an action of a person: a frame, an image, a redirect. A followed link (also
 * from webmail) and a typed URL carry Sec-Fetch-User. Safari sends no such header, so there only what the person does
 * next on the page shows it.
 */
export function cameUnasked({ headers }: Asked): boolean {
  const site = headers.get('Sec-Fetch-Site');
  if (site === null || site === 'same-origin') return false;
  const sent = ['Mode', 'Dest', 'User'].map((name) => headers.get(`Sec-Fetch-${name}`));
  return sent.join() !== 'navigate,document,?1';
}

/** Whether a person is about to see the response, as a page or as the data of one: only that counts as a visit. */
export function isPageVisit(request: Request): boolean {
  const destination = request.headers.get('Sec-Fetch-Dest') ?? 'document';
  return ['document', 'empty'].includes(destination) && !cameUnasked(request) && !fetchesAhead(request);
}

/**
 * Whether a person is about to see the requested document. Data requests of client navigation do not mark anything as
 * read, because the open page does so itself. Browsers without fetch metadata only request documents here.
 */
export function isSeen(request: Request): boolean {
  return request.method === 'GET' && request.headers.get('sec-fetch-dest') !== 'empty' && isPageVisit(request);
}
