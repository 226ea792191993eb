import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { PersonSummary } from '~/contract/person-summary';
import { ErrorAlert } from '~/ui/FormAlert/ErrorAlert';
import { Page } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import type { ErrorMessageProps } from '~/ui/ErrorMessage/ErrorMessage';
import { ActiveFilters } from '../filters/ActiveFilters';
import { activeFilters } from '../filters/active-filters';
import { CountWords } from './CountWords';
import { LimitedNote } from './LimitedNote';
import type { SavedSearch } from '../saved-searches/saved-search';
import { SearchClosed } from './SearchClosed';
import { SearchFilters } from '../filters/SearchFilters';
import { SearchNotes } from './SearchNotes';
import { SearchPeople } from './SearchPeople';
import { SearchSide } from './SearchSide';
import { Above, Columns, Main, Side } from './SearchScreenParts';
import type { SearchOptions } from '../filters/search-options';
import type { SearchResults } from './search-results';
import type { WayToMeet } from '../front-page/ways-to-meet';
import { MatchFinderLink } from '../front-page/MatchFinderLink';
import { ViewSwitch } from './ViewSwitch';

export interface SearchScreenProps {
  results: SearchResults | null;
  options: SearchOptions | null;
  /** The searches that a member has saved; absent for visitors. */
  saved?: readonly SavedSearch[];
  /** Other ways to find people. */
  ways?: readonly WayToMeet[];
  /** The domain error of a refused form of this page. */
  error?: ErrorMessageProps | null;
  renderAction?: (person: PersonSummary) => ReactNode;
}

export function SearchScreen(props: SearchScreenProps) {
  const { results, options, error } = props;
  return (
    <Page>
      <PageHeader
        title={<FormattedMessage id="members.title" defaultMessage="Search members" />}
        action={props.ways?.includes('swipe_game') ? <ViewSwitch view="grid" /> : null}
        dense
      >
        {results ? <CountWords {...results.counts.main} /> : null}
      </PageHeader>
      <ErrorAlert error={error} />
      {results && options ? <WithFilters {...props} results={results} options={options} /> : null}
      {results && !options ? (
        <>
          <SearchPeople results={results} renderAction={props.renderAction} />
          <LimitedNote />
        </>
      ) : null}
      {results ? null : <SearchClosed />}
    </Page>
  );
}

interface WithFiltersProps extends SearchScreenProps {
  results: SearchResults;
  options: SearchOptions;
}

function WithFilters({ results, options, saved, ways, error, renderAction }: WithFiltersProps) {
  const { form } = results;
  const filters = activeFilters(form, options, useIntl());
  return (
    <Columns>
      <Side>
        <SearchFilters form={form} options={options} active={filters.length}>
          {ways?.includes('match_finder') ? <MatchFinderLink /> : null}
        </SearchFilters>
        {saved ? <SearchSide form={form} saved={saved} filters={filters} problem={Boolean(error)} /> : null}
      </Side>
      <Main>
        <Above>
          <ActiveFilters filters={filters} />
          <SearchNotes results={results} start={options.start} />
        </Above>
        <SearchPeople results={results} filtered={filters.length > 0} renderAction={renderAction} />
      </Main>
    </Columns>
  );
}
