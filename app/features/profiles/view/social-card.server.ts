import { isVisitor } from '~/contract/actor';
import type { RequestContext } from '~/server/context/context.server';
import { personWords } from './person-words.server';
import type { SocialCard } from './social-meta';

/**
 * The preview of a link to this person where it is shared. `image` is the URL of the main image while its status is
 * 'active' (specification, section 3), else null; without an image there is no card. There is none for members either:
 * previews are fetched by visitors, and show no more than they see.
 */
export function socialCard(
  context: Pick<RequestContext, 'tenant' | 'locale' | 'origin' | 'viewer'>,
  person: { name: string; age: number | null; fictional: boolean },
  image: string | null,
): SocialCard | null {
  if (!isVisitor(context.viewer) || image === null) return null;
  return {
    title: personWords(context, person, person.age),
    site: context.tenant.name,
    image: new URL(image, context.origin).href,
  };
}
