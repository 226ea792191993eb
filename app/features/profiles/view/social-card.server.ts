import type { RequestContext } from '~/server/context/context.server';
import { personWords } from './person-words.server';
import type { SocialCard } from './social-meta';

/**
 * What a link to this person looks like where it is shared. `image`: the address of the main image while its status is
 * 'active' (spec, section 3), else null, and then there is no card. None for members either: who fetches a preview is a
 * visitor, and it tells no more than they see.
 */
export function socialCard(
  context: Pick<RequestContext, 'tenant' | 'locale' | 'origin' | 'viewer'>,
  person: { name: string; age: number | null; fictional: boolean },
  image: string | null,
): SocialCard | null {
  if (context.viewer.kind !== 'visitor' || image === null) return null;
  return {
    title: personWords(context, person, person.age),
    site: context.tenant.name,
    image: new URL(image, context.origin).href,
  };
}
