import { Form, useNavigation } from '@remix-run/react';
import { Search, SlidersHorizontal, X } from '~/ui/Icon/icons';
import { useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '~/ui/Button/Button';
import { IconButton } from '~/ui/IconButton/IconButton';
import { FilterFields, RealOnly } from './FilterFields';
import { Bar, Fields, OpenButton, SheetHead, Tail } from './SearchFiltersParts';
import type { SearchForm } from './search-form';
import type { SearchOptions } from './search-options';

/**
 * The search form: a bar from 768 px, on phones a sheet. The sheet is a popover, so the browser opens, closes and
 * dismisses it without JavaScript. A GET form: every search has an address.
 */
export function SearchFilters({ form, options }: { form: SearchForm; options: SearchOptions }) {
  const intl = useIntl();
  const navigation = useNavigation();
  const id = `filters${useId().replaceAll(':', '')}`;
  const sheet = useRef<HTMLDivElement>(null);
  const close = () => {
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  };
  return (
    <>
      <OpenButton type="button" {...{ popovertarget: id }}>
        <SlidersHorizontal size={18} aria-hidden />
        <FormattedMessage id="members.filters" defaultMessage="Filters" />
      </OpenButton>
      <Bar id={id} ref={sheet} {...{ popover: 'auto' }}>
        <Form
          method="get"
          action="/members"
          role="search"
          aria-label={intl.formatMessage({ id: 'members.filters', defaultMessage: 'Filters' })}
          onSubmit={close}
          key={JSON.stringify(form)}
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
          <Fields>
            <FilterFields form={form} options={options} />
          </Fields>
          <Tail>
            <RealOnly checked={form.real} />
            <Button type="submit" busy={navigation.state === 'loading' && navigation.location.pathname === '/members'}>
              <Search size={18} aria-hidden />
              <FormattedMessage id="members.search" defaultMessage="Search" />
            </Button>
          </Tail>
        </Form>
      </Bar>
    </>
  );
}
