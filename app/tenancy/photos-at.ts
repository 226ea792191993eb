import type { Tenant } from './tenant';

type Brand = Pick<Tenant, 'cdn_prefix' | 'logged_out_search'>;

/** The prefix ends with a slash. A CDN asks as a visitor does, so a brand that hides members uses none. */
export function photosAt(brand: Brand): string {
  return `${publicCdn(brand).replace(/\/$/, '')}/photos/`;
}

/** The brand's cdn_prefix if it is used, else the empty string. */
export function publicCdn({ cdn_prefix, logged_out_search }: Brand): string {
  return logged_out_search === 'none' ? '' : cdn_prefix;
}
