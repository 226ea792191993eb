/** The title of the brand without its name, which stands above it: `Golden Hour: meet someone` says «Meet someone». */
export function claimOf(title: string, brand: string, locale: string): string {
  const rest = title.startsWith(brand) ? title.slice(brand.length).replace(/^\s*[:–—-]\s*/u, '') : title;
  const [first] = rest;
  // A title that is the name alone, or that goes on without a separator, is shown whole.
  if (first === undefined || rest === title.slice(brand.length)) return title;
  return first.toLocaleUpperCase(locale) + rest.slice(first.length);
}

/** A claim in one line, without the marks of lander copy. */
export const plainClaim = (claim: string): string => claim.replaceAll('*', '').replaceAll(/\s*\n\s*/g, ' ');
