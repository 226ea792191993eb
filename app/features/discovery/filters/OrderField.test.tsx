// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import members from '../../../../locales/en/members.json';
import { OrderField } from './OrderField';
import type { SearchOrder } from './search-form';

afterEach(cleanup);

// covers X17-005
it.each<[SearchOrder, RegExp]>([
  ['best', /What counts most is that you look for each other.*how near they live.*how much their profile tells/],
  ['nearest', /We look outward from the place you gave/],
  ['active', /Whoever was here last comes first/],
  ['new', /Whoever signed up last comes first/],
])('explains the order "%s", and that nobody can buy a better place', (order, reason) => {
  render(
    <IntlProvider locale="en" messages={members}>
      <OrderField value={order} orders={['best', 'nearest', 'active', 'new']} photoCheck />
    </IntlProvider>,
  );
  expect(screen.getByRole('combobox', { name: 'Order' })).toHaveValue(order);
  expect(screen.getByText('Why this order?').closest('details')).toHaveTextContent(reason);
  expect(screen.getByText(/Nobody can buy a better place/)).toBeInTheDocument();
});

// covers X17-051
it.each([
  ['best', true, 1],
  ['best', false, 0],
  ['new', true, 0],
] as const)(
  'says of the order %s, photos being checked here: %s, that a checked photo counts',
  (order, photoCheck, times) => {
    render(
      <IntlProvider locale="en" messages={members}>
        <OrderField value={order} orders={['best', 'new']} photoCheck={photoCheck} />
      </IntlProvider>,
    );
    expect(screen.queryAllByText(/A checked photo counts a little more/)).toHaveLength(times);
  },
);
