import type { TraitName } from '~/features/profiles/traits/traits';

/** The traits one can search by; gender is a filter of its own. */
export const searchTraits = [
  'sexuality',
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'tattoos',
] as const satisfies readonly TraitName[];
export type SearchTrait = (typeof searchTraits)[number];

/** The values of the search form as a person sees them: '' and null are "any". Times of day and ids stay outside. */
export interface SearchForm {
  gender: '' | 'male' | 'female';
  /** ISO 3166; '' is all countries of the brand. */
  country: string;
  /** ISO 3166-2 of `country`. */
  region: string;
  minAge: number | null;
  maxAge: number | null;
  /** Of each trait one of these; a trait that is missing is not asked for. */
  traits: Partial<Record<SearchTrait, readonly string[]>>;
  /** At least one of these. */
  interests: readonly string[];
  /** Kilometres. */
  distance: number | null;
  online: boolean;
  /** New here. */
  fresh: boolean;
  photo: boolean;
  /** No fictional profiles. */
  real: boolean;
}

/** Everybody. */
export const noFilters: SearchForm = {
  gender: '',
  country: '',
  region: '',
  minAge: null,
  maxAge: null,
  traits: {},
  interests: [],
  distance: null,
  online: false,
  fresh: false,
  photo: false,
  real: false,
};

/** The yes-or-no filters and what they are called in the address. */
export const searchSwitches = { online: 'online', fresh: 'new', photo: 'photo', real: 'real' } as const;
export type SearchSwitch = keyof typeof searchSwitches;

/** Every filter as the address names it: one of them makes it a search of its own, not the one that is remembered. */
export const searchParameters: readonly string[] = [
  'gender',
  'country',
  'countryregion',
  'min_age',
  'max_age',
  ...searchTraits,
  'interests',
  'distance',
  ...Object.values(searchSwitches),
];

/** The form as query of /members, every field named: an empty one means "any", a missing one the default. */
export function searchQuery(form: SearchForm, page?: string): string {
  const query = new URLSearchParams({ gender: form.gender, country: form.country });
  if (form.region) query.set('countryregion', form.region);
  if (form.minAge !== null) query.set('min_age', String(form.minAge));
  if (form.maxAge !== null) query.set('max_age', String(form.maxAge));
  for (const trait of searchTraits) for (const value of form.traits[trait] ?? []) query.append(trait, value);
  for (const interest of form.interests) query.append('interests', interest);
  if (form.distance !== null) query.set('distance', String(form.distance));
  for (const [name, parameter] of Object.entries(searchSwitches))
    if (form[name as SearchSwitch]) query.set(parameter, '1');
  if (page) query.set('page', page);
  return `?${query.toString()}`;
}
