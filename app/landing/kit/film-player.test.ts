// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filmPlayer } from './film-player';

const media = { matches: false, addEventListener: vi.fn() };
let playError: string | null = null;
const play = vi.fn(async () => {
  if (playError) throw Object.assign(new Error(playError), { name: playError });
});
const pause = vi.fn();

beforeEach(() => {
  document.body.innerHTML = '<video data-film><source></video><button hidden data-film-toggle></button>';
  vi.stubGlobal('matchMedia', () => media);
  Object.assign(find('video'), { play, pause });
  media.matches = false;
  playError = null;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const find = <K extends 'video' | 'button'>(tag: K) => document.querySelector(tag)!;
const toggle = () => find('button');

describe('filmPlayer', () => {
  it('plays visible videos and pauses hidden ones', async () => {
    const player = filmPlayer();
    expect(play).not.toHaveBeenCalled();
    player.show(find('video'), true);
    await vi.waitFor(() => expect(find('video').dataset['begun']).toBe(''));
    expect(find('video').muted).toBe(true);
    pause.mockClear();
    player.show(find('video'), false);
    expect(pause).toHaveBeenCalledOnce();
  });

  it('is paused and started by the toggle, which says what it will do', () => {
    const player = filmPlayer();
    player.show(find('video'), true);
    expect(toggle().hidden).toBe(false);
    expect(toggle().dataset['playing']).toBe('true');
    toggle().click();
    expect(pause).toHaveBeenCalled();
    expect(toggle().dataset['playing']).toBe('false');
    play.mockClear();
    toggle().click();
    expect(play).toHaveBeenCalledOnce();
  });

  it.each([
    ['stillness', () => (media.matches = true)],
    ['data saving', () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
    ['a slow connection', () => vi.stubGlobal('navigator', { connection: { effectiveType: '2g' } })],
  ])('%s: nothing starts by itself, but play is offered', (_why, ask) => {
    ask();
    const player = filmPlayer();
    player.show(find('video'), true);
    expect(play).not.toHaveBeenCalled();
    expect(toggle()).toMatchObject({ hidden: false });
    toggle().click();
    expect(play).toHaveBeenCalledOnce();
  });

  it('hides the toggle if there is no video', () => {
    find('video').innerHTML = '';
    filmPlayer();
    expect(toggle().hidden).toBe(true);
  });

  it('stops if reduced motion is requested later', () => {
    const player = filmPlayer();
    player.show(find('video'), true);
    const changed = media.addEventListener.mock.calls[0]![1] as (event: { matches: boolean }) => void;
    changed({ matches: true });
    expect(toggle().dataset['playing']).toBe('false');
  });

  it('offers the toggle if the browser lets no video start', async () => {
    playError = 'NotAllowedError';
    filmPlayer().show(find('video'), true);
    await vi.waitFor(() => expect(toggle().dataset['playing']).toBe('false'));
    expect(find('video').dataset['begun']).toBeUndefined();
  });

  it('does not count a video paused before it began as blocked', async () => {
    playError = 'AbortError';
    filmPlayer().show(find('video'), true);
    await vi.waitFor(() => expect(play).toHaveBeenCalled());
    expect(toggle().dataset['playing']).toBe('true');
  });
});
