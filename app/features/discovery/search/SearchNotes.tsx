import { Link } from '@remix-run/react';
import { FormattedMessage } from 'react-intl';
import { Alert } from '~/ui/Alert/Alert';
import { Cluster } from '~/ui/Layout/Layout';
import { searchQuery } from '../filters/search-form';
import type { SearchResults } from './search-results';

/** The notes above the results of a search. `start` is the query string of the default search. */
export function SearchNotes({ results, start }: { results: SearchResults; start: string }) {
  return (
    <>
      {results.adjusted ? (
        <Alert tone="info">
          <FormattedMessage
            id="members.adjusted"
            defaultMessage="Some values in this search didn’t make sense. We left them out or adjusted them."
          />
        </Alert>
      ) : null}
      {results.unplaced ? (
        <Alert tone="info">
          <FormattedMessage
            id="members.order-unplaced"
            defaultMessage="We don’t know yet who is nearest to you. <link>Say where you are</link>: until then, the usual order stands."
            values={{ link: (label) => <Link to="/profile">{label}</Link> }}
          />
        </Alert>
      ) : null}
      {results.preset ? (
        <p>
          {results.preset === 'set' ? (
            <FormattedMessage
              id="members.preset"
              defaultMessage="These filters come from your profile. <link>Search without</link>"
              values={{ link: (label) => <Link to={`/members${start}`}>{label}</Link> }}
            />
          ) : results.form.minAge !== null ? (
            <FormattedMessage
              id="members.preset-farther"
              defaultMessage="Nobody your age nearby yet. Here are people a little further out."
            />
          ) : (
            <FormattedMessage
              id="members.preset-wider"
              defaultMessage="Nobody around your age is close to you yet, so we’ve widened the search."
            />
          )}
        </p>
      ) : null}
      {results.restored ? (
        <Cluster $gap={2}>
          <FormattedMessage id="members.restored" defaultMessage="Your last search." />
          <Link to={`/members${start}`}>
            <FormattedMessage id="members.start-over" defaultMessage="Start over" />
          </Link>
        </Cluster>
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
