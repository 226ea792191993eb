import { redirect } from '@remix-run/node';
import {
  findRegionCounts,
  findSamplePeople,
  getLanderPerson,
  landerCountry,
} from '~/features/discovery/lander-people.service.server';
import { signupAllowed } from '~/features/account/signup-access.server';
import type { LanderView } from '~/landing/kit/lander-view';
import { assetsOf } from '~/landing/registry/lander-assets.server';
import { loadLander } from '~/landing/registry/lander-modules';
import { scriptOf } from '~/landing/registry/lander-scripts.server';
import { getLanderFiles, type LanderAsked } from '~/landing/registry/landers.server';
import { copyFor } from '~/landing/registry/read-lander.server';
import { nichePrefix } from '~/i18n/niche-prefix';
import type { RequestContext } from '~/server/context.server';
import { textFor } from '~/tenancy/tenant-text';

export interface LanderPage {
  view: LanderView;
  title: string;
  description: string;
  /** Null where search engines are asked to stay away. */
  canonical: string | null;
}

/** Everything a landing page is rendered from; 404 for what this brand does not have. Members have their own way in. */
export async function openLanderPage(
  context: RequestContext,
  asked: LanderAsked,
  memberId?: string,
): Promise<LanderPage> {
  const { tenant, locale } = context;
  const niche = nichePrefix(tenant.niche);
  const lander = getLanderFiles({ landers: tenant.landers, niche }, asked);
  const person = memberId === undefined ? null : await getLanderPerson(context, memberId);
  if (context.viewer.kind === 'member') throw redirect(person ? `/members/${person.id}` : '/members');
  const country = landerCountry(context);
  const fictional = {
    icon: tenant.fictional_icon,
    singular: textFor(tenant.fictional_singular, locale),
    plural: textFor(tenant.fictional_plural, locale),
    warning: textFor(tenant.fictional_warning, locale),
  };
  const copy = copyFor(
    lander,
    { locale, niche, slug: asked.slug },
    {
      brand: tenant.name,
      country: country.name,
      min_age: tenant.min_age,
      credits: tenant.signup_credits,
      fictional_singular: fictional.singular,
      fictional_plural: fictional.plural,
      name: person?.name ?? '',
      age: person?.age ?? '',
      place: person?.place ?? '',
    },
  );
  const { needs } = lander.manifest;
  const [people, regions] = await Promise.all([
    needs.includes('people') ? findSamplePeople(context) : [],
    needs.includes('regions') ? findRegionCounts(context) : [],
    loadLander(asked.name),
  ]);
  const view: LanderView = {
    name: asked.name,
    slug: asked.slug,
    niche,
    locale,
    brand: {
      name: tenant.name,
      minAge: tenant.min_age,
      signupCredits: tenant.signup_credits,
      messageLength: tenant.message_length,
    },
    fictional,
    country,
    copy,
    people,
    regions,
    person,
    signupOpen: signupAllowed(context),
    assets: assetsOf(asked.name),
    script: scriptOf(asked.name),
  };
  const path = `/landers/${asked.name}${asked.slug === null ? '' : `/${asked.slug}`}`;
  return {
    view,
    title: copy['meta-title'] ?? textFor(tenant.index_title, locale),
    description: copy['meta-description'] ?? textFor(tenant.description, locale),
    canonical: person ? null : `${context.origin}${path}`,
  };
}
