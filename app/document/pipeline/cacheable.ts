import { SECOND } from '~/time/durations';

/** The query name that turns on the logging of bounces (spec section 4). */
export const BOUNCE_QUERY = 'lb';

/** On which query names a page depends: all others (tracking ids) are part neither of the key nor of the page. */
export interface CacheRule {
  path: RegExp;
  query: readonly string[];
  /** Query names that make the page personal to one visitor: such a page is never cached. */
  personal?: readonly string[];
  ttl: number;
}

/** What a visitor did on a lander, carried through signup. */
const LANDER_CONTEXT = ['lander', 'like', 'region', 'answer'];

/** All filters of search, the same as `searchParameters`; a test compares the two. */
// prettier-ignore
export const SEARCH = [
  'gender', 'country', 'countryregion', 'min_age', 'max_age', 'sexuality', 'hair_color', 'eye_color', 'body_type',
  'relationship_status', 'tattoos', 'interests', 'distance', 'online', 'new', 'photo', 'real', 'checked', 'order', 'page',
];

const RULES: readonly CacheRule[] = [
  { path: /^\/$/, query: [], ttl: 300 * SECOND },
  { path: /^\/login$/, query: ['next', 'notice'], ttl: 300 * SECOND },
  { path: /^\/signup$/, query: [], personal: LANDER_CONTEXT, ttl: 300 * SECOND },
  { path: /^\/members\/[a-z0-9]{26}\/signup$/, query: [], personal: LANDER_CONTEXT, ttl: 60 * SECOND },
  {
    path: /^\/members$/,
    query: SEARCH,
    personal: ['hidden'],
    ttl: 30 * SECOND,
  },
  { path: /^\/members\/[a-z0-9]{26}$/, query: [], ttl: 30 * SECOND },
  { path: /^\/landers\/[a-z0-9-]+(?:\/[a-z0-9-]+)?$/, query: [], ttl: 60 * SECOND },
  { path: /^\/members\/[a-z0-9]{26}\/landing[23]?(?:\/[a-z0-9-]+)?$/, query: [], ttl: 60 * SECOND },
  { path: /^\/pricing$/, query: ['country'], ttl: 300 * SECOND },
  { path: /^\/pages\/[a-z-]+$/, query: [], ttl: 300 * SECOND },
  { path: /^\/activate\/error$/, query: [], ttl: 300 * SECOND },
];

/** The longest query value that may become part of a key. */
const MAX_VALUE = 120;

export function findCacheRule(path: string): CacheRule | undefined {
  return RULES.find((rule) => rule.path.test(path));
}

/** Undefined if the page must not be cached: a value is too long, or the query is personal to one visitor. */
export function queryKey(rule: CacheRule, query: URLSearchParams): string | undefined {
  if (rule.personal?.some((name) => query.has(name))) return undefined;
  // The script that reports bounces is in the page.
  const parts: string[] = query.has(BOUNCE_QUERY) ? [`${BOUNCE_QUERY}=1`] : [];
  for (const name of rule.query) {
    const values = query.getAll(name);
    if (values.length === 0) continue;
    if (values.join('').length > MAX_VALUE) return undefined;
    parts.push(`${name}=${values.map(encodeURIComponent).join(',')}`);
  }
  return parts.join('&');
}
