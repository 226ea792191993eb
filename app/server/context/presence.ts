import { cameUnasked, fetchesAhead } from './asked-here.server';
import { header, type RequestFacts } from '../http/request-facts';
import { PAGE_HEADER, PAGE_VISIBLE } from '../response/client-type';

/**
 * Whether a request shows that the member is present: an action, a page they opened, or a request of a page that is
 * visible. Prefetches, frames and images on other sites, photos and the polls of a hidden tab show nothing.
 */
export function saysPresence(facts: RequestFacts): boolean {
  const headerOf = (name: string) => header(facts, name.toLowerCase()) ?? null;
  const request = { headers: { get: headerOf } };
  if (fetchesAhead(request) || cameUnasked(request)) return false;
  if (facts.method !== 'GET' && facts.method !== 'HEAD') return true;
  const { pathname } = facts.url;
  // An open page holds the event stream only while it is visible.
  if (pathname === '/api/events') return true;
  if (pathname.startsWith('/api/')) return headerOf(PAGE_HEADER) === PAGE_VISIBLE;
  const dest = headerOf('Sec-Fetch-Dest');
  if (pathname.endsWith('.data')) return dest === null || dest === 'empty';
  return dest === null ? (headerOf('Accept') ?? '').includes('text/html') : dest === 'document';
}
