// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { AllInterests, InterestField } from './InterestField';

const all = [
  { id: 'chess', name: 'Chess & draughts' },
  { id: 'jazz', name: 'Jazz' },
  { id: 'opera', name: 'Opera' },
];

const page = (
  <IntlProvider locale="en" onError={() => {}}>
    <QueryClientProvider client={new QueryClient()}>
      <InterestField chosen={['jazz']} known={[all[1]!]} />
    </QueryClientProvider>
  </IntlProvider>
);

const written = (interests: typeof all) =>
  renderToString(<AllInterests.Provider value={interests}>{page}</AllInterests.Provider>);

/** What the browser shows, and complains about, after it took over what the server wrote. */
async function hydrate(html: string) {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = `<div>${html}</div>`;
  const root = await act(() => hydrateRoot(document.body.firstElementChild!, page, { onRecoverableError: () => {} }));
  return { complaints: complaints.mock.calls.length, leave: () => act(() => root.unmount()) };
}

const offered = () =>
  [...screen.getByRole<HTMLSelectElement>('combobox').options].slice(1).map(({ value, text }) => [value, text]);

afterEach(() => vi.restoreAllMocks());

// covers S7-028
it('takes the list from the document, without a request and without a difference', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { complaints, leave } = await hydrate(written(all));
  expect(complaints).toBe(0);
  expect(offered()).toEqual([
    ['chess', 'Chess & draughts'],
    ['opera', 'Opera'],
  ]);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'opera' } });
  fireEvent.click(screen.getByRole('button'), { detail: 1 });
  expect(screen.getByRole('checkbox', { name: 'Opera' })).toBeChecked();
  expect(offered()).toEqual([['chess', 'Chess & draughts']]);
  expect(fetched).not.toHaveBeenCalled();
  leave();
});

it('would complain about a document with other interests', async () => {
  const other = written(all).replace('Chess &amp; draughts', 'Chess').replace('name="interests"', 'name="other"');
  const { complaints, leave } = await hydrate(other);
  expect(complaints).toBeGreaterThan(0);
  leave();
});
