import type { Gender } from '~/contract/identifiers';
import type { IntlShape } from 'react-intl';
import { boundWords } from '~/features/profiles/places/distance';
import { findOption } from '~/features/profiles/places/region-options';
import { traitNames, traitValues } from '~/features/profiles/traits/trait-messages';
import { orderWords } from './order-words';
import { DEFAULT_ORDER, searchTraits, type SearchForm, type SearchSwitch, type SearchTrait } from './search-form';
import type { SearchChoice, SearchOptions } from './search-options';
import { switchWords } from './switch-words';

export interface ActiveFilter {
  key: string;
  words: string;
  /** The same search without it. */
  without: SearchForm;
}

export function activeFilters(form: SearchForm, options: SearchOptions, intl: IntlShape): ActiveFilter[] {
  const found: (ActiveFilter | null)[] = [
    form.order === DEFAULT_ORDER
      ? null
      : { key: 'order', words: intl.formatMessage(orderWords[form.order]), without: { ...form, order: DEFAULT_ORDER } },
    form.gender && options.fields.includes('gender')
      ? { key: 'gender', words: genderWord(form.gender, intl), without: { ...form, gender: '' } }
      : null,
    named('country', options.countries, form.country, { ...form, country: '', region: '' }),
    named('region', [findOption(options.regions, form.region)], form.region, { ...form, region: '' }),
    form.minAge !== null || form.maxAge !== null
      ? { key: 'age', words: ageWords(form, intl), without: { ...form, minAge: null, maxAge: null } }
      : null,
    form.distance === null
      ? null
      : { key: 'distance', words: boundWords(form.distance, options.unit, intl), without: { ...form, distance: null } },
    ...(['online', 'fresh', 'photo', 'real', 'checked'] as const).map((name) => switchedOn(name, form, intl)),
    ...searchTraits.flatMap((trait) => traitFilters(trait, form, intl)),
    ...form.interests.map((id) =>
      named(`interest ${id}`, options.interests, id, {
        ...form,
        interests: form.interests.filter((other) => other !== id),
      }),
    ),
  ];
  return found.filter((filter) => filter !== null);
}

function named(key: string, choices: readonly (SearchChoice | undefined)[], id: string, without: SearchForm) {
  const choice = choices.find((choice) => choice?.id === id);
  return choice ? { key, words: choice.name, without } : null;
}

function switchedOn(name: SearchSwitch, form: SearchForm, intl: IntlShape): ActiveFilter | null {
  if (!form[name]) return null;
  return { key: name, words: intl.formatMessage(switchWords[name]), without: { ...form, [name]: false } };
}

function traitFilters(trait: SearchTrait, form: SearchForm, intl: IntlShape): ActiveFilter[] {
  const values = form.traits[trait] ?? [];
  return values.map((value) => {
    const text = intl.formatMessage(
      { id: 'members.trait-filter', defaultMessage: '{trait}: {value}' },
      { trait: intl.formatMessage(traitNames[trait]), value: intl.formatMessage(traitValues[trait][value]!) },
    );
    const { [trait]: _gone, ...others } = form.traits;
    const rest = values.filter((other) => other !== value);
    const traits = rest.length > 0 ? { ...others, [trait]: rest } : others;
    return { key: `${trait} ${value}`, words: text, without: { ...form, traits } };
  });
}

function genderWord(gender: Gender, intl: IntlShape): string {
  return gender === 'female'
    ? intl.formatMessage({ id: 'members.women', defaultMessage: 'Women' })
    : intl.formatMessage({ id: 'members.men', defaultMessage: 'Men' });
}

function ageWords({ minAge, maxAge }: SearchForm, intl: IntlShape): string {
  if (minAge === null)
    return intl.formatMessage({ id: 'members.age-up-to', defaultMessage: 'Up to {max}' }, { max: maxAge });
  if (maxAge === null)
    return intl.formatMessage({ id: 'members.age-from', defaultMessage: 'From {min}' }, { min: minAge });
  return intl.formatMessage(
    { id: 'members.age-between', defaultMessage: '{min} to {max}' },
    { min: minAge, max: maxAge },
  );
}
