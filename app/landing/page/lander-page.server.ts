import { data, redirect } from '@remix-run/node';
import { isMember } from '~/contract/actor';
import {
  findRegionCounts,
  findSamplePeople,
  getLanderPerson,
} from '~/features/discovery/front-page/lander-people.service.server';
import { landerCountry } from '~/features/profiles/places/place-names.service.server';
import { signupAllowed } from '~/features/joining/signup/signup-access.server';
import { takesFirstWords } from '~/features/joining/signup/signup-target.service.server';
import { fictionalWords } from '~/features/profiles/view/fictional-words.server';
import { personWords } from '~/features/profiles/view/person-words.server';
import { sharedPicture, type SharedPicture } from '~/features/sharing/sharing.service.server';
import { socialCard } from '~/features/profiles/view/social-card.server';
import type { SocialCard } from '~/features/profiles/view/social-meta';
import type { LanderView } from '../kit/lander-view';
import { assetsOf, scriptOf } from '../registry/lander-assets.server';
import { findCountryMap } from '../map/country-map.server';
import { loadLander } from '../registry/lander-modules';
import { awaitCurrentLanders, getLanderFiles, type LanderAsked } from '../registry/landers.server';
import { nichePrefix } from '~/i18n/niche-prefix';
import { trackingQuery } from '~/server/context/tracking';
import type { BrandContext, RequestContext } from '~/server/context/context.server';
import { PRIVATE } from '~/server/response/json-response.server';
import { textFor } from '~/tenancy/tenant-text';
import { landerCopy } from './lander-copy.server';
import { landerLabels } from './lander-labels.server';
import { sharedLander } from './shared-lander.server';

export interface LanderPage {
  view: LanderView;
  title: string;
  description: string;
  url: string;
  /** Null for pages that search engines are asked not to index. */
  canonical: string | null;
  /** How other sites preview a link to the lander; null for the landing page of one person, which has a card. */
  picture: SharedPicture | null;
  /** How other sites preview a link to the landing page of one person. */
  social: SocialCard | null;
}

/** A member can withdraw their consent, so the landing page of a member is never cached. */
export async function openPersonPage(
  context: RequestContext,
  request: LanderAsked,
  memberId: string,
): Promise<LanderPage> {
  const page = await openLanderPage(context, request, memberId);
  // Remix applies the headers and passes only the data on to the page, which its types do not express.
  return page.view.person?.fictional ? page : (data(page, { headers: PRIVATE }) as unknown as LanderPage);
}

/** Throws 404 for a lander that this brand does not have; members are redirected to their own pages. */
export async function openLanderPage(
  context: RequestContext,
  request: LanderAsked,
  memberId?: string,
): Promise<LanderPage> {
  const { tenant, locale } = context;
  const niche = nichePrefix(tenant.niche);
  await awaitCurrentLanders();
  const lander = getLanderFiles({ landers: tenant.landers, niche }, request);
  const person = memberId === undefined ? null : await getLanderPerson(context, memberId);
  if (isMember(context.viewer)) throw redirect(person ? `/members/${person.id}` : '/members');
  if (person && !(await sendsFirstWords(context, person))) {
    const query = trackingQuery(context.tracking);
    throw redirect(`/members/${person.id}/signup${query ? `?${query}` : ''}`);
  }
  const country = landerCountry(context);
  const copy = landerCopy(context, lander, request.slug, person);
  // The page title cannot show the fictional label beside the name, so the name itself contains the words.
  const named = person && { ...person, name: personWords(context, person) };
  const head = named ? landerCopy(context, lander, request.slug, named) : copy;
  const { needs } = lander.manifest;
  const [people, regions, map] = await Promise.all([
    needs.includes('people') ? findSamplePeople(context, request.name) : [],
    needs.includes('regions') ? findRegionCounts(context) : [],
    needs.includes('map') ? findCountryMap(country.code) : null,
    loadLander(request.name),
  ]);
  const view: LanderView = {
    name: request.name,
    slug: request.slug,
    niche,
    locale,
    brand: {
      name: tenant.name,
      minAge: tenant.min_age,
      signupCredits: tenant.signup_credits,
      messageLength: tenant.message_length,
    },
    fictional: fictionalWords(context),
    country,
    labels: landerLabels(context, country, person),
    copy,
    people,
    regions,
    map,
    person,
    signupOpen: signupAllowed(context),
    assets: assetsOf(request.name),
    script: scriptOf(request.name),
  };
  const url = `${context.origin}/landers/${request.name}${request.slug === null ? '' : `/${request.slug}`}`;
  return {
    view,
    title: head['meta-title'] || textFor(tenant.index_title, locale),
    description: copy['meta-description'] || textFor(tenant.description, locale),
    url,
    // Where only some or no visitors may sign up, search engines would lead people to a closed page.
    canonical: person || tenant.signups !== 'all' ? null : url,
    picture: person ? null : await sharedPicture(context, sharedLander(context, lander, request.slug)),
    social: person && socialCard(context, person, person.photo),
  };
}

/** False where the person takes no first message, or where the credits of a new account do not pay for it. */
async function sendsFirstWords(
  context: BrandContext,
  { id, fictional }: { id: string; fictional: boolean },
): Promise<boolean> {
  const { signup_credits: given, message_credits: cost } = context.tenant;
  return given >= cost && (await takesFirstWords(context, { id, kind: fictional ? 'fictional' : 'member' }));
}
