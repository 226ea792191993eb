import type { PageParts } from './page-budgets';

/** In this order, each from what the ones before have left. */
const PARTS: readonly [string, RegExp][] = [
  ['styles', /<style\b[\s\S]*?<\/style>/g],
  ['data', /<script type="application\/json"[\s\S]*?<\/script>/g],
  ['scripts', /<script\b[\s\S]*?<\/script>/g],
  ['head', /<head>[\s\S]*<\/head>/g],
  ['cards', /<article\b[\s\S]*?<\/article>/g],
  ['messages', /<section\b[^>]*>(?:(?!<\/section>)[\s\S])*data-message=""[\s\S]*?<\/section>/g],
  ['search form', /<form\b[^>]*role="search"[\s\S]*?<\/form>/g],
  ['header', /<header\b[\s\S]*?<\/header>/g],
  ['navigation', /<nav\b[\s\S]*?<\/nav>/g],
  ['footer', /<footer\b[\s\S]*<\/footer>/g],
  ['main', /<main\b[\s\S]*<\/main>/g],
];

/** What a page is made of, in bytes of HTML. */
export function pageParts(html: string): PageParts {
  const parts: PageParts = {};
  let rest = html;
  for (const [name, pattern] of PARTS) {
    const found = rest.match(pattern) ?? [];
    parts[name] = found.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    rest = rest.replaceAll(pattern, '');
  }
  return { ...parts, rest: Buffer.byteLength(rest) };
}
