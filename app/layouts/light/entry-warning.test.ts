// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasEntered } from '../alerts/entered';
import { matchMedia } from '../layout.testing';
import { guardEntry } from './entry-warning';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
let lifetime: AbortController;

/** As the server renders the warning. */
const warning =
  '<dialog open><div data-site-entry><form method="post" action="/site-entry"><button>Enter</button></form>' +
  '<a href="https://example.org" data-autofocus>Leave</a></div></dialog>';
const dialog = () => document.querySelector('dialog')!;
const guard = (html = warning) => {
  document.body.innerHTML = html;
  guardEntry(lifetime.signal);
};

beforeEach(() => {
  lifetime = new AbortController();
  fetched.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(window, 'matchMedia').mockImplementation(matchMedia());
});
afterEach(() => {
  lifetime.abort();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['entered'];
});

describe('the site-entry warning of a light page', () => {
  it('is modal, with the focus where the warning wants it', () => {
    const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    guard();
    expect(shown).toHaveBeenCalledOnce();
    expect(dialog().open).toBe(true);
    expect(document.activeElement?.textContent).toBe('Leave');
  });

  it('cannot be left with Escape until the application takes the page over', () => {
    guard();
    // fireEvent returns false if the default was prevented.
    expect(fireEvent.keyDown(dialog(), { key: 'Escape' })).toBe(false);
    expect(fireEvent(dialog(), new Event('cancel', { cancelable: true }))).toBe(false);
    expect(fireEvent.keyDown(dialog(), { key: 'Tab' })).toBe(true);
    lifetime.abort();
    expect(fireEvent.keyDown(dialog(), { key: 'Escape' })).toBe(true);
  });

  it.each([
    ['stored', () => fetched.mockResolvedValue(new Response())],
    ['lost', () => fetched.mockRejectedValue(new Error('offline'))],
  ])('closes at once when it is accepted, also if the answer is %s', async (_, answer) => {
    answer();
    guard();
    expect(hasEntered()).toBe(false);
    expect(fireEvent.submit(document.querySelector('form')!), 'the page is not loaded anew').toBe(false);
    expect(dialog().open).toBe(false);
    expect(hasEntered()).toBe(true);
    const [url, init] = fetched.mock.calls[0]!;
    expect(new URL(url, window.location.href).pathname).toBe('/site-entry');
    // The visitor may follow a link at once.
    expect(init).toMatchObject({ method: 'POST', keepalive: true });
    await Promise.allSettled(fetched.mock.results.map(({ value }) => value as Promise<unknown>));
  });

  it('is left alone in the installed app, where a style sheet hides it', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(matchMedia(/standalone/));
    const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    guard();
    expect(shown).not.toHaveBeenCalled();
    expect(fireEvent.submit(document.querySelector('form')!)).toBe(true);
  });

  it('makes no other dialog modal', () => {
    const shown = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    guard('<dialog open><form></form></dialog>');
    expect(shown).not.toHaveBeenCalled();
  });
});
