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
      <OrderField value={order} orders={['best', 'nearest', 'active', 'new']} />
    </IntlProvider>,
  );
  expect(screen.getByRole('combobox', { name: 'Order' })).toHaveValue(order);
  expect(screen.getByText('Why this order?').closest('details')).toHaveTextContent(reason);
  expect(screen.getByText(/Nobody can buy a better place/)).toBeInTheDocument();
});
