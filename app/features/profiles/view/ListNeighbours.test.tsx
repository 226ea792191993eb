// @vitest-environment happy-dom
import { createRemixStub } from '@remix-run/testing';
import { useNavigate, useParams } from '@remix-run/react';
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
      <p>words</p>
      <img data-photos alt="" />
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

// covers X17-021
it('leads to the next and the previous person by buttons', async () => {
  open('bea');
  expect(screen.getByText('Person 2 of 3')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Next person' }));
  expect(await shown('cleo')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Next person' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Previous person' }));
  expect(await shown('bea')).toBeVisible();
});

// covers X17-021
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

const swipe = (target: Element, from: [number, number], to: [number, number]) => {
  const touch = ([clientX, clientY]: [number, number]) => ({ identifier: 7, clientX, clientY });
  fireEvent.touchStart(target, { touches: [touch(from)] });
  fireEvent.touchEnd(target, { touches: [], changedTouches: [touch(to)] });
};

// covers X17-021
it('leads there by a swipe over the page', async () => {
  open('bea');
  swipe(screen.getByText('words'), [300, 400], [180, 420]);
  expect(await shown('cleo')).toBeVisible();
  swipe(screen.getByText('words'), [120, 400], [300, 380]);
  expect(await shown('bea')).toBeVisible();
});

// covers X17-021
it.each([
  ['over a photo', 'img', [300, 400], [100, 400]],
  ['in a field', 'textarea', [300, 400], [100, 400]],
  ['down the page', 'p', [300, 400], [200, 600]],
  ['that is short', 'p', [300, 400], [250, 400]],
  ['from the edge, which goes back', 'p', [10, 400], [200, 400]],
] as const)('stays after a swipe %s', async (_, target, from, to) => {
  open('bea');
  swipe(document.querySelector(target)!, [...from], [...to]);
  // From the place that was not left.
  swipe(screen.getByText('words'), [120, 400], [300, 380]);
  expect(await shown('anna')).toBeVisible();
});

// covers X17-081
it('keeps to the list as it was shown: past somebody who has left since, going back leads to the list', async () => {
  function Gone() {
    const navigate = useNavigate();
    return (
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    );
  }
  const Stub = createRemixStub([
    { path: '/members', Component: () => <h1>list</h1> },
    {
      path: '/members/:id',
      loader: ({ params }) => {
        if (params['id'] === 'cleo') throw new Response(null, { status: 404 });
        return null;
      },
      Component: Profile,
      ErrorBoundary: Gone,
    },
  ]);
  const bea = { pathname: '/members/bea', state: { people: ['anna', 'bea', 'cleo'] } } as unknown as string;
  render(
    <IntlProvider locale="en">
      <Stub initialEntries={['/members', bea]} />
    </IntlProvider>,
  );
  expect(await shown('bea')).toBeVisible();
  expect(screen.getByText('Person 2 of 3')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Next person' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await shown('list')).toBeVisible();
});

it('shows nothing to whoever did not come from a list', () => {
  open('bea', null);
  expect(screen.queryByRole('navigation')).toBeNull();
});
