import type { Tenant } from './tenant';

type Brand = Pick<Tenant, 'cdn_prefix' | 'logged_out_search'>;

/**
 * Where pictures are that everybody may see, with a slash at the end. A CDN asks as a visitor would, so a brand whose
 * members are not shown to visitors has all of them at its own server.
 */
export function photosAt(brand: Brand): string {
  return `${publicCdn(brand).replace(/\/$/, '')}/photos/`;
}

/** The brand's cdn_prefix where it is used, or nothing. */
export function publicCdn({ cdn_prefix, logged_out_search }: Brand): string {
  return logged_out_search === 'none' ? '' : cdn_prefix;
}
