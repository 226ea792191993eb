/** The values of the search form as a person sees them: '' and null are "any". Times of day and ids stay outside. */
export interface SearchForm {
  gender: '' | 'male' | 'female';
  /** ISO 3166; '' is all countries of the brand. */
  country: string;
  /** ISO 3166-2 of `country`. */
  region: string;
  minAge: number | null;
  maxAge: number | null;
  /** No fictional profiles. */
  real: boolean;
}

/** The form as query of /members, every field named: an empty one means "any", a missing one the default. */
export function searchQuery(form: SearchForm, page?: string): string {
  const query = new URLSearchParams({ gender: form.gender, country: form.country });
  if (form.region) query.set('countryregion', form.region);
  if (form.minAge !== null) query.set('min_age', String(form.minAge));
  if (form.maxAge !== null) query.set('max_age', String(form.maxAge));
  if (form.real) query.set('real', '1');
  if (page) query.set('page', page);
  return `?${query.toString()}`;
}
