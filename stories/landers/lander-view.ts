import interestsEn from '../../locales/en/interests.json';
import interestsNl from '../../locales/nl/interests.json';
import { nichePrefix } from '~/i18n/niche-prefix';
import type { LanderPerson, LanderView } from '~/landing/kit/lander-view';
import { copyFor } from '~/landing/registry/read-lander.server';
import type { Tenant } from '~/tenancy/tenant';
import { fictionalOf } from '../.storybook/brands';
import { castOf } from '../people';
import { assetsOf, type LoadedLander } from './lander-files';
import { landerLabels } from './lander-labels';

export interface LanderPlace {
  brand: Tenant;
  niche: number;
  locale: string;
  slug: string | null;
  signupOpen: boolean;
  /** The number of labelled profiles that can be shown. */
  people: number;
}

const interests: Record<string, Record<string, string>> = { en: interestsEn, nl: interestsNl };

/** The view of a lander, made from the brand's file and the demo's cast instead of a request and the database. */
export function landerView({ lander, map, regions }: LoadedLander, place: LanderPlace): LanderView {
  const { brand, locale, slug, signupOpen } = place;
  const niche = nichePrefix(place.niche);
  const cast = castOf(place.niche, locale, Math.max(place.people, 1)).map((person): LanderPerson => ({
    ...person,
    photo: `/photos/${person.photo}`,
    thumb: `/photos/${person.thumb}`,
    fictional: true,
    interests: person.interestIds.map((id) => interests[locale]?.[`interests.${id}`] ?? id),
  })); // prettier-ignore
  const member = lander.manifest.kind === 'member';
  const person = member ? cast[0]! : null;
  const needs: readonly string[] = lander.manifest.needs ?? [];
  const country = { code: brand.countries[0]!, name: countryName(brand.countries[0]!, locale) };
  const fictional = fictionalOf(brand, locale);
  const values = {
    brand: brand.name,
    country: country.name,
    min_age: brand.min_age,
    credits: brand.signup_credits,
    fictional_singular: fictional.singular,
    fictional_plural: fictional.plural,
    fictional_chat: fictional.chat,
    name: person?.name ?? '',
    age: person?.age ?? '',
    place: person?.place ?? '',
  };
  return {
    name: lander.name,
    slug,
    niche,
    locale,
    brand: {
      name: brand.name,
      minAge: brand.min_age,
      signupCredits: brand.signup_credits,
      messageLength: brand.message_length,
    },
    fictional,
    country,
    labels: landerLabels({ brand, niche, locale, country: country.name, signupOpen, person }),
    copy: copyFor(lander, { locale: locale as never, niche, slug }, values),
    people: needs.includes('people') ? cast.slice(member ? 1 : 0, place.people) : [],
    regions: needs.includes('regions') ? regions.map(countedRegion) : [],
    map: needs.includes('map') ? map : null,
    person,
    signupOpen,
    assets: assetsOf(lander.name),
    script: null,
  };
}

const countryName = (code: string, locale: string) =>
  new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;

/** Uneven counts, some of them zero, as in reality. */
const countedRegion = (region: LoadedLander['regions'][number], index: number) => ({
  ...region,
  profiles: (index * 7) % 19,
});
