// @vitest-environment happy-dom
import { createRemixStub } from '@remix-run/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { testShell } from '~/layouts/layout.testing';
import { afterEach, expect, it, vi } from 'vitest';
import { chatsQuery, likesQuery } from '../api-client/queries';
import { LiveRoot, TitleCount } from './LiveRoot';

const badges: (number | null)[] = [];

function open(unread: number, newLikes: number) {
  document.title = 'Members';
  const client = new QueryClient();
  const root = { unread, newLikes, user: null };
  const Stub = createRemixStub([
    { id: 'root', path: '/', loader: () => root, children: [{ index: true, Component: TitleCount }] },
  ]);
  render(
    <QueryClientProvider client={client}>
      <Stub hydrationData={{ loaderData: { root } }} />
    </QueryClientProvider>,
  );
  return client;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  badges.length = 0;
});

// covers S2-112
it('shows the sum of unread messages and new likes before the title, and updates it', async () => {
  const client = open(2, 3);
  expect(document.title).toBe('(5) Members');
  act(() => void client.setQueryData(chatsQuery.queryKey, { chats: [], num_unread_messages: 120, next: null }));
  await waitFor(() => expect(document.title).toBe('(123) Members'));
  act(
    () => void client.setQueryData(likesQuery.queryKey, { profiles: [], liked_by: [], matches: [], num_new_likes: 1 }),
  );
  await waitFor(() => expect(document.title).toBe('(121) Members'));
});

it('does not change the title if there is nothing to count', () => {
  open(0, 0);
  expect(document.title).toBe('Members');
});

// covers S4-062 S8-029
it('sets the app’s badge to the same number, and ignores its failures', () => {
  const failing = () => Promise.reject(new Error('no badge here'));
  vi.stubGlobal('navigator', {
    ...navigator,
    setAppBadge: (count: number) => (badges.push(count), failing()),
    clearAppBadge: () => (badges.push(null), failing()),
  });
  open(2, 3);
  cleanup();
  open(0, 0);
  expect(badges).toEqual([5, null]);
});

it('takes the badge away from whoever has logged out', () => {
  vi.stubGlobal('navigator', { ...navigator, clearAppBadge: async () => void badges.push(null) });
  render(<LiveRoot shell={testShell({ user: null })}>page</LiveRoot>);
  expect(badges).toEqual([null]);
});

it('forgets what this tab did for the last login, so that the next one renews its notifications', () => {
  sessionStorage.setItem('push-renewed', 'member-1');
  sessionStorage.setItem('typed-before-reload', '{}');
  sessionStorage.setItem('visit', 'stays');
  render(<LiveRoot shell={testShell({ user: null })}>page</LiveRoot>);
  expect(Object.keys(sessionStorage)).toEqual(['visit']);
});
