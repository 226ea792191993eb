import type { Crawled } from './crawl';

/** Checks the rules for every page of the product, no matter who sees it. Returns what is wrong. */
export function pageProblems({ path, response, page }: Crawled): string[] {
  const problems: string[] = [];
  const say = (what: string) => problems.push(`${path}: ${what}`);
  for (const [name, value] of Object.entries(HEADERS)) {
    if (!value.test(String(response.headers[name] ?? ''))) say(`${name} is ${String(response.headers[name])}`);
  }
  if (!page) return problems;
  const policy = String(response.headers['content-security-policy'] ?? '');
  if (!/default-src 'none'/.test(policy) || !/frame-ancestors 'none'/.test(policy))
    say('a weak Content-Security-Policy');
  if (/unsafe-inline|unsafe-eval|\*(?:\s|;|$)/.test(policy)) say(`an open Content-Security-Policy: ${policy}`);
  if (!/^private/.test(String(response.headers['cache-control'])))
    say(`Cache-Control ${String(response.headers['cache-control'])}`);
  if (!page.title.trim()) say('no title');
  if (!/^[a-z]{2}$/.test(page.documentElement.getAttribute('lang') ?? '')) say('no lang');
  if (page.querySelectorAll('h1').length !== 1) say(`${page.querySelectorAll('h1').length} h1`);
  if (page.querySelectorAll('main').length !== 1) say(`${page.querySelectorAll('main').length} main`);
  for (const id of ownStyles(page)) say(`a class of ${id} that the component sheet lacks`);
  for (const styled of page.querySelectorAll('[style]')) say(`a style attribute on ${styled.tagName}`);
  for (const handler of page.querySelectorAll('[onclick], [onload], [onerror]')) say(`a handler on ${handler.tagName}`);
  for (const image of page.querySelectorAll('img:not([alt])')) say(`no alt on ${image.getAttribute('src')}`);
  for (const link of page.querySelectorAll('a[href^="javascript:"]')) say(`a script for a link: ${link.textContent}`);
  for (const field of page.querySelectorAll(TYPED_FIELDS)) {
    // A field with a maximum length says so in advance, with its own attribute or with a text that describes the field.
    if (!['maxlength', 'max', 'aria-describedby'].some((name) => field.hasAttribute(name))) {
      say(`no bound on ${field.getAttribute('name')}`);
    }
  }
  for (const id of doubled(page)) say(`the id ${id} twice`);
  return problems;
}

const HEADERS: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(?:strict-origin-when-cross-origin|same-origin)$/,
  'x-frame-options': /^DENY$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'x-request-id': /^[0-9a-z]{26}$/i,
};

/** Fields into which a person types. */
const TYPED_FIELDS = ['text', 'email', 'password', 'search', 'tel', 'url', 'number', 'date']
  .map((type) => `input[type="${type}"][name]`)
  .concat('input:not([type])[name]', 'textarea[name]')
  .join(', ');

function doubled(page: Document): string[] {
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  return [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))];
}

/** The components whose styles a page holds itself although it links the component sheet; those of the whole page may. */
function ownStyles(page: Document): string[] {
  const text = page.querySelector('style[data-rest]')?.textContent ?? '';
  const ids = [...text.matchAll(/data-styled\.g\d+\[id="([^"]+)"\]/g)].map(([, id]) => id!);
  return ids.filter((id) => !id.startsWith('sc-global-'));
}
