import { header, type RequestFacts } from './request-facts';
import { PAGE_HEADER, PAGE_VISIBLE } from './wire';

/**
 * Whether a request says that the person is there: something done, a page they went to, or a page of theirs that says
 * it can be seen. What a browser fetches ahead, what another site frames or embeds, a picture and the poll of a hidden
 * tab say nothing.
 */
export function saysPresence(facts: Pick<RequestFacts, 'method' | 'url' | 'headers'>): boolean {
  const said = (name: string) => header(facts as RequestFacts, name) ?? '';
  if (/prefetch|prerender|preview/i.test(`${said('sec-purpose')} ${said('purpose')} ${said('x-moz')}`)) return false;
  const [site, mode, dest, user] = ['site', 'mode', 'dest', 'user'].map((name) => said(`sec-fetch-${name}`));
  // A link that was followed from elsewhere, in webmail for one, was followed by a person.
  const elsewhere = site !== '' && site !== 'same-origin';
  if (elsewhere && `${mode},${dest},${user}` !== 'navigate,document,?1') return false;
  if (facts.method !== 'GET' && facts.method !== 'HEAD') return true;
  const { pathname } = facts.url;
  // An open page holds the stream while it can be seen.
  if (pathname === '/api/events') return true;
  if (pathname.startsWith('/api/')) return said(PAGE_HEADER) === PAGE_VISIBLE;
  if (dest === '') return pathname.endsWith('.data') || said('accept').includes('text/html');
  return dest === 'document' || (dest === 'empty' && pathname.endsWith('.data'));
}
