import { formsOf, parsePage } from './html';
import type { HttpResponse } from '../product/http';
import type { Visitor } from '../visitor';

export interface Crawled {
  path: string;
  /** The page with the link that led here. */
  from: string;
  response: HttpResponse;
  /** Undefined unless the response is HTML. */
  page: Document | undefined;
}

/** What is stored of a visited URL: the page itself is read during the crawl and then discarded. */
export interface Finding {
  path: string;
  from: string;
  status: number;
  isPage: boolean;
  problems: string[];
}

/** Paths that are not followed: they end the session, or show mails, which belong to the tests that send them. */
const NOT_FOLLOWED = /^\/(?:api\/logout\.php|dev\/mailbox)/;
/** How many URLs are visited that differ only in an id or a page number. */
const PER_SHAPE = 4;

/**
 * Follows every internal link, GET form, picture, script and style from one page on, each URL once. `read` returns the
 * problems of each.
 */
export async function crawl(
  visitor: Visitor,
  start: string,
  read: (crawled: Crawled) => string[],
  limit = 500,
): Promise<Finding[]> {
  const seen = new Set([start]);
  const shapes = new Map<string, number>();
  const queue = [{ path: start, from: '(start)' }];
  const findings: Finding[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (findings.length >= limit) throw new Error(`more than ${limit} addresses: is something endless?`);
    const visited = await visit(visitor, next);
    const { response, page } = visited;
    const isPage = page !== undefined;
    findings.push({ ...next, status: response.status, isPage, problems: isPage ? read(visited) : [] });
    for (const path of page ? urlsOf(page, visitor.origin, next.path) : redirectOf(response, visitor.origin)) {
      const shape = shapeOf(path);
      const known = shapes.get(shape) ?? 0;
      if (seen.has(path) || NOT_FOLLOWED.test(path) || known >= PER_SHAPE) continue;
      seen.add(path);
      shapes.set(shape, known + 1);
      queue.push({ path, from: next.path });
    }
  }
  return findings;
}

export async function visit(
  visitor: Visitor,
  { path, from = '(start)' }: { path: string; from?: string },
): Promise<Crawled> {
  const response = await visitor.open(path, { 'Sec-Fetch-Site': 'same-origin' });
  return { path, from, response, page: isHtml(response) ? parsePage(response.body) : undefined };
}

const isHtml = ({ headers }: HttpResponse) => (headers['content-type'] ?? '').startsWith('text/html');

function urlsOf(page: Document, origin: string, path: string): string[] {
  const raw = [
    ...attributes(page, 'a[href], link[href]', 'href'),
    ...attributes(page, 'img[src], script[src], source[src], video[src]', 'src'),
    ...attributes(page, 'img[srcset], source[srcset]', 'srcset').flatMap((set) =>
      set.split(',').map((part) => part.trim().split(' ')[0]!),
    ),
    ...formsOf(page, path)
      .filter(({ method }) => method === 'get')
      .map(({ action, fields }) => `${action.split('?')[0]}?${new URLSearchParams(fields).toString()}`),
  ];
  return raw.flatMap((href) => internal(href, origin, path));
}

function redirectOf(response: HttpResponse, origin: string): string[] {
  const { location } = response.headers;
  return location ? internal(location, origin, '/') : [];
}

function internal(href: string, origin: string, base: string): string[] {
  if (!URL.canParse(href, origin + base)) return [];
  const url = new URL(href, origin + base);
  return url.origin === origin ? [url.pathname + url.search] : [];
}

const attributes = (page: Document, selector: string, name: string) =>
  [...page.querySelectorAll(selector)].map((element) => element.getAttribute(name)!);

/** The path without ids, numbers and the values of its query. */
function shapeOf(path: string): string {
  const [name = '', query = ''] = path.split('?');
  const names = [...new URLSearchParams(query).keys()].join('&');
  return `${name.replaceAll(/\/[0-9a-z-]{20,}(?=[/.]|$)/gi, '/…').replaceAll(/\d+/g, '0')}?${names}`;
}
