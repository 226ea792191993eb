import { Form, Link, useLocation } from '@remix-run/react';
import { Bookmark, ChevronDown } from '~/ui/Icon/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '~/ui/Button/Button';
import { TextField } from '~/ui/TextField/TextField';
import { SAVED_LIMIT, SEARCH_NAME_LENGTH, type SavedSearch } from './saved-search';
import { Elsewhere, Fold, Item, Items, NameForm } from './SavedSearchesParts';

export interface SavedSearchesProps {
  saved: readonly SavedSearch[];
  /** The query string of the search on the page. */
  query: string;
  /** The filters of the search in words, offered as its name. */
  words: string;
  /** A form of this section was refused, so the section stays open. */
  problem?: boolean;
}

/** Plain forms, so they work without JavaScript. On phones an icon, until it is opened. */
export function SavedSearches({ saved, query, words, problem = false }: SavedSearchesProps) {
  const known = saved.some((search) => search.query === query);
  return (
    <Fold open={problem || undefined}>
      <summary>
        <Bookmark size={18} aria-hidden />
        <span>
          <FormattedMessage
            id="members.saved-searches"
            defaultMessage="{count, plural, =0 {Saved searches} one {Saved searches (#)} other {Saved searches (#)}}"
            values={{ count: saved.length }}
          />
        </span>
        <ChevronDown size={20} aria-hidden />
      </summary>
      {saved.length > 0 ? (
        <Items>
          {saved.map((search) => (
            <SavedItem key={search.id} search={search} current={search.query === query} />
          ))}
        </Items>
      ) : (
        <p className="quiet">
          <FormattedMessage
            id="members.saved-none"
            defaultMessage="Save a search here and it’s one tap away next time."
          />
        </p>
      )}
      {known ? null : <SaveForm query={query} words={words} full={saved.length >= SAVED_LIMIT} />}
      <Elsewhere>
        <Link to="/members?hidden=1">
          <FormattedMessage id="members.hidden-title" defaultMessage="Hidden members" />
        </Link>
      </Elsewhere>
    </Fold>
  );
}

function SavedItem({ search: { id, name, query }, current }: { search: SavedSearch; current: boolean }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  return (
    <Item>
      <Link to={`/members${query}`} aria-current={current ? 'true' : undefined}>
        {name}
      </Link>
      <details>
        <summary>
          <FormattedMessage id="members.saved-change" defaultMessage="Change" />
          <span className="visually-hidden"> {name}</span>
        </summary>
        <NameForm as={Form} method="post" action="/members">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="next" value={pathname + search} />
          <TextField
            name="name"
            defaultValue={name}
            maxLength={SEARCH_NAME_LENGTH}
            required
            autoComplete="off"
            hideLabel
            label={intl.formatMessage({ id: 'members.search-name', defaultMessage: 'Name of the search' })}
          />
          <Button type="submit" name="intent" value="rename-search" size="sm" variant="ghost">
            <FormattedMessage id="members.saved-rename" defaultMessage="Rename" />
          </Button>
          <Button type="submit" name="intent" value="delete-search" size="sm" variant="danger" formNoValidate>
            <FormattedMessage id="members.saved-delete" defaultMessage="Delete" />
          </Button>
        </NameForm>
      </details>
    </Item>
  );
}

function SaveForm({ query, words, full }: { query: string; words: string; full: boolean }) {
  const intl = useIntl();
  if (full) {
    return (
      <p className="quiet">
        <FormattedMessage
          id="members.saved-too-many"
          defaultMessage="You’ve already saved {limit, number} searches. Delete one first."
          values={{ limit: SAVED_LIMIT }}
        />
      </p>
    );
  }
  return (
    <NameForm as={Form} method="post" action="/members" key={query}>
      <input type="hidden" name="query" value={query} />
      <TextField
        name="name"
        defaultValue={words.slice(0, SEARCH_NAME_LENGTH)}
        maxLength={SEARCH_NAME_LENGTH}
        required
        autoComplete="off"
        label={intl.formatMessage({ id: 'members.search-name', defaultMessage: 'Name of the search' })}
      />
      <Button type="submit" name="intent" value="save-search" size="sm" variant="ghost">
        <FormattedMessage id="members.saved-save" defaultMessage="Save this search" />
      </Button>
    </NameForm>
  );
}
