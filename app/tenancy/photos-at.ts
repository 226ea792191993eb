import type { Tenant } from './tenant';

type Brand = Pick<Tenant, 'cdn_prefix' | 'logged_out_search'>;

/**
 * The prefix ends with a slash. A CDN asks as a visitor does, so it has only what visitors may see: visitors load photos
 * from it, members from the brand itself.
 */
export function photosAt(brand: Brand, viewer: 'visitor' | 'member'): string {
  return viewer === 'visitor' ? `${publicCdn(brand).replace(/\/$/, '')}/photos/` : '/photos/';
}

/** The brand's cdn_prefix if it is used, else the empty string. */
export function publicCdn({ cdn_prefix, logged_out_search }: Brand): string {
  return logged_out_search === 'none' ? '' : cdn_prefix;
}
