// @vitest-environment happy-dom
import { createRemixStub } from '@remix-run/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { matchMedia, testShell, testUser } from '~/layouts/layout.testing';
import { ToastProvider } from '~/ui/Toaster/ToastProvider';
import { swipeCard, swipeGame } from './swipe.testing';
import type { SwipeGame } from './swipe-game';
import { SwipeScreen } from './SwipeScreen';

let asked: string[];
let response: (body: { intent: string; id: string }) => Response | Promise<Response>;
let more: SwipeGame;
const liked = vi.fn();
const matched = vi.fn();

const said = (change: object = {}) =>
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

beforeEach(() => {
  asked = [];
  response = () => said();
  more = swipeGame({ cards: [] });
  liked.mockReset();
  matched.mockReset();
  vi.stubGlobal('matchMedia', matchMedia());
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    const body = JSON.parse(init.body) as { intent: string; id: string };
    asked.push(`${path} ${body.intent} ${body.id}`);
    return response(body);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function play(game: SwipeGame, path = '/swipe-game') {
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => testShell({ user: testUser() }),
      children: [
        {
          id: 'swipe-game',
          path: 'swipe-game',
          loader: () => ({ game: more }),
          Component: () => <SwipeScreen game={game} onLiked={liked} onMatch={matched} />,
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
            hydrationData={{ loaderData: { root: testShell({ user: testUser() }), 'swipe-game': { game } } }}
          />
        </ToastProvider>
      </QueryClientProvider>
    </IntlProvider>,
  );
}

const top = () => document.querySelector('article[data-depth="0"] h2')?.textContent?.split(',')[0];
const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
const pressButton = (name: string) => {
  const button = screen.getByRole('button', { name }) as HTMLButtonElement;
  fireEvent(
    button.form!,
    Object.assign(new Event('submit', { bubbles: true, cancelable: true }), { submitter: button }),
  );
};
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

it('shows one person at a time as a form: skip and like work without a script', () => {
  play(swipeGame());
  const button = screen.getByRole('button', { name: 'Like Anna' }) as HTMLButtonElement;
  expect([button.form!.method, button.form!.getAttribute('action')]).toEqual(['post', '/swipe-game']);
  expect([button.name, button.value, new FormData(button.form!).get('id')]).toEqual(['intent', 'like', 'anna']);
  expect(screen.getByRole('link', { name: /^Anna/ }).getAttribute('href')).toBe('/members/anna');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

// covers S2-145
it('likes and skips by buttons and arrow keys, in order, and announces what happened', async () => {
  play(swipeGame());
  pressButton('Like Anna');
  expect(top()).toBe('Bea');
  expect(screen.getByRole('status').textContent).toMatch(/^You like Anna\..*Next: Bea\.$/);
  press('ArrowLeft');
  press('ArrowRight');
  expect(top()).toBe('Dora');
  await waitFor(() =>
    expect(asked).toEqual(['/swipe-game like anna', '/swipe-game skip bea', '/swipe-game like cleo']),
  );
  await waitFor(() =>
    expect(liked.mock.calls).toEqual([
      ['anna', true],
      ['cleo', true],
    ]),
  );
});

it('takes back the latest decision first: the like, then the skips before it', async () => {
  play(swipeGame());
  press('ArrowLeft');
  press('ArrowRight');
  press('Backspace');
  expect(top()).toBe('Bea');
  press('Backspace');
  expect(top()).toBe('Anna');
  press('Backspace');
  await waitFor(() => expect(asked.at(-1)).toBe('/swipe-game undo anna'));
  expect(asked.slice(2)).toEqual(['/swipe-game undo-like bea', '/swipe-game undo anna']);
});

// covers X17-027
it('offers to undo a like, which gives the like of the day back', async () => {
  play(swipeGame());
  pressButton('Like Anna');
  expect(screen.getByRole('status').textContent).toContain('You can undo this for 5 seconds.');
  await waitFor(() => expect(liked).toHaveBeenLastCalledWith('anna', true));
  pressButton('Undo your like of Anna');
  expect([top(), screen.queryByRole('button', { name: 'Undo your like of Anna' })]).toEqual(['Anna', null]);
  expect(screen.getByText('4 likes left today')).toBeVisible();
  response = () => said({ likes_left: 4 });
  await waitFor(() => expect(liked).toHaveBeenLastCalledWith('anna', false));
  expect(asked.at(-1)).toBe('/swipe-game undo-like anna');
});

it('offers it as long as it is possible, and then asks whether the like made a match', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  play(swipeGame());
  response = ({ intent }) =>
    intent === 'give' ? said({ new_match: true, profile: { id: 'anna', name: 'Anna' } }) : said({ undo_until: 5_000 });
  pressButton('Like Anna');
  const offer = () => screen.queryByRole('button', { name: 'Undo your like of Anna' });
  offer()!.focus();
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect([offer() !== null, asked]).toEqual([true, ['/swipe-game like anna']]);
  expect(screen.getByText('1s')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect([offer(), asked.at(-1)]).toEqual([null, '/swipe-game give anna']);
  expect(document.activeElement?.getAttribute('value')).toBe('like');
  expect(matched).toHaveBeenCalledWith({ id: 'anna', name: 'Anna' });
});

// covers X17-028
it('says so when it was too late, and the like stands', async () => {
  play(swipeGame());
  response = ({ intent }) =>
    intent === 'like'
      ? said()
      : Response.json({ error: { code: 'swipe.too-late', values: { seconds: 5 } } }, { status: 409 });
  pressButton('Like Anna');
  pressButton('Undo your like of Anna');
  expect(top()).toBe('Anna');
  await waitFor(() => expect(top()).toBe('Bea'));
  expect(screen.getByText('3 likes left today')).toBeVisible();
  expect(screen.getByText('An error has occurred.')).toBeVisible();
});

it('offers the like of the page before, as a form', () => {
  const lastLike = { card: swipeCard('Zoe'), until: 4_000 };
  play(swipeGame({ lastLike }));
  const button = screen.getByRole('button', { name: 'Undo your like of Zoe' }) as HTMLButtonElement;
  expect([button.form!.method, button.form!.getAttribute('action')]).toEqual(['post', '/swipe-game']);
  expect([button.name, button.value, new FormData(button.form!).get('id')]).toEqual(['intent', 'undo-like', 'zoe']);
  expect(screen.getByText('You like Zoe.')).toBeVisible();
});

it('leaves keys to fields and dialogs', () => {
  play(swipeGame());
  const field = document.body.appendChild(document.createElement('input'));
  press('ArrowRight', field);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('open', '');
  press('ArrowRight');
  expect(top()).toBe('Anna');
  field.remove();
  dialog.remove();
});

// covers X17-029
it('says in the place of the card when today’s likes are used up, when the next come, and the ways on', async () => {
  play(swipeGame({ likes: { left: 1, most: 4, backAt: 3_600_000, now: 0 } }));
  response = () => said({ likes_left: 0 });
  press('ArrowRight');
  expect(await screen.findByText('You’ve used today’s 4 likes')).toBeVisible();
  expect(screen.getByRole('timer').textContent).toMatch(/01:00:00|00:59:5\d/);
  await settled();
  expect([screen.queryByRole('article'), asked.length]).toEqual([null, 1]);
  // Keys decide about nobody who is not shown.
  press('ArrowLeft');
  press('ArrowRight');
  await settled();
  expect(asked).toHaveLength(1);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(['See people in the grid', 'Go to your messages', 'Keep skipping'].map(href)).toEqual([
    '/members?view=grid',
    '/chats',
    '/swipe-game?skipping=1',
  ]);
});

it('lets members go on skipping without likes', () => {
  play(swipeGame({ likes: { left: 0, most: 4, backAt: 3_600_000, now: 0 } }), '/swipe-game?skipping=1');
  expect(screen.getByRole('timer').textContent).toMatch(/01:00:00|00:59:5\d/);
  press('ArrowRight');
  expect([top(), asked]).toEqual(['Anna', []]);
  expect(screen.getByText('No likes left today. You can still skip.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Like Anna' }).getAttribute('aria-disabled')).toBe('true');
  press('ArrowLeft');
  expect(top()).toBe('Bea');
});

it('puts a card back if the server refuses the like, gives the like back and says why', async () => {
  play(swipeGame());
  response = () => Response.json({ error: { code: 'likes.you-block' } }, { status: 403 });
  press('ArrowRight');
  expect(top()).toBe('Bea');
  await waitFor(() => expect(top()).toBe('Anna'));
  expect(screen.getByText('4 likes left today')).toBeVisible();
  expect(screen.getByText('An error has occurred.')).toBeVisible();
  expect(liked).not.toHaveBeenCalled();
});

it('goes on if somebody has left: their card neither comes back nor can be undone', async () => {
  play(swipeGame());
  response = () => Response.json({ error: { code: 'errors.page-not-found' } }, { status: 404 });
  press('ArrowLeft');
  await waitFor(() => expect(asked).toEqual(['/swipe-game skip anna']));
  await settled();
  // A skip of somebody who no longer exists shows no error.
  expect([top(), screen.queryByText('An error has occurred.')]).toEqual(['Bea', null]);
  expect(screen.queryByRole('button', { name: /Anna/ })).toBeNull();
  response = () => Response.json({ error: { code: 'likes.nobody-here' } }, { status: 404 });
  press('ArrowRight');
  expect(await screen.findByText('An error has occurred.')).toBeVisible();
  expect(await screen.findByText('4 likes left today')).toBeVisible();
  expect(top()).toBe('Cleo');
  press('Backspace');
  expect(top()).toBe('Cleo');
});

it('shows no likes left if the server says so, and asks until when', async () => {
  more = swipeGame({ cards: [], likes: { left: 0, most: 4, backAt: 7_200_000, now: 0 } });
  play(swipeGame());
  response = () => Response.json({ error: { code: 'swipe.no-likes-left', values: { count: 4 } } }, { status: 403 });
  press('ArrowRight');
  expect(await screen.findByText('You’ve used today’s 4 likes')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/02:00:00|01:59:5\d/));
  press('ArrowRight');
  await settled();
  expect([top(), asked.length]).toEqual([undefined, 1]);
});

it('shows a match', async () => {
  play(swipeGame());
  response = () => said({ new_match: true, profile: { id: 'anna', name: 'Anna' } });
  press('ArrowRight');
  await waitFor(() => expect(matched).toHaveBeenCalledWith({ id: 'anna', name: 'Anna' }));
});

it('loads more before the deck ends, and nobody comes twice', async () => {
  more = swipeGame({ cards: ['Dora', 'Eva', 'Fay', 'Gil', 'Hanna'].map(swipeCard) });
  play(swipeGame({ cards: ['Anna', 'Bea', 'Cleo', 'Dora'].map(swipeCard) }));
  press('ArrowLeft');
  for (const name of ['Bea', 'Cleo', 'Dora', 'Eva', 'Fay']) {
    await waitFor(() => expect(top()).toBe(name));
    await settled();
    press('ArrowLeft');
  }
});

it('stops loading if a response holds nobody new', async () => {
  const cards = ['Anna', 'Bea', 'Cleo', 'Dora'].map(swipeCard);
  more = swipeGame({ cards });
  play(swipeGame({ cards }));
  for (const name of ['Anna', 'Bea', 'Cleo', 'Dora']) {
    await waitFor(() => expect(top()).toBe(name));
    press('ArrowLeft');
  }
  expect(await screen.findByText('You’ve seen everybody who fits')).toBeVisible();
});

it('says so when everybody was seen, with links to go on', async () => {
  play(swipeGame({ cards: [swipeCard('Anna')] }));
  press('ArrowLeft');
  expect(await screen.findByText('You’ve seen everybody who fits')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search more widely' }).getAttribute('href')).toBe('/members?view=grid');
  press('Backspace');
  await waitFor(() => expect(top()).toBe('Anna'));
});
