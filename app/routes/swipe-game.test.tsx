// @vitest-environment happy-dom
import { createRemixStub } from '@remix-run/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { swipeGame } from '~/features/discovery/swipe/swipe.testing';
import { matchMedia, testShell, testUser } from '~/layouts/layout.testing';
import { ToastProvider } from '~/ui/Toaster/ToastProvider';
import SwipeGame from './swipe-game';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// covers S9-027
it('reloads the likes 500 ms after a like of the game that makes a match', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', matchMedia());
  const requests: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit) => {
    requests.push(`${method} ${path}`);
    const profile = { id: 'anna', name: 'Anna', fictional: false, main_image: null };
    return Promise.resolve(
      Response.json({
        likes_left: 3,
        likes_per_day: 4,
        likes_back_at: 3_600_000,
        now: 0,
        new_match: true,
        undo_until: null,
        profile,
      }),
    );
  });
  const shell = testShell({ user: testUser() });
  const page = { title: 'Swipe game', brand: 'Aurea', game: swipeGame(), skipped: null };
  const child = { id: 'swipe-game', path: 'swipe-game', loader: () => page, Component: SwipeGame };
  const Stub = createRemixStub([{ id: 'root', path: '/', loader: () => shell, children: [child] }]);
  render(
    <IntlProvider locale="en">
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <Stub initialEntries={['/swipe-game']} hydrationData={{ loaderData: { root: shell, 'swipe-game': page } }} />
        </ToastProvider>
      </QueryClientProvider>
    </IntlProvider>,
  );
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  await vi.advanceTimersByTimeAsync(499);
  expect(requests).toEqual(['POST /swipe-game']);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toEqual(['POST /swipe-game', 'GET /api/likes.php']);
});
