import type { Gender } from '~/contract/identifiers';
import type { TraitName } from '~/features/profiles/traits/traits';

/** The traits that can be searched by. Gender is a filter of its own. */
export const searchTraits = [
  'sexuality',
  'hair_color',
  'eye_color',
  'body_type',
  'relationship_status',
  'tattoos',
] as const satisfies readonly TraitName[];
export type SearchTrait = (typeof searchTraits)[number];

/** Which people come first. None of them can be bought. */
export const searchOrders = ['best', 'nearest', 'active', 'new'] as const;
export type SearchOrder = (typeof searchOrders)[number];
/** The order where the URL names none. Nobody is best for a visitor, who sees those first who were here last. */
export const DEFAULT_ORDER: SearchOrder = 'best';

/** As a person sees them: '' and null mean "any". It holds no times and no ids of members. */
export interface SearchForm {
  order: SearchOrder;
  gender: '' | Gender;
  /** ISO 3166 code; '' means all countries of the brand. */
  country: string;
  /** ISO 3166-2 code of a region of `country`. */
  region: string;
  minAge: number | null;
  maxAge: number | null;
  /** A person must have one of the listed values of each trait. A trait that is missing is not filtered by. */
  traits: Partial<Record<SearchTrait, readonly string[]>>;
  /** A person must have at least one of these. */
  interests: readonly string[];
  /** In kilometres, whatever unit it is shown in. */
  distance: number | null;
  online: boolean;
  /** Only people who signed up recently. */
  fresh: boolean;
  photo: boolean;
  /** No fictional profiles. */
  real: boolean;
  /** Only members whose first photo a staff member compared. */
  checked: boolean;
}

/** The search that finds everybody. */
export const noFilters: SearchForm = {
  order: DEFAULT_ORDER,
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
  checked: false,
};

/** The yes-or-no filters and the names of their query parameters. */
export const searchSwitches = {
  online: 'online',
  fresh: 'new',
  photo: 'photo',
  real: 'real',
  checked: 'checked',
} as const;
export type SearchSwitch = keyof typeof searchSwitches;

/** A URL with any of these is a search of its own; without them the remembered search is shown. */
export const searchParameters: readonly string[] = [
  'order',
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

/** Gender and country are always named, because an empty value means "any" and a missing one the default. A default order is not. */
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
  if (form.order !== DEFAULT_ORDER) query.set('order', form.order);
  if (page) query.set('page', page);
  return `?${query.toString()}`;
}
