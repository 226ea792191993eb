import type { Tenant } from './tenant';

type Brand = Pick<Tenant, 'cdn_prefix' | 'logged_out_search'>;

/**
 * The URL prefix, with a slash at the end, of photos that everybody may see. A CDN requests photos as a visitor does,
 * so a brand that hides its members from visitors serves all photos itself.
 */
export function photosAt(brand: Brand): string {
  return `${publicCdn(brand).replace(/\/$/, '')}/photos/`;
}

/** The brand's cdn_prefix if it is used, else the empty string. */
export function publicCdn({ cdn_prefix, logged_out_search }: Brand): string {
  return logged_out_search === 'none' ? '' : cdn_prefix;
}
