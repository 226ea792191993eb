import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { PersonSummary } from '~/contract/person-summary';
import { PersonTile } from '~/features/profiles/view/PersonTile';
import { useAppended } from '~/page/use-appended';
import { color, space } from '~/theme/tokens';
import { Button } from '~/ui/Button/Button';
import { Cluster, PeopleGrid } from '~/ui/Layout/Layout';
import { LoadMore } from '~/ui/LoadMore/LoadMore';
import { SearchX } from '~/ui/Icon/icons';
import { ButtonLink } from '~/ui/Button/ButtonLink';
import { EmptyState } from '~/ui/EmptyState/EmptyState';
import { CountWords } from './CountWords';
import { HowFar } from './HowFar';
import { noFilters, searchQuery } from '../filters/search-form';
import { joinPages, type SearchResults } from './search-results';

/** The number of pictures that load eagerly: the first row on wide screens, the first two rows on phones. */
const EAGER = 5;

/** With so few the page offers the way to more. */
const FEW = 6;

const Few = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(3)};
  margin-top: ${space(8)};
  color: ${color('text-muted')};
  text-align: center;
`;

const Similar = styled.section`
  margin-top: ${space(10)};
`;

const Lead = styled.p`
  margin: ${space(1)} 0 ${space(5)};
  color: ${color('text-muted')};
`;

export interface SearchPeopleProps {
  results: SearchResults;
  /** Filters are set, so a search without them may find more. */
  filtered?: boolean;
  /** Renders the like button of a card; absent for visitors. */
  renderAction?: (person: PersonSummary) => ReactNode;
}

/** The main results, the similar results below, and a button for more of both as long as there are any. */
export function SearchPeople(props: SearchPeopleProps) {
  const { key, search } = useLocation();
  const entry = `${key}${search}`;
  return <Pages key={entry} {...props} entry={entry} />;
}

/** The part of the loader's data that is appended. */
interface LoadedPage {
  page: { results: SearchResults | null } | null;
}

function Pages({ results, filtered = false, renderAction, entry }: SearchPeopleProps & { entry: string }) {
  const { appended, more, clear } = useAppended(entry, (data) => (data as LoadedPage).page?.results);
  const shown = joinPages(results, appended);
  const from = { people: [...shown.people, ...shown.similar].map(({ id }) => id) };
  const tile = (person: PersonSummary, index: number, level: 2 | 3) => (
    <PersonTile
      key={person.id}
      person={person}
      level={level}
      from={results.access === 'all' ? from : undefined}
      eager={index < EAGER}
      action={renderAction?.(person)}
    />
  );
  const found = shown.people.length;
  const bounded = shown.cut || results.within !== undefined;
  const isAll = results.page === 1 && shown.next === null && shown.similar.length === 0 && !bounded;
  return (
    <>
      {found > 0 ? <PeopleGrid>{shown.people.map((person, index) => tile(person, index, 2))}</PeopleGrid> : null}
      {found === 0 && results.page === 1 ? <NobodyFound results={results} filtered={filtered} /> : null}
      {filtered && isAll && found > 0 && found <= FEW ? <FewFound /> : null}
      <HowFar order={results.form.order} within={results.within} cut={shown.cut} />
      {shown.similar.length > 0 ? (
        <Similar aria-labelledby="similar">
          <h2 id="similar">
            <FormattedMessage id="members.similar" defaultMessage="Similar members" />
          </h2>
          {shown.counts.similar ? (
            <Lead>
              <CountWords {...shown.counts.similar} />
            </Lead>
          ) : null}
          <PeopleGrid>{shown.similar.map((person, index) => tile(person, found + index, 3))}</PeopleGrid>
        </Similar>
      ) : null}
      {results.access === 'all' ? (
        <LoadMore {...more(shown.next === null ? undefined : `/members${searchQuery(results.form, shown.next)}`)}>
          {appended.length > 0 ? (
            <FormattedMessage
              id="members.shown"
              defaultMessage="{shown, plural, one {# profile shown} other {# profiles shown}}"
              values={{ shown: found + shown.similar.length }}
            />
          ) : null}
        </LoadMore>
      ) : null}
      {appended.length > 0 ? (
        <Cluster $justify="center">
          <Button type="button" variant="quiet" size="sm" onClick={clear}>
            <FormattedMessage id="members.clear-appended" defaultMessage="Back to the first results" />
          </Button>
        </Cluster>
      ) : null}
    </>
  );
}

const widest = '/members?gender=&country=';

function FewFound() {
  return (
    <Few>
      <p>
        <FormattedMessage
          id="members.few"
          defaultMessage="That’s everybody who fits so far. With fewer filters you see more people."
        />
      </p>
      <ButtonLink to={widest} variant="ghost">
        <FormattedMessage id="members.none-action" defaultMessage="Search without filters" />
      </ButtonLink>
    </Few>
  );
}

function NobodyFound({ results: { form, similar }, filtered }: { results: SearchResults; filtered: boolean }) {
  // Only a search of everybody, or of all in a country, can tell that nobody is here.
  const open = form.gender === '' && searchQuery({ ...form, country: '' }) === searchQuery(noFilters);
  const young = open && !filtered && similar.length === 0;
  return (
    <EmptyState
      illustration={<SearchX size={44} aria-hidden />}
      title={
        young ? (
          <FormattedMessage id="members.young-title" defaultMessage="No profiles here yet" />
        ) : (
          <FormattedMessage id="members.none-title" defaultMessage="Nobody fits this search yet" />
        )
      }
      action={
        // The usual search of a visitor may be bounded too, by country.
        young && form.country === '' ? undefined : (
          <ButtonLink to={widest} variant="ghost">
            <FormattedMessage id="members.none-action" defaultMessage="Search without filters" />
          </ButtonLink>
        )
      }
    >
      <NobodyText young={young} hasSimilar={similar.length > 0} />
    </EmptyState>
  );
}

function NobodyText({ young, hasSimilar }: { young: boolean; hasSimilar: boolean }) {
  if (hasSimilar) return <FormattedMessage id="members.none-similar" defaultMessage="Some people below come close." />;
  if (young)
    return (
      <FormattedMessage id="members.young-body" defaultMessage="They appear here as soon as people have joined." />
    );
  return <FormattedMessage id="members.none-body" defaultMessage="Remove a filter or widen the ages." />;
}
