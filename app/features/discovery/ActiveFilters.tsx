import { Link } from '@remix-run/react';
import { X } from '~/ui/Icon/icons';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { styled } from 'styled-components';
import { color, fontSize, fontWeight, media, radius, space } from '~/theme/tokens';
import { searchQuery, type SearchForm } from './search-form';
import type { SearchOptions } from './search-options';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const ChipLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  min-height: 32px;
  padding: 0 ${space(2)} 0 ${space(3)};
  border-radius: ${radius('full')};
  background: ${color('chip')};
  color: ${color('on-chip')};
  font-size: ${fontSize('sm')};
  font-weight: ${fontWeight('strong')};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      box-shadow: inset 0 0 0 1px ${color('line-strong')};
    }
  }
`;

interface ActiveFilter {
  key: string;
  words: string;
  without: SearchForm;
}

/** What is filtered, each a link to the same search without it. */
export function ActiveFilters({ form, options }: { form: SearchForm; options: SearchOptions }) {
  const intl = useIntl();
  const filters = activeFilters(form, options, intl);
  if (filters.length === 0) return null;
  return (
    <List aria-label={intl.formatMessage({ id: 'members.active-filters', defaultMessage: 'Active filters' })}>
      {filters.map(({ key, words, without }) => (
        <li key={key}>
          <ChipLink to={`/members${searchQuery(without)}`}>
            <span className="visually-hidden">
              <FormattedMessage id="members.remove-filter" defaultMessage="Remove:" />{' '}
            </span>
            {words}
            <X size={16} aria-hidden />
          </ChipLink>
        </li>
      ))}
    </List>
  );
}

function activeFilters(form: SearchForm, options: SearchOptions, intl: IntlShape): ActiveFilter[] {
  const found: (ActiveFilter | null)[] = [
    form.gender && options.fields.includes('gender')
      ? { key: 'gender', words: genderWord(form.gender, intl), without: { ...form, gender: '' } }
      : null,
    named('country', options.countries, form.country, { ...form, country: '', region: '' }),
    named('region', options.regions, form.region, { ...form, region: '' }),
    form.minAge !== null || form.maxAge !== null
      ? { key: 'age', words: ageWords(form, intl), without: { ...form, minAge: null, maxAge: null } }
      : null,
    form.real
      ? {
          key: 'real',
          words: intl.formatMessage({ id: 'members.real-only', defaultMessage: 'Real members only' }),
          without: { ...form, real: false },
        }
      : null,
  ];
  return found.filter((filter) => filter !== null);
}

function named(key: string, choices: readonly { id: string; name: string }[], id: string, without: SearchForm) {
  const choice = choices.find((one) => one.id === id);
  return choice ? { key, words: choice.name, without } : null;
}

function genderWord(gender: 'male' | 'female', intl: IntlShape): string {
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
