import type { MetaDescriptor } from '@remix-run/react';

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
}

/** The same with a description and the canonical URL, for a public page that search engines show. */
export function describedPageMeta(page: DescribedPage): MetaDescriptor[] {
  if (!page.data) return [];
  const { description, canonical } = page.data;
  return [
    ...pageMeta(page),
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ];
}

/** The same for a page that search engines leave out of their index. */
export function unindexedPageMeta(page: TitledPage): MetaDescriptor[] {
  return page.data ? [...pageMeta(page), { name: 'robots', content: 'noindex' }] : [];
}
