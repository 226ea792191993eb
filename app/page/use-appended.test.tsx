// @vitest-environment happy-dom
import { createRemixStub } from '@remix-run/testing';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadMore } from '~/ui/LoadMore/LoadMore';
import { ToastProvider } from '~/ui/Toaster/ToastProvider';
import { useAppended } from './use-appended';

interface Page {
  names: string[];
  next: string | null;
}
const pages: Record<string, Page> = {
  '2': { names: ['Cleo'], next: '3' },
  '3': { names: ['Dora'], next: null },
};
let requests: string[];
let online: boolean;
beforeEach(() => {
  requests = [];
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function People({ entry }: { entry: string }) {
  const { appended, more, clear } = useAppended(entry, (data) => (data as { list: Page | null }).list);
  const { next } = appended.at(-1) ?? { next: '2' };
  return (
    <>
      <p>{['Anna', ...appended.flatMap(({ names }) => names)].join(' ')}</p>
      <LoadMore {...more(next === null ? undefined : `/people?page=${next}`)} />
      <button type="button" onClick={clear}>
        Clear
      </button>
    </>
  );
}

function open(entry: string) {
  const Stub = createRemixStub([
    {
      path: '/people',
      loader: ({ request }) => {
        const page = new URL(request.url).searchParams.get('page');
        if (page !== null) requests.push(page);
        return { list: pages[page ?? ''] ?? null };
      },
      Component: () => <People entry={entry} />,
    },
  ]);
  render(
    <IntlProvider locale="en">
      <ToastProvider>
        <Stub initialEntries={['/people']} hydrationData={{ loaderData: {} }} />
      </ToastProvider>
    </IntlProvider>,
  );
}

const press = async (init = {}) => fireEvent.click(await screen.findByRole('link', { name: 'More' }), init);
const seen = (names: string) => waitFor(() => expect(screen.getByText(names)).toBeVisible());

it('appends page after page, to the end', async () => {
  open('a');
  await press();
  await seen('Anna Cleo');
  await press();
  await seen('Anna Cleo Dora');
  expect(screen.queryByRole('link', { name: 'More' })).toBeNull();
  expect(requests).toEqual(['2', '3']);
});

it('is restored on the same page, and only there', async () => {
  open('b');
  await press();
  await seen('Anna Cleo');
  cleanup();
  open('b');
  await seen('Anna Cleo');
  cleanup();
  open('another');
  await seen('Anna');
  cleanup();
  open('b');
  await seen('Anna Cleo');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  await seen('Anna');
  expect(requests).toEqual(['2']);
});

it('says that there is no connection, and stays', async () => {
  online = false;
  open('c');
  await press();
  await seen('You are offline. Try again later.');
  expect(requests).toEqual([]);
});

it('leaves a click for a new tab to the browser', async () => {
  open('d');
  const link = await screen.findByRole('link', { name: 'More' });
  // The hook leaves the click to the browser; happy-dom opens no tab, so nothing is requested.
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(requests).toEqual([]);
});
