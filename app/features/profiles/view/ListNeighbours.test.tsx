// @vitest-environment happy-dom
import { createRemixStub } from '@remix-run/testing';
import { useParams } from '@remix-run/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { ListNeighbours } from './ListNeighbours';

afterEach(cleanup);

function Profile() {
  const { id } = useParams();
  return (
    <>
      <h1>{id}</h1>
      <ListNeighbours id={id!} />
      <textarea />
    </>
  );
}

function open(id: string, state: unknown = { people: ['anna', 'bea', 'cleo'] }) {
  const Stub = createRemixStub([{ path: '/members/:id', Component: Profile }]);
  const entry = { pathname: `/members/${id}`, state } as unknown as string;
  render(
    <IntlProvider locale="en">
      <Stub initialEntries={[entry]} />
    </IntlProvider>,
  );
}
const shown = (id: string) => screen.findByRole('heading', { name: id });

it('leads to the next and the previous person by buttons', async () => {
  open('bea');
  expect(screen.getByText('2 of 3')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(await shown('cleo')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Previous' }));
  expect(await shown('bea')).toBeVisible();
});

it('leads there by arrow keys, except in a field, and stops at the ends', async () => {
  open('bea');
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'ArrowRight' });
  expect(screen.getByRole('heading').textContent).toBe('bea');
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(await shown('anna')).toBeVisible();
  expect(fireEvent.keyDown(document.body, { key: 'ArrowLeft' })).toBe(true);
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(await shown('bea')).toBeVisible();
});

it('shows nothing to whoever did not come from a list', () => {
  open('bea', null);
  expect(screen.queryByRole('navigation')).toBeNull();
});
