import { useIntl } from 'react-intl';
import type { ActiveFilter } from '../filters/active-filters';
import type { SavedSearch } from '../saved-searches/saved-search';
import { SavedSearches } from '../saved-searches/SavedSearches';
import { searchQuery, type SearchForm } from '../filters/search-form';

interface SearchSideProps {
  form: SearchForm;
  saved: readonly SavedSearch[];
  filters: readonly ActiveFilter[];
  problem: boolean;
}

/** For members: the saved searches, and a form to save the current one under the words of its filters. */
export function SearchSide({ form, saved, filters, problem }: SearchSideProps) {
  const intl = useIntl();
  const everybody = intl.formatMessage({ id: 'members.everybody', defaultMessage: 'Everybody' });
  const summary = filters.length > 0 ? filters.map((filter) => filter.words).join(', ') : everybody;
  return <SavedSearches saved={saved} query={searchQuery(form)} words={summary} problem={problem} />;
}
