// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasEntered } from '~/layouts/alerts/entered';
import { matchMedia } from '~/layouts/layout.testing';
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
  const page = `<header>head</header><main><p inert>already inert</p><div>${warning}</div><p>behind</p></main>`;
  const inert = () => [...document.querySelectorAll('[inert]')].map(({ textContent }) => textContent);

  it('is modal where it stands: all else is inert, and the focus is where the warning wants it', () => {
    const moved = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    guard(page);
    expect(moved).not.toHaveBeenCalled();
    expect(dialog().open).toBe(true);
    expect(dialog().getAttribute('aria-modal')).toBe('true');
    expect(inert()).toEqual(['head', 'already inert', 'behind']);
    expect(document.activeElement?.textContent).toBe('Leave');
  });

  it.each([
    ['it is accepted', () => fireEvent.submit(document.querySelector('form')!)],
    ['the application takes the page over', () => lifetime.abort()],
  ])('leaves nothing inert once %s', (_, ended) => {
    fetched.mockResolvedValue(new Response());
    guard(page);
    ended();
    expect(inert()).toEqual(['already inert']);
    expect(dialog().hasAttribute('aria-modal')).toBe(false);
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
    guard(page);
    expect(inert()).toEqual(['already inert']);
    expect(fireEvent.submit(document.querySelector('form')!)).toBe(true);
  });

  it('makes no other dialog modal', () => {
    guard('<p>beside</p><dialog open><form></form></dialog>');
    expect(inert()).toEqual([]);
  });
});
