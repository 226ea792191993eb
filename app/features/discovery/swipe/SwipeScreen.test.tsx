// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { swipeCard, swipeGame } from './swipe.testing';
import { openGame, play, press, pressButton, swipeResponse, settled, top } from './swipe-screen.testing';

const game = openGame();

it('shows one person at a time as a form: skip and like work without a script', () => {
  play(game, swipeGame());
  const button = screen.getByRole('button', { name: 'Like Anna' }) as HTMLButtonElement;
  expect([button.form!.method, button.form!.getAttribute('action')]).toEqual(['post', '/swipe-game']);
  expect([button.name, button.value, new FormData(button.form!).get('id')]).toEqual(['intent', 'like', 'anna']);
  expect(screen.getByRole('link', { name: /^Anna/ }).getAttribute('href')).toBe('/members/anna');
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

// covers S2-145
it('likes and skips by buttons and arrow keys, in order, and announces what happened', async () => {
  play(game, swipeGame());
  pressButton('Like Anna');
  expect(top()).toBe('Bea');
  expect(screen.getByRole('status').textContent).toMatch(/^You like Anna\..*Next: Bea\.$/);
  press('ArrowLeft');
  press('ArrowRight');
  expect(top()).toBe('Dora');
  await waitFor(() =>
    expect(game.asked).toEqual(['/swipe-game like anna', '/swipe-game skip bea', '/swipe-game like cleo']),
  );
  await waitFor(() =>
    expect(game.liked.mock.calls).toEqual([
      ['anna', true],
      ['cleo', true],
    ]),
  );
});

// covers X17-027
// covers X17-028
it('leaves keys to fields and dialogs', () => {
  play(game, swipeGame());
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
  play(game, swipeGame({ likes: { left: 1, most: 4, backAt: 3_600_000, now: 0 } }));
  game.response = () => swipeResponse({ likes_left: 0 });
  press('ArrowRight');
  expect(await screen.findByText('You’ve used today’s 4 likes')).toBeVisible();
  expect(screen.getByRole('timer').textContent).toMatch(/01:00:00|00:59:5\d/);
  await settled();
  expect([screen.queryByRole('article'), game.asked.length]).toEqual([null, 1]);
  // Keys decide about nobody who is not shown.
  press('ArrowLeft');
  press('ArrowRight');
  await settled();
  expect(game.asked).toHaveLength(1);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(['See people in the grid', 'Go to your messages', 'Keep skipping'].map(href)).toEqual([
    '/members?view=grid',
    '/chats',
    '/swipe-game?skipping=1',
  ]);
});

it('does not lose the focus when the last like takes the buttons away', async () => {
  play(game, swipeGame({ likes: { left: 1, most: 4, backAt: 3_600_000, now: 0 } }));
  game.response = () => swipeResponse({ likes_left: 0 });
  screen.getByRole('button', { name: 'Like Anna' }).focus();
  pressButton('Like Anna');
  const way = await screen.findByRole('link', { name: 'Keep skipping' });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement!.contains(way)).toBe(true);
});

it('lets members go on skipping without likes', () => {
  play(game, swipeGame({ likes: { left: 0, most: 4, backAt: 3_600_000, now: 0 } }), '/swipe-game?skipping=1');
  expect(screen.getByRole('timer').textContent).toMatch(/01:00:00|00:59:5\d/);
  press('ArrowRight');
  expect([top(), game.asked]).toEqual(['Anna', []]);
  expect(screen.getByText('No likes left today. You can still skip.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Like Anna' }).getAttribute('aria-disabled')).toBe('true');
  press('ArrowLeft');
  expect(top()).toBe('Bea');
});

it('puts a card back if the server refuses the like, gives the like back and says why', async () => {
  play(game, swipeGame());
  game.response = () => Response.json({ error: { code: 'likes.you-block' } }, { status: 403 });
  press('ArrowRight');
  expect(top()).toBe('Bea');
  await waitFor(() => expect(top()).toBe('Anna'));
  expect(screen.getByText('4 likes left today')).toBeVisible();
  expect(screen.getByText('An error has occurred.')).toBeVisible();
  expect(game.liked).not.toHaveBeenCalled();
});

it('goes on if somebody has left: their card neither comes back nor can be undone', async () => {
  play(game, swipeGame());
  game.response = () => Response.json({ error: { code: 'errors.page-not-found' } }, { status: 404 });
  press('ArrowLeft');
  await waitFor(() => expect(game.asked).toEqual(['/swipe-game skip anna']));
  await settled();
  // A skip of someone who no longer exists shows no error.
  expect([top(), screen.queryByText('An error has occurred.')]).toEqual(['Bea', null]);
  expect(screen.queryByRole('button', { name: /Anna/ })).toBeNull();
  game.response = () => Response.json({ error: { code: 'likes.nobody-here' } }, { status: 404 });
  press('ArrowRight');
  expect(await screen.findByText('An error has occurred.')).toBeVisible();
  expect(await screen.findByText('4 likes left today')).toBeVisible();
  expect(top()).toBe('Cleo');
  press('Backspace');
  expect(top()).toBe('Cleo');
});

it('shows no likes left if the server says so, and asks until when', async () => {
  game.more = swipeGame({ cards: [], likes: { left: 0, most: 4, backAt: 7_200_000, now: 0 } });
  play(game, swipeGame());
  game.response = () =>
    Response.json({ error: { code: 'swipe.no-likes-left', values: { count: 4 } } }, { status: 403 });
  press('ArrowRight');
  expect(await screen.findByText('You’ve used today’s 4 likes')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/02:00:00|01:59:5\d/));
  press('ArrowRight');
  await settled();
  expect([top(), game.asked.length]).toEqual([undefined, 1]);
});

it('shows a match', async () => {
  play(game, swipeGame());
  game.response = () => swipeResponse({ new_match: true, profile: { id: 'anna', name: 'Anna' } });
  press('ArrowRight');
  await waitFor(() => expect(game.matched).toHaveBeenCalledWith({ id: 'anna', name: 'Anna' }));
});

it('loads more before the deck ends, and nobody comes twice', async () => {
  game.more = swipeGame({ cards: ['Dora', 'Eva', 'Fay', 'Gil', 'Hanna'].map(swipeCard) });
  play(game, swipeGame({ cards: ['Anna', 'Bea', 'Cleo', 'Dora'].map(swipeCard) }));
  press('ArrowLeft');
  for (const name of ['Bea', 'Cleo', 'Dora', 'Eva', 'Fay']) {
    await waitFor(() => expect(top()).toBe(name));
    await settled();
    press('ArrowLeft');
  }
});

it('stops loading if a response holds nobody new', async () => {
  const cards = ['Anna', 'Bea', 'Cleo', 'Dora'].map(swipeCard);
  game.more = swipeGame({ cards });
  play(game, swipeGame({ cards }));
  for (const name of ['Anna', 'Bea', 'Cleo', 'Dora']) {
    await waitFor(() => expect(top()).toBe(name));
    press('ArrowLeft');
  }
  expect(await screen.findByText('You’ve seen everybody who fits')).toBeVisible();
});

it('says so when everybody was seen, with links to go on', async () => {
  play(game, swipeGame({ cards: [swipeCard('Anna')] }));
  press('ArrowLeft');
  expect(await screen.findByText('You’ve seen everybody who fits')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Search more widely' }).getAttribute('href')).toBe('/members?view=grid');
  press('Backspace');
  await waitFor(() => expect(top()).toBe('Anna'));
});
