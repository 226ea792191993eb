const PRELOAD = '<link rel="modulepreload" ';

/**
 * Lets the scripts of a page load after its text and faces: browsers load module preloads before pictures, and Remix
 * gives them no priority. React compares attributes only in development, so there the page stays as it is.
 */
export function scriptsLater(html: string): string {
  return import.meta.env.DEV ? html : lowered(html);
}

export const lowered = (html: string): string => html.replaceAll(PRELOAD, `${PRELOAD}fetchpriority="low" `);
