// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { swipeCard, swipeGame } from './swipe.testing';
import { openGame, play, press, pressButton, swipeResponse, top } from './swipe-screen.testing';

const game = openGame();

it('takes back the latest decision first: the like, then the skips before it', async () => {
  play(game, swipeGame());
  press('ArrowLeft');
  press('ArrowRight');
  press('Backspace');
  expect(top()).toBe('Bea');
  press('Backspace');
  expect(top()).toBe('Anna');
  press('Backspace');
  await waitFor(() => expect(game.asked.at(-1)).toBe('/swipe-game undo anna'));
  expect(game.asked.slice(2)).toEqual(['/swipe-game undo-like bea', '/swipe-game undo anna']);
});

it('offers to undo a like, which gives the like of the day back', async () => {
  play(game, swipeGame());
  pressButton('Like Anna');
  expect(screen.getByRole('status').textContent).toContain('You can undo this for 5 seconds.');
  await waitFor(() => expect(game.liked).toHaveBeenLastCalledWith('anna', true));
  pressButton('Undo your like of Anna');
  expect([top(), screen.queryByRole('button', { name: 'Undo your like of Anna' })]).toEqual(['Anna', null]);
  expect(screen.getByText('4 likes left today')).toBeVisible();
  game.response = () => swipeResponse({ likes_left: 4 });
  await waitFor(() => expect(game.liked).toHaveBeenLastCalledWith('anna', false));
  expect(game.asked.at(-1)).toBe('/swipe-game undo-like anna');
});

it('offers it as long as it is possible, and then asks whether the like made a match', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  play(game, swipeGame());
  game.response = ({ intent }) =>
    intent === 'give'
      ? swipeResponse({ new_match: true, profile: { id: 'anna', name: 'Anna' } })
      : swipeResponse({ undo_until: 5_000 });
  pressButton('Like Anna');
  const offer = () => screen.queryByRole('button', { name: 'Undo your like of Anna' });
  offer()!.focus();
  await act(() => vi.advanceTimersByTimeAsync(4_900));
  expect([offer() !== null, game.asked]).toEqual([true, ['/swipe-game like anna']]);
  expect(screen.getByText('1s')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect([offer(), game.asked.at(-1)]).toEqual([null, '/swipe-game give anna']);
  expect(document.activeElement?.getAttribute('value')).toBe('like');
  expect(game.matched).toHaveBeenCalledWith({ id: 'anna', name: 'Anna' });
});

it('says so when it was too late, and the like stands', async () => {
  play(game, swipeGame());
  game.response = ({ intent }) =>
    intent === 'like'
      ? swipeResponse()
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
  play(game, swipeGame({ lastLike }));
  const button = screen.getByRole('button', { name: 'Undo your like of Zoe' }) as HTMLButtonElement;
  expect([button.form!.method, button.form!.getAttribute('action')]).toEqual(['post', '/swipe-game']);
  expect([button.name, button.value, new FormData(button.form!).get('id')]).toEqual(['intent', 'undo-like', 'zoe']);
  expect(screen.getByText('You like Zoe.')).toBeVisible();
});
