/** The document title: "Log in · Golden Hour". */
export function pageTitle(page: { title: string; brand: string } | undefined): { title: string }[] {
  return page ? [{ title: `${page.title} · ${page.brand}` }] : [];
}
