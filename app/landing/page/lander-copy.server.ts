import { landerCountry } from '~/features/profiles/places/place-names.service.server';
import type { LanderPerson } from '../kit/lander-view';
import { copyFor, type Lander } from '../registry/read-lander.server';
import { nichePrefix } from '~/i18n/niche-prefix';
import type { RequestContext } from '~/server/context/context.server';
import { textFor } from '~/tenancy/tenant-text';

/** The texts of a lander in the visitor's language, with the brand's values. */
export function landerCopy(
  context: RequestContext,
  lander: Lander,
  slug: string | null,
  person: LanderPerson | null = null,
): Record<string, string> {
  const { tenant, locale } = context;
  const reader = { locale, niche: nichePrefix(tenant.niche), slug, member: person !== null && !person.fictional };
  return copyFor(lander, reader, {
    brand: tenant.name,
    country: landerCountry(context).name,
    min_age: tenant.min_age,
    credits: tenant.signup_credits,
    fictional_singular: textFor(tenant.fictional_singular, locale),
    fictional_plural: textFor(tenant.fictional_plural, locale),
    fictional_chat: tenant.fictional_chat,
    name: person?.name ?? '',
    age: person?.age ?? '',
    place: person?.place ?? '',
  });
}
