import { expect, it } from 'vitest';
import { searchFields } from '~/tenancy/tenant-choices';
import { SEARCH } from '~/document/pipeline/cacheable';
import { readChoices } from './read-choices.server';
import { noFilters, searchParameters, searchQuery, searchTraits, type SearchForm } from './search-form';

const read = (query: string, located = true) => readChoices(new URLSearchParams(query), searchFields, located, true);

it('reads back every choice that a URL can hold, in a fixed order', () => {
  const form: SearchForm = {
    ...noFilters,
    traits: { hair_color: ['dark blond', 'red'], tattoos: ['no'] },
    interests: ['chess', 'hiking'],
    distance: 50,
    online: true,
    fresh: true,
    photo: true,
    real: true,
    checked: true,
  };
  const { form: choices, adjusted } = read(searchQuery(form));
  expect({ ...noFilters, ...choices }).toEqual(form);
  expect(adjusted).toBe(false);
  const other = read(
    'interests=hiking&interests=chess&interests=chess&hair_color=red&hair_color=dark+blond&tattoos=no',
  );
  expect(other.form.interests).toEqual(form.interests);
  expect(other.form.traits).toEqual(form.traits);
});

it('leaves out invalid choices, and says so', () => {
  for (const query of ['hair_color=green', 'tattoos=perhaps', 'interests=nothing', 'distance=7', 'distance=abc'])
    expect(read(query), query).toMatchObject({ form: { traits: {}, interests: [], distance: null }, adjusted: true });
  expect(read('hair_color=green&hair_color=red').form.traits).toEqual({ hair_color: ['red'] });
  // Empty fields are fields of the form that were left alone.
  expect(read('hair_color=&interests=&distance=&online=').adjusted).toBe(false);
  const many = read(new URLSearchParams([...'x'.repeat(11)].map((_, i) => ['interests', ids[i]!])).toString());
  expect(many.form.interests).toHaveLength(10);
  expect(many.adjusted).toBe(true);
});
const ids = ['walking', 'hiking', 'cycling', 'camping', 'beach', 'forest', 'sailing', 'chess', 'yoga', 'golf', 'sauna'];

it('takes only the filters that the brand offers, and distances only for members with a place', () => {
  expect(readChoices(new URLSearchParams('checked=1'), searchFields, true).form.checked).toBe(false);
  const { form, adjusted } = readChoices(new URLSearchParams('hair_color=red&interests=chess'), ['gender'], true);
  expect([form.traits, form.interests, adjusted]).toEqual([{}, [], false]);
  expect(read('distance=50', false)).toMatchObject({ form: { distance: null }, adjusted: true });
});

// covers X17-013
it('keeps links in kilometres, also those that were made where people choose miles', () => {
  for (const distance of [25, 50, 40, 161])
    expect(read(`distance=${distance}`)).toMatchObject({ form: { distance }, adjusted: false });
});

it('has all its parameters in the key of the page cache, so that no visitor sees another one’s search', () => {
  expect(SEARCH.toSorted()).toEqual([...searchParameters, 'page'].toSorted());
  // Every field that a brand may offer is a search parameter.
  for (const field of searchFields) expect(searchParameters).toContain(field);
  expect(searchTraits.every((trait) => searchFields.includes(trait))).toBe(true);
});
