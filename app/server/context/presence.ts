import { cameUnasked, fetchesAhead } from './asked-here.server';
import { header, type RequestFacts } from '../http/request-facts';
import { PAGE_HEADER, PAGE_VISIBLE } from '../response/client-type';

/**
 * Whether a request says that the person is there: something done, a page they went to, or a page of theirs that says
 * it can be seen. What a browser fetches ahead, what another site frames or embeds, a picture and the poll of a hidden
 * tab say nothing.
 */
export function saysPresence(facts: RequestFacts): boolean {
  const said = (name: string) => header(facts, name.toLowerCase()) ?? null;
  const asked = { headers: { get: said } };
  if (fetchesAhead(asked) || cameUnasked(asked)) return false;
  if (facts.method !== 'GET' && facts.method !== 'HEAD') return true;
  const { pathname } = facts.url;
  // An open page holds the stream while it can be seen.
  if (pathname === '/api/events') return true;
  if (pathname.startsWith('/api/')) return said(PAGE_HEADER) === PAGE_VISIBLE;
  const dest = said('Sec-Fetch-Dest');
  if (pathname.endsWith('.data')) return dest === null || dest === 'empty';
  return dest === null ? (said('Accept') ?? '').includes('text/html') : dest === 'document';
}
