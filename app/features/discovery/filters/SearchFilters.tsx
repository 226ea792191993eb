import { Form, Link, useNavigation, useLocation } from '@remix-run/react';
import { Search, SlidersHorizontal, X } from '~/ui/Icon/icons';
import { useId, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '~/ui/Button/Button';
import { IconButton } from '~/ui/IconButton/IconButton';
import { cachedFragment } from '~/document/fragments/cached-fragment';
import { useShell } from '~/page/use-shell';
import { FilterRows } from './FilterRows';
import { Count, OpenButton, Panel, Rows, SheetHead, Tail } from './SearchFiltersParts';
import type { SearchForm } from './search-form';
import type { SearchOptions } from './search-options';

const CachedRows = cachedFragment('filter-rows', FilterRows, { makesIds: true });

interface SearchFiltersProps {
  form: SearchForm;
  options: SearchOptions;
  /** The number of active filters. */
  active: number;
  /** What is beside the button that opens the sheet, and above the form on wide screens. */
  children?: ReactNode;
}

/**
 * The search form: beside the results from 992 px, a sheet below that width. The sheet is a popover, so the browser
 * opens, closes and dismisses it without JavaScript. The form uses GET, so every search has a URL.
 */
export function SearchFilters({ form, options, active, children }: SearchFiltersProps) {
  const intl = useIntl();
  const { brand } = useShell();
  const navigation = useNavigation();
  const id = `filters${useId().replaceAll(':', '')}`;
  const sheet = useRef<HTMLDivElement>(null);
  const { key, noteChange } = useSearchKey(form);
  const close = () => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  };
  return (
    <>
      <OpenButton type="button" {...{ popovertarget: id }}>
        <SlidersHorizontal size={18} aria-hidden />
        <FormattedMessage id="members.filters" defaultMessage="Filters" />
        {active > 0 ? <Count>{intl.formatNumber(active)}</Count> : null}
      </OpenButton>
      {children}
      <Panel id={id} ref={sheet} {...{ popover: 'auto' }}>
        <Form
          method="get"
          action="/members"
          role="search"
          aria-label={intl.formatMessage({ id: 'members.filters', defaultMessage: 'Filters' })}
          onSubmit={close}
          onChange={noteChange}
          onClick={noteChange}
          key={key}
        >
          <SheetHead>
            <h2>
              <FormattedMessage id="members.filters" defaultMessage="Filters" />
            </h2>
            <IconButton
              {...{ popovertarget: id, popovertargetaction: 'hide' }}
              label={intl.formatMessage({ id: 'common.close', defaultMessage: 'Close' })}
            >
              <X size={20} aria-hidden />
            </IconButton>
          </SheetHead>
          <Rows>
            <CachedRows
              form={form}
              options={options}
              fictional={brand.fictional.singular}
              photoCheck={brand.offers.photoCheck}
            />
          </Rows>
          <Tail>
            <Link to={`/members${options.start}`} onClick={close}>
              <FormattedMessage id="members.start-over" defaultMessage="Start over" />
            </Link>
            <Button type="submit" busy={navigation.state === 'loading' && navigation.location.pathname === '/members'}>
              <Search size={18} aria-hidden />
              <FormattedMessage id="members.search" defaultMessage="Search" />
            </Button>
          </Tail>
        </Form>
      </Panel>
    </>
  );
}

/**
 * A key for the search form. It changes with each search, so that the fields show what is searched for. If the member
 * goes on changing the form while its own search is loading, the key stays, and with it the fields, the text typed
 * there and the position of the cursor. `noteChange` must be called at every change.
 */
function useSearchKey(form: SearchForm): { key: string; noteChange: () => void } {
  const search = JSON.stringify(form);
  const here = useLocation().key;
  const { formMethod, location: next } = useNavigation();
  const [shown, show] = useState({ search, key: here });
  /** The history entry that the form's own search leads to, if the form was changed meanwhile. */
  const [ahead, setAhead] = useState('');
  if (shown.search !== search) show({ search, key: ahead === here ? shown.key : here });
  const noteChange = () => {
    if (formMethod?.toUpperCase() === 'GET' && next) setAhead(next.key);
  };
  return { key: shown.key, noteChange };
}
