import type { MetaDescriptor } from '@remix-run/react';

interface TitledPage {
  data: { title: string; brand: string } | undefined;
}

/** The `meta` of a route whose loader returns the title of its page: the title, followed by the name of the brand. */
export function pageMeta({ data }: TitledPage): MetaDescriptor[] {
  return data ? [{ title: `${data.title} · ${data.brand}` }] : [];
}

/** The same for a page that search engines leave out of their index. */
export function unindexedPageMeta(page: TitledPage): MetaDescriptor[] {
  return page.data ? [...pageMeta(page), { name: 'robots', content: 'noindex' }] : [];
}
