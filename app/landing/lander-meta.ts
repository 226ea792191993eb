/** The head of a landing page: its own title and description, and one canonical URL for all its visitors. */
export function landerMeta(
  page: { title: string; description: string; canonical: string | null; brand: string } | undefined,
) {
  if (!page) return [];
  return [
    { title: page.title.includes(page.brand) ? page.title : `${page.title} · ${page.brand}` },
    { name: 'description', content: page.description },
    page.canonical === null
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link', rel: 'canonical', href: page.canonical },
  ];
}
