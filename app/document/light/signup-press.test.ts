// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takePressedLink } from '~/page/pressed-link';
import { matchMedia } from '~/layouts/layout.testing';
import type { Application } from './load-application';
import { openSignupOnPress } from './signup-press';

const application = { prepare: vi.fn<() => Promise<void>>(), start: vi.fn<() => Promise<void>>() };
const connection = { saveData: false };
let lifetime: AbortController;

const link = (path = '/signup') => document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)!;
const busy = () => link().getAttribute('aria-busy');
const progress = () => document.querySelector('[role="progressbar"]');
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const wide = (yes: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(matchMedia(/reduced-motion/, ...(yes ? [/min-width: 768px/] : [])));
/** What the default layout does as soon as it is hydrated. */
const takeOver = () => takePressedLink(window);
const showModal = () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
};

let opened: string[];
beforeEach(() => {
  vi.useFakeTimers();
  opened = [];
  vi.spyOn(window.location, 'assign').mockImplementation((url) => void opened.push(new URL(url).pathname));
  // happy-dom does not know :modal.
  const find = document.querySelector.bind(document);
  vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
    find(selector.replace(':modal', '[open]')),
  );
  application.prepare.mockReset().mockResolvedValue();
  application.start.mockReset().mockResolvedValue();
  connection.saveData = false;
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
  wide(true);
  document.body.innerHTML =
    '<script type="application/json" id="application" data-modules="/m.js">{"loading":"Loading"}</script>' +
    '<a href="/signup"><b>Join</b></a><a href="/login">Log in</a>';
  lifetime = new AbortController();
  openSignupOnPress(application as unknown as Application, lifetime.signal);
});
afterEach(() => {
  takeOver();
  lifetime.abort();
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
  document.body.innerHTML = '';
});

describe('pointing at a signup link', () => {
  it.each(['pointerOver', 'focusIn', 'pointerDown'] as const)(
    'fetches the application without starting it: %s',
    (type) => {
      fireEvent[type](document.querySelector('b')!);
      expect(application.prepare).toHaveBeenCalledOnce();
      expect(application.start).not.toHaveBeenCalled();
    },
  );

  it('fetches nothing for other links, on phones, or where data is saved', () => {
    fireEvent.pointerOver(link('/login'));
    connection.saveData = true;
    fireEvent.pointerOver(link());
    connection.saveData = false;
    wide(false);
    fireEvent.pointerOver(link());
    expect(application.prepare).not.toHaveBeenCalled();
  });

  it('says nothing if the files are missing', async () => {
    application.prepare.mockRejectedValue(new Error('gone'));
    fireEvent.pointerOver(link());
    await pass(0);
    expect(opened).toEqual([]);
  });
});

describe('pressing a signup link', () => {
  it('starts the application, which finds the link, and shows the work until the modal stands', async () => {
    expect(fireEvent.click(document.querySelector('b')!), 'the link is not followed').toBe(false);
    expect(application.start).toHaveBeenCalledOnce();
    expect(busy()).toBe('true');
    expect(progress()?.getAttribute('aria-label')).toBe('Loading');

    await pass(0);
    expect(takeOver()).toBe(link());
    await pass(0);
    expect(busy()).toBe('true');
    showModal();
    await pass(0);
    expect(busy()).toBeNull();
    expect(progress()).toBeNull();
    await pass(60_000);
    expect(opened).toEqual([]);
  });

  it('starts it once, however often it is pressed', () => {
    fireEvent.click(link());
    expect(fireEvent.click(link())).toBe(false);
    expect(application.start).toHaveBeenCalledOnce();
  });

  it('leads to the signup page at once if the application cannot be loaded', async () => {
    application.start.mockRejectedValue(new Error('gone'));
    fireEvent.click(link());
    await pass(0);
    expect(opened).toEqual(['/signup']);
    expect(progress()).toBeNull();
    expect(busy()).toBeNull();
  });

  it.each([
    ['does not come', () => application.start.mockReturnValue(new Promise(() => {}))],
    ['does not take the page over', () => {}],
  ])('leads to the signup page after six seconds if the application %s', async (_, given) => {
    given();
    fireEvent.click(link());
    await pass(5999);
    expect(opened).toEqual([]);
    await pass(1);
    expect(opened).toEqual(['/signup']);
    expect(progress()).toBeNull();
  });

  it('leads to the signup page if no modal opens', async () => {
    fireEvent.click(link());
    await pass(0);
    takeOver();
    await pass(6000);
    expect(opened).toEqual(['/signup']);
  });

  it('can be tried again after a failure', async () => {
    application.start.mockRejectedValueOnce(new Error('gone'));
    fireEvent.click(link());
    await pass(0);
    fireEvent.click(link());
    expect(application.start).toHaveBeenCalledTimes(2);
  });

  it('leaves to the browser: another link, a new tab, a phone, and a page that the application has', () => {
    expect(fireEvent.click(link('/login'))).toBe(true);
    expect(fireEvent.click(link(), { ctrlKey: true })).toBe(true);
    wide(false);
    expect(fireEvent.click(link())).toBe(true);
    wide(true);
    lifetime.abort();
    expect(fireEvent.click(link())).toBe(true);
    expect(application.start).not.toHaveBeenCalled();
  });
});
