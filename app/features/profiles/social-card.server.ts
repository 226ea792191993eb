import type { RequestContext } from '~/server/context.server';
import { textFor } from '~/tenancy/tenant-text';
import type { SocialCard } from './social-meta';

/**
 * What a link to this person looks like where it is shared. `image`: the address of the main image while its status is
 * 'active' (spec, section 3), else null, and then there is no card. None for members either: who fetches a preview is a
 * visitor, and it tells no more than they see.
 */
export function socialCard(
  { tenant, locale, origin, viewer }: Pick<RequestContext, 'tenant' | 'locale' | 'origin' | 'viewer'>,
  { name, age, fictional }: { name: string; age: number | null; fictional: boolean },
  image: string | null,
): SocialCard | null {
  if (viewer.kind !== 'visitor' || image === null) return null;
  const words = age === null ? name : `${name}, ${age}`;
  return {
    title: fictional ? `${words} (${textFor(tenant.fictional_singular, locale)})` : words,
    site: tenant.name,
    image: new URL(image, origin).href,
  };
}
