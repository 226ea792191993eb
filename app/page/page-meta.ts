import type { MetaDescriptor } from '@remix-run/react';
import { breadcrumbs, previewTags } from './head/page-head';

interface TitledPage {
  data: { title: string; brand: string } | undefined;
}

/** The `meta` of a route whose loader returns the title of its page: the title, followed by the name of the brand. */
export function pageMeta({ data }: TitledPage): MetaDescriptor[] {
  return data ? [{ title: `${data.title} · ${data.brand}` }] : [];
}

interface NestedPage {
  matches: readonly { meta?: MetaDescriptor[] }[];
}

/** The title that the root gives to error pages, for a route with an error page of its own. */
export const errorPageMeta = ({ matches }: NestedPage): MetaDescriptor[] => matches[0]?.meta ?? [];

interface DescribedPage {
  data: { title: string; brand: string; description: string; canonical: string } | undefined;
  matches?: readonly { data?: unknown }[];
}

/** The same with a description, the canonical URL and a preview for other sites, for a page that search engines show. */
export function publicPageMeta(page: DescribedPage): MetaDescriptor[] {
  if (!page.data) return [];
  const { title, description, canonical } = page.data;
  return [
    ...pageMeta(page),
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
    ...previewTags(page, { title, description, url: canonical }),
  ];
}

/** The same for a page below the front page. */
export function describedPageMeta(page: DescribedPage): MetaDescriptor[] {
  if (!page.data) return [];
  const { title, canonical: url } = page.data;
  return [...publicPageMeta(page), ...breadcrumbs(page, { title, url })];
}

/** For a page that people share, and that search engines leave out of their index. */
export function sharedPageMeta(page: DescribedPage): MetaDescriptor[] {
  if (!page.data) return [];
  const { title, description, canonical: url } = page.data;
  return [
    ...unindexedPageMeta(page),
    { name: 'description', content: description },
    ...previewTags(page, { title, description, url }),
  ];
}

/** The same for a page that search engines leave out of their index. */
export function unindexedPageMeta(page: TitledPage): MetaDescriptor[] {
  return page.data ? [...pageMeta(page), { name: 'robots', content: 'noindex' }] : [];
}
