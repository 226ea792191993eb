import { createRemixStub } from '@remix-run/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, vi } from 'vitest';
import { matchMedia, testShell, testUser } from '~/layouts/layout.testing';
import { ToastProvider } from '~/ui/Toaster/ToastProvider';
import { swipeGame } from './swipe.testing';
import type { SwipeGame } from './swipe-game';
import { SwipeScreen } from './SwipeScreen';

/** What the server says to a decision. */
export const swipeResponse = (change: object = {}) =>
  Response.json({
    likes_left: 3,
    likes_per_day: 4,
    likes_back_at: 3_600_000,
    now: 0,
    new_match: false,
    undo_until: null,
    profile: null,
    ...change,
  });

/** The server and the page around the game; set up again for each test of a file that calls this. */
export function openGame() {
  const game = {
    /** The decisions that were sent. */
    asked: [] as string[],
    response: (_body: { intent: string; id: string }): Response | Promise<Response> => swipeResponse(),
    more: swipeGame({ cards: [] }),
    liked: vi.fn(),
    matched: vi.fn(),
  };
  beforeEach(() => {
    Object.assign(game, { asked: [], response: () => swipeResponse(), more: swipeGame({ cards: [] }) });
    game.liked.mockReset();
    game.matched.mockReset();
    vi.stubGlobal('matchMedia', matchMedia());
    vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
      const body = JSON.parse(init.body) as { intent: string; id: string };
      game.asked.push(`${path} ${body.intent} ${body.id}`);
      return game.response(body);
    });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  return game;
}

export function play(game: ReturnType<typeof openGame>, deck: SwipeGame, path = '/swipe-game') {
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => testShell({ user: testUser() }),
      children: [
        {
          id: 'swipe-game',
          path: 'swipe-game',
          loader: () => ({ game: game.more }),
          Component: () => <SwipeScreen game={deck} onLiked={game.liked} onMatch={game.matched} />,
        },
      ],
    },
  ]);
  render(
    <IntlProvider locale="en">
      <QueryClientProvider client={new QueryClient()}>
        <ToastProvider>
          <Stub
            initialEntries={[path]}
            hydrationData={{ loaderData: { root: testShell({ user: testUser() }), 'swipe-game': { game: deck } } }}
          />
        </ToastProvider>
      </QueryClientProvider>
    </IntlProvider>,
  );
}

export const top = () => document.querySelector('article[data-depth="0"] h2')?.textContent?.split(',')[0];
export const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
export const pressButton = (name: string) => {
  const button = screen.getByRole('button', { name }) as HTMLButtonElement;
  fireEvent(
    button.form!,
    Object.assign(new Event('submit', { bubbles: true, cancelable: true }), { submitter: button }),
  );
};
export const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));
