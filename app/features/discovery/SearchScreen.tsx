import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { PersonSummary } from '~/features/profiles/person-summary';
import { space } from '~/theme/tokens';
import { Alert } from '~/ui/Alert/Alert';
import { Cluster, Page, Stack } from '~/ui/Layout/Layout';
import { PageHeader } from '~/ui/PageHeader/PageHeader';
import { ActiveFilters } from './ActiveFilters';
import { CountWords } from './CountWords';
import { LimitedNote } from './LimitedNote';
import { SearchClosed } from './SearchClosed';
import { SearchFilters } from './SearchFilters';
import { SearchPeople } from './SearchPeople';
import { searchQuery } from './search-form';
import type { SearchOptions } from './search-options';
import type { SearchResults } from './search-results';

const Above = styled(Stack)`
  margin-bottom: ${space(5)};
`;

export interface SearchScreenProps {
  results: SearchResults | null;
  options: SearchOptions | null;
  renderAction?: (person: PersonSummary) => ReactNode;
}

/** /members: the search form, what it finds, and what a visitor may see of it. */
export function SearchScreen({ results, options, renderAction }: SearchScreenProps) {
  return (
    <Page>
      <PageHeader title={<FormattedMessage id="members.title" defaultMessage="Search members" />}>
        {results ? <CountWords {...results.counts.main} /> : null}
      </PageHeader>
      {results ? (
        <>
          <Above>
            {options ? <SearchFilters form={results.form} options={options} /> : null}
            {options ? <ActiveFilters form={results.form} options={options} /> : null}
            <Notes results={results} />
          </Above>
          <SearchPeople results={results} renderAction={renderAction} />
          {results.access === 'limited' ? <LimitedNote /> : null}
        </>
      ) : (
        <SearchClosed />
      )}
    </Page>
  );
}

function Notes({ results }: { results: SearchResults }) {
  return (
    <>
      {results.adjusted ? (
        <Alert tone="info">
          <FormattedMessage
            id="members.adjusted"
            defaultMessage="Some values of this search made no sense. We left them out or moved them into bounds."
          />
        </Alert>
      ) : null}
      {results.page > 1 ? (
        <Cluster>
          <Link to={`/members${searchQuery(results.form)}`}>
            <FormattedMessage id="members.first-page" defaultMessage="Back to the first page" />
          </Link>
        </Cluster>
      ) : null}
    </>
  );
}
