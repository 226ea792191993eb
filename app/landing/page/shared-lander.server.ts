import { brandSubject, landerSubject } from '~/features/sharing/sharing.service.server';
import type { SharingSubject } from '~/features/sharing/sharing-card.server';
import { nichePrefix } from '~/i18n/niche-prefix';
import { pictureOf } from '../registry/lander-picture.server';
import type { Lander } from '../registry/read-lander.server';
import type { RequestContext } from '~/server/context/context.server';
import { landerCopy } from './lander-copy.server';

/** What the sharing image of a lander shows: its headline and its picture, the same for visitors of all countries. */
export function sharedLander(context: RequestContext, lander: Lander, slug: string | null): SharingSubject {
  const { tenant, locale } = context;
  // Two countries show whether the headline names them.
  const [first, other] = [tenant.countries[0]!, tenant.countries.at(-1)!];
  const headline = headlineIn(context, { lander, slug, country: first });
  const isSame = other === first || headlineIn(context, { lander, slug, country: other }) === headline;
  return landerSubject(context, {
    locale,
    // A headline that names the visitor's country says nothing to others.
    headline: (isSame && headline) || brandSubject(context, locale).claim,
    name: lander.name,
    slug,
    picture: pictureOf(lander, { slug, niche: nichePrefix(tenant.niche) }),
  });
}

function headlineIn(
  context: RequestContext,
  { lander, slug, country }: { lander: Lander; slug: string | null; country: string },
): string | undefined {
  const copy = landerCopy({ ...context, country: { geoip: country, selected: null } }, lander, slug);
  return copy['headline'] || copy['meta-title'];
}
