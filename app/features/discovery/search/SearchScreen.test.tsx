// covers S2-009

// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { LoaderFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { createRemixStub } from '@remix-run/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testShell } from '~/layouts/layout.testing';
import { ToastProvider } from '~/ui/Toaster/ToastProvider';
import type { SearchOptions } from '../filters/search-options';
import type { SearchResults } from './search-results';
import { noFilters } from '../filters/search-form';
import { first, options, second } from '../filters/search-screen.testing';
import { SearchScreen, type SearchScreenProps } from './SearchScreen';

afterEach(cleanup);

function search(
  results: SearchResults | null,
  offered: SearchOptions | null = options,
  more: Partial<SearchScreenProps> = {},
) {
  const requests: string[] = [];
  showMembers({
    data: { page: { results } },
    loader: ({ request }) => {
      requests.push(new URL(request.url).search);
      return { page: { results: second } };
    },
    Component: () => <SearchScreen results={results} options={offered} {...more} />,
  });
  return requests;
}
/** Renders /members?gender=female with `data` as loaded with the document; `loader` responds to later requests. */
function showMembers({
  data,
  loader,
  Component,
}: {
  data: object;
  loader: LoaderFunction;
  Component: () => ReactNode;
}) {
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => testShell(),
      children: [{ id: 'members', path: 'members', loader, Component }],
    },
  ]);
  const loaderData = { root: testShell(), members: data };
  render(
    <IntlProvider locale="en">
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <Stub initialEntries={['/members?gender=female']} hydrationData={{ loaderData }} />
        </ToastProvider>
      </QueryClientProvider>
    </IntlProvider>,
  );
}
const shown = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

describe('search', () => {
  // covers S1-002 S2-126 S3-106 S3-107 S3-108 S3-109 S3-110
  it('filters by gender, country, region, ages and real members; every search has a URL', () => {
    search(first);
    const form = document.querySelector('form')!;
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/members']);
    expect(Object.fromEntries(new FormData(form))).toEqual({
      order: 'best',
      gender: 'female',
      country: 'NL',
      countryregion: '',
      min_age: '30',
      max_age: '',
    });
    expect(form.querySelector('[name=real]')).not.toBeNull();
  });

  it('offers what the brand offers', () => {
    search(first, { ...options, fields: ['gender'] });
    expect([...new FormData(document.querySelector('form')!).keys()]).toEqual(['order', 'gender']);
  });

  // covers X17-001 X17-005
  it('offers the orders and says why somebody comes first; to visitors, those who were here last', () => {
    const orders = () => {
      const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Order' });
      return [field.value, ...[...field.options].map(({ value }) => value)];
    };
    search({ ...first, form: { ...first.form, order: 'new' } });
    expect(orders()).toEqual(['new', 'best', 'active', 'new']);
    expect(screen.getByText('Whoever signed up last comes first.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Remove: New members first' }).getAttribute('href')).not.toContain('order');
    cleanup();
    search(first, { ...options, orders: ['active', 'new'] });
    expect(orders()).toEqual(['active', 'active', 'new']);
    expect(screen.getByText(/^Whoever was here last comes first/)).toBeInTheDocument();
  });

  // covers X17-015
  it('says how far the nearest were looked for, and that a place is missing', () => {
    const nearest = { ...first, form: { ...first.form, order: 'nearest' as const } };
    search({ ...nearest, within: { value: 124, unit: 'mile' } });
    expect(screen.getByText('We looked up to 124 miles from you.')).toBeVisible();
    cleanup();
    search({ ...nearest, within: { value: 200, unit: 'km' }, next: null, cut: true });
    expect(screen.getByText('We looked at the 10,000 members nearest to you, up to 200 km away.')).toBeVisible();
    cleanup();
    search({ ...first, unplaced: true });
    expect(screen.getByRole('link', { name: 'Say where you are' })).toHaveAttribute('href', '/profile');
  });

  it.each([
    ['few', {}, true],
    ['more to come', { next: '2' }, false],
    ['people who come close below', { similar: second.similar }, false],
    ['a later page', { page: 2 }, false],
    ['a limit of distance', { within: { value: 200, unit: 'km' } }, false],
    ['a search that was cut', { cut: true }, false],
    ['no filter', { form: { ...first.form, gender: '', country: '', minAge: null } }, false],
  ] satisfies [string, Partial<SearchResults>, boolean][])(
    'says only where it is true that these are all: with %s',
    (_, found, shown) => {
      search({ ...first, next: null, ...found });
      expect(screen.queryAllByText(/^That’s everybody who fits/)).toHaveLength(shown ? 1 : 0);
      const wider = screen.queryByRole('link', { name: 'Search without filters' });
      expect(wider?.getAttribute('href')).toBe(shown ? '/members?gender=&country=' : undefined);
    },
  );

  // covers S7-028
  it('loads all interests once after a client navigation', async () => {
    const requests: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      requests.push(path);
      return Promise.resolve(
        Response.json({
          interests: [
            { id: 'jazz', name: 'Jazz' },
            { id: 'chess', name: 'Chess' },
          ],
        }),
      );
    });
    const fields = ['gender', 'interests'] as const;
    const interests = [{ id: 'jazz', name: 'Jazz' }];
    const offered = () =>
      [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Interest' }).options].map(({ text }) => text);
    const chosen = { ...first, form: { ...first.form, interests: ['jazz'] } };
    search(chosen, { ...options, fields, interests });
    // A chosen interest has its name before the full list arrives.
    expect(screen.getByRole('checkbox', { name: 'Jazz' })).toBeInTheDocument();
    await waitFor(() => expect(offered()).toEqual(['Choose an interest', 'Chess']));
    expect(requests).toEqual(['/api/interests.php']);
    vi.unstubAllGlobals();
  });

  it('folds the saved searches, unless one of their forms was refused', () => {
    search(first, options, { saved: [] });
    const folded = () => screen.getByText('Saved searches').closest('details')!.open;
    expect(folded()).toBe(false);
    cleanup();
    search(first, options, { saved: [], error: { code: 'members.search-name-taken', values: {} } });
    expect(folded()).toBe(true);
  });

  // covers S2-126 S3-113 S4-060 S4-061
  it('appends a page to the results, nobody twice, with counts of both, and can be cleared', async () => {
    const requested = search(first);
    expect(screen.getByText('3 profiles')).toBeVisible();
    expect(shown()).toEqual([expect.stringContaining('Anna'), expect.stringContaining('Bea')]);
    const more = screen.getByRole('link', { name: 'More' });
    // The button is a plain link where there is no JavaScript.
    expect(more.getAttribute('href')).toContain('page=2');
    fireEvent.click(more);
    await waitFor(() => expect(shown()).toHaveLength(4));
    expect(requested).toHaveLength(1);
    expect(shown().map((name) => name!.split(' ')[0])).toEqual(['Anna', 'Bea', 'Cleo', 'Dora']);
    expect(screen.getByRole('heading', { name: 'Similar members' })).toBeVisible();
    expect(screen.getByText('1,000+ profiles')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'More' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the first results' }));
    expect(shown()).toHaveLength(2);
  });

  it('offers traits, interests, distance and yes/no filters, in one plain form', async () => {
    const form = {
      ...first.form,
      traits: { hair_color: ['red'] },
      interests: ['chess'],
      distance: 50,
      online: true,
      photo: true,
    };
    const interests = [
      { id: 'chess', name: 'Chess' },
      { id: 'sauna', name: 'Sauna' },
    ];
    const fields = ['gender', 'hair_color', 'interests'] as const;
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ interests })));
    search({ ...first, form }, { ...options, fields, interests: interests.slice(0, 1), distance: 'on' });
    await screen.findByRole('option', { name: 'Sauna' });
    vi.unstubAllGlobals();
    const sent = () => new FormData(document.querySelector<HTMLFormElement>('form[role=search]')!);
    expect(sent().getAll('hair_color')).toEqual(['red']);
    expect(sent().getAll('interests')).toEqual(['chess', '']);
    expect([sent().get('distance'), sent().get('online'), sent().get('photo'), sent().get('new')]).toEqual([
      '50',
      '1',
      '1',
      null,
    ]);
    // Another interest is added in place, and the list offers the remaining ones.
    const add = screen.getByRole('button', { name: 'Add' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Interest' }), { target: { value: 'sauna' } });
    // Enter in another field presses the first button of the form: that starts a search and adds no interest.
    screen.getByRole('combobox', { name: 'Interest' }).focus();
    expect(fireEvent.click(add, { detail: 0 })).toBe(true);
    expect(sent().getAll('interests')).toEqual(['chess', 'sauna']);
    add.focus();
    expect(fireEvent.click(add, { detail: 0 })).toBe(false);
    expect(sent().getAll('interests')).toEqual(['chess', 'sauna', '']);
    expect(screen.getByRole('link', { name: 'Clear all' }).getAttribute('href')).toBe('/members?gender=&country=');
    expect(screen.getByRole('link', { name: /Hair: Red/ }).getAttribute('href')).not.toContain('hair_color');
    expect(screen.getByRole('link', { name: 'Start over' }).getAttribute('href')).toBe(`/members${options.start}`);
  });

  it('keeps changes made while a response is pending, and shows another search as it is', async () => {
    const age = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
    const responses: (() => void)[] = [];
    showMembers({
      data: { ...first, form: { ...first.form, minAge: null } },
      loader: async ({ request }) => {
        await new Promise<void>((response) => responses.push(response));
        const minAge = Number(new URL(request.url).searchParams.get('min_age'));
        return { ...first, form: { ...first.form, minAge: minAge || null } };
      },
      Component: () => <SearchScreen results={useLoaderData<SearchResults>()} options={options} />,
    });
    fireEvent.change(age('Age from'), { target: { value: '35' } });
    fireEvent.submit(screen.getByRole('search'));
    await screen.findByRole('button', { name: /Search/, busy: true });
    fireEvent.change(age('Age to'), { target: { value: '60' } });
    const field = age('Age to');
    responses[0]!();
    await screen.findByRole('link', { name: /35/ });
    // It is the same element, so that the next key lands in it as well.
    expect([age('Age from').value, age('Age to').value]).toEqual(['35', '60']);
    expect(age('Age to')).toBe(field);

    // Back to the previous search, the fields are empty again.
    fireEvent.click(screen.getByRole('link', { name: /35/ }));
    await waitFor(() => expect(responses).toHaveLength(2));
    responses[1]!();
    await waitFor(() => expect(screen.queryByRole('link', { name: /35/ })).toBeNull());
    expect([age('Age from').value, age('Age to').value]).toEqual(['', '']);
  });

  it('says of an empty brand that nobody is here, and of a search that nobody fits it', () => {
    const none = { ...first, people: [], similar: [], next: null };
    const shown = (form: Partial<SearchResults['form']>, offered: SearchOptions | null = options) => {
      search({ ...none, form: { ...noFilters, ...form } }, offered);
      const empty = [screen.queryByText('No profiles here yet'), screen.queryByText('Nobody fits this search yet')];
      const wider = screen.queryByRole('link', { name: 'Search without filters' });
      const found = [empty[0] !== null, empty[1] !== null, wider !== null];
      cleanup();
      return found;
    };
    expect(shown({})).toEqual([true, false, false]);
    // A visitor's country is no filter that they set.
    expect(shown({ country: 'NL' }, null)).toEqual([true, false, true]);
    expect(shown({ country: 'NL' })).toEqual([false, true, true]);
    expect(shown({ gender: 'female' })).toEqual([false, true, true]);
    expect(shown({ minAge: 40 })).toEqual([false, true, true]);
    expect(shown({ photo: true })).toEqual([false, true, true]);
  });

  it('is closed to visitors if the brand says so, with links to log in and sign up', () => {
    search(null, null);
    expect(screen.getByText(/is for members/)).toBeVisible();
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/signup', '/login?next=/members']);
  });
});
