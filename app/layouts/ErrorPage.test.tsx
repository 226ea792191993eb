// @vitest-environment happy-dom
import { createRemixStub } from '@remix-run/testing';
import { cleanup, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import errors from '../../locales/en/errors.json';
import chat from '../../locales/en/chat.json';
import shellTexts from '../../locales/en/shell.json';
import { renderToString } from 'react-dom/server';
import { RequestIdContext } from '~/i18n/request-id';
import type { ShellData } from '~/page/shell-data';
import { ErrorPage } from './ErrorPage';
import { ErrorDrawing } from './errors/ErrorDrawing';
import { testShell, testUser } from './layout.testing';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The text shown for a page whose loader failed with `error`. `requestId` is the id in the document. */
async function fail(error: unknown, shell: Partial<ShellData> = {}, texts = true, requestId?: string) {
  const loader = async () => {
    throw error;
  };
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => testShell(shell),
      children: [{ index: true, ErrorBoundary: ErrorPage, loader, Component: () => null }],
    },
  ]);
  const page = (
    <RequestIdContext.Provider value={requestId}>
      <Stub />
    </RequestIdContext.Provider>
  );
  render(
    texts ? (
      <IntlProvider locale="en" messages={{ ...errors, ...chat, ...shellTexts }}>
        {page}
      </IntlProvider>
    ) : (
      page
    ),
  );
  return (await screen.findByRole('heading')).textContent;
}

const response = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const waysOn = () =>
  within(screen.getByRole('navigation', { name: 'Where to go from here' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the error page', () => {
  // covers S2-115 S8-031
  it('says on a 404 that there is no such page, with a link home', async () => {
    expect(await fail(response(404, { code: 'errors.page-not-found', values: {} }))).toBe(
      'This page could not be found',
    );
    expect(screen.getByText('404')).toBeVisible();
    expect(hrefOf('Go to the home page')).toBe('/');
    cleanup();
    // The home page of members is the search.
    await fail(response(404, null), { user: testUser() });
    expect(hrefOf('Search members')).toBe('/members');
  });

  it('offers visitors the home page and the login, and members search, messages and where they came from', async () => {
    await fail(response(404, null));
    expect(waysOn()).toEqual(['/', '/login']);
    cleanup();
    const refused = { code: 'errors.page-not-found', values: {}, back: '/likes/received?page=2' };
    await fail(response(404, refused), { user: testUser() });
    expect(waysOn()).toEqual(['/likes/received?page=2', '/members', '/chats']);
    cleanup();
    await fail(response(500, { request_id: '01BUG' }), { user: testUser() });
    expect(waysOn()).toEqual(['/', '/members', '/chats', '/pages/service']);
  });

  it('wears the name and the drawing of the brand', async () => {
    await fail(response(404, null));
    expect(hrefOf('Aurea')).toBe('/');
    const drawn = (niche: number) => {
      cleanup();
      return renderToString(<ErrorDrawing niche={niche} broken={false} />);
    };
    expect(new Set([1, 2, 3, 4, 5, 6, 7].map(drawn)).size).toBe(7);
    expect(drawn(8)).toBe(drawn(1));
  });

  // covers S2-113
  it('shows the message of a domain error with its values, and its status', async () => {
    const text = await fail(response(409, { code: 'chat.member-gone', values: { name: 'Bo' } }));
    expect(text).toBe('This member has deleted their account.');
    expect(screen.getByText('409')).toBeVisible();
  });

  // covers S8-014
  it('says that an error has occurred if the text of the domain error is not loaded', async () => {
    expect(await fail(response(403, { code: 'somewhere.else', values: {} }))).toBe('An error has occurred.');
  });

  // covers S2-114 S8-032 S8-033
  it("says 'Error' and 500 if there is no message, and nothing of what went wrong inside", async () => {
    expect(await fail(new Error('secret detail'))).toBe('Error');
    expect(screen.getByText('500')).toBeVisible();
    expect(document.body.textContent).not.toContain('secret');
    cleanup();
    expect(await fail(response(503, null))).toBe('Error');
    expect(screen.getByText('503')).toBeVisible();
  });

  it('shows the id under which a bug was logged: that of the response, else that of the document', async () => {
    const note = () => screen.queryByText(/quote this number/)?.textContent;
    await fail(response(500, { request_id: '01BUG' }), {}, true, '01DOCUMENT');
    expect(note()).toBe('If you write to customer service, please quote this number: 01BUG');
    cleanup();
    await fail(new Error('while rendering'), {}, true, '01DOCUMENT');
    expect(note()).toContain('01DOCUMENT');
    cleanup();
    await fail(new Error('in the browser'));
    expect(note()).toBeUndefined();
  });

  it('shows no id if nothing was logged', async () => {
    await fail(response(404, null), {}, true, '01DOCUMENT');
    expect(document.body.textContent).not.toContain('01DOCUMENT');
  });

  // covers S2-116 S2-117
  it('shows plain text with a link home if it fails itself', async () => {
    // Nothing of the page can be rendered without a language.
    expect(await fail(new Error('x'), {}, false)).toBe('An error occurred while showing the error page');
    expect(hrefOf('Home')).toBe('/');
  });
});
