import { useLocation } from '@remix-run/react';
import type { MouseEvent, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { PersonSummary } from '~/features/profiles/person-summary';
import { PersonTile } from '~/features/profiles/PersonTile';
import { color, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { Cluster, PeopleGrid } from '~/ui/Layout/Layout';
import { LoadMore } from '~/ui/LoadMore/LoadMore';
import { useToast } from '~/ui/Toaster/ToastProvider';
import { CountWords } from './CountWords';
import { NobodyFound } from './NobodyFound';
import type { SearchResults } from './search-results';
import { useAppendedPages } from './use-appended-pages';

/** The first row on wide screens, the first two on phones. */
const EAGER = 5;

const Similar = styled.section`
  margin-top: ${space(10)};
`;

const Lead = styled.p`
  margin: ${space(1)} 0 ${space(5)};
  color: ${color('text-muted')};
`;

export interface SearchPeopleProps {
  results: SearchResults;
  /** The like button of a card; nothing for visitors. */
  renderAction?: (person: PersonSummary) => ReactNode;
}

/** Main results, similar results below, and more of both as long as there are any. */
export function SearchPeople(props: SearchPeopleProps) {
  const { key, search } = useLocation();
  const entry = `${key}${search}`;
  return <Pages key={entry} {...props} entry={entry} />;
}

function Pages({ results, renderAction, entry }: SearchPeopleProps & { entry: string }) {
  const { shown, address, busy, appended, append, clear } = useAppendedPages(results, entry);
  const toast = useToast();
  const intl = useIntl();
  const onMore = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (navigator.onLine) return append();
    const message = intl.formatMessage({ id: 'members.offline', defaultMessage: 'You are offline. Try again later.' });
    toast.show({ tone: 'warning', message, key: 'offline' });
  };
  const tile = (person: PersonSummary, index: number, level: 2 | 3) => (
    <PersonTile
      key={person.id}
      person={person}
      level={level}
      to={results.access === 'limited' ? `/members/${person.id}/signup` : undefined}
      eager={index < EAGER}
      action={renderAction?.(person)}
    />
  );
  const found = shown.people.length;
  return (
    <>
      {found > 0 ? <PeopleGrid>{shown.people.map((person, index) => tile(person, index, 2))}</PeopleGrid> : null}
      {found === 0 && results.page === 1 ? <NobodyFound hasSimilar={shown.similar.length > 0} /> : null}
      {shown.cut ? (
        <Lead>
          <FormattedMessage id="members.cut" defaultMessage="We looked at the 10,000 most recently active members." />
        </Lead>
      ) : null}
      {shown.similar.length > 0 ? (
        <Similar aria-labelledby="similar">
          <h2 id="similar">
            <FormattedMessage id="members.similar" defaultMessage="Similar members" />
          </h2>
          <Lead>
            <CountWords {...results.counts.similar} />
          </Lead>
          <PeopleGrid>{shown.similar.map((person, index) => tile(person, found + index, 3))}</PeopleGrid>
        </Similar>
      ) : null}
      {results.access === 'all' ? (
        <LoadMore to={address} busy={busy} onClick={onMore}>
          {appended > 0 ? (
            <FormattedMessage
              id="members.shown"
              defaultMessage="{shown, plural, one {# member shown} other {# members shown}}"
              values={{ shown: found + shown.similar.length }}
            />
          ) : null}
        </LoadMore>
      ) : null}
      {appended > 0 ? (
        <Cluster $justify="center">
          <Button type="button" variant="quiet" size="sm" onClick={clear}>
            <FormattedMessage id="members.clear-appended" defaultMessage="Back to the first results" />
          </Button>
        </Cluster>
      ) : null}
    </>
  );
}
