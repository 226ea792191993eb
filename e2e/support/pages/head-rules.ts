import type { HttpResponse } from '../product/http';

export interface PublicPage {
  origin: string;
  path: string;
  locale: string;
  response: HttpResponse;
  page: Document;
}

const OPEN_GRAPH = [
  'og:type',
  'og:site_name',
  'og:locale',
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:type',
  'og:image:width',
  'og:image:height',
  'og:image:alt',
];

export const metaOf = (page: Document, name: string): string | null =>
  page.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ?? null;

export const canonicalOf = (page: Document): string | null =>
  page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;

export const isIndexed = (page: Document): boolean => !/noindex/.test(metaOf(page, 'robots') ?? '');

/** What is wrong with the head of a page that search engines and other sites show. */
export function headProblems({ origin, path, locale, response, page }: PublicPage): string[] {
  const problems: string[] = [];
  const say = (what: string) => problems.push(`${path} (${locale}): ${what}`);
  const url = origin + path;
  if (response.status !== 200) say(`${response.status}`);
  if (page.documentElement.getAttribute('lang') !== locale) say(`lang ${page.documentElement.getAttribute('lang')}`);
  if (response.headers['content-language'] !== locale)
    say(`Content-Language ${String(response.headers['content-language'])}`);
  if (!isIndexed(page)) say('noindex');
  if (canonicalOf(page) !== url) say(`canonical ${canonicalOf(page)}`);
  if (page.querySelector('link[hreflang]')) say('hreflang, although URLs carry no locale');
  const title = page.title.trim();
  if (title.length < 5 || title.length > 90) say(`a title of ${title.length} characters`);
  const description = metaOf(page, 'description') ?? '';
  if (description.length < 15 || description.length > 260) say(`a description of ${description.length} characters`);
  for (const name of OPEN_GRAPH) if (!metaOf(page, name)) say(`no ${name}`);
  if (metaOf(page, 'og:url') !== url) say(`og:url ${metaOf(page, 'og:url')}`);
  if (!metaOf(page, 'og:locale')?.startsWith(`${locale}_`)) say(`og:locale ${metaOf(page, 'og:locale')}`);
  const image = metaOf(page, 'og:image') ?? '';
  if (!image.startsWith(`${origin}/sharing/`) || !image.includes(`.${locale}.jpg?v=`)) say(`og:image ${image}`);
  if (metaOf(page, 'twitter:card') !== 'summary_large_image') say('no twitter:card');
  for (const tag of [...OPEN_GRAPH, 'description', 'robots']) {
    const count = page.querySelectorAll(`meta[property="${tag}"], meta[name="${tag}"]`).length;
    if (count > 1) say(`${tag} ${count} times`);
  }
  return problems;
}

type Graph = Record<string, unknown> & { '@type'?: string };

/** The structured data of a page, each thing for itself. Throws if it is no JSON. */
export function structuredDataOf(page: Document): Graph[] {
  return [...page.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    const data = JSON.parse(script.textContent ?? '') as Graph & { '@graph'?: Graph[] };
    if (data['@context'] !== 'https://schema.org') throw new Error('structured data without its context');
    return data['@graph'] ?? [data];
  });
}
