import { beforeEach, expect, it, vi } from 'vitest';
import { reloadWhenMoved } from './reload-when-moved';

const reload = vi.fn();
let location: { pathname: string; search: string; reload: () => void };
let view: EventTarget;
let opening: AbortController;

beforeEach(() => {
  reload.mockClear();
  location = { pathname: '/members/1', search: '?page=2', reload };
  opening = new AbortController();
});

/** The scripts of a document begin to run that was loaded for this path. */
function start(path?: string): () => boolean {
  view = Object.assign(new EventTarget(), { location, __remixContext: { path } });
  return reloadWhenMoved(view as unknown as Window, opening.signal);
}

/** Back or Forward within the document, as the browser tells it: the URL is another one already. */
function move(to: Partial<typeof location>) {
  Object.assign(location, to);
  view.dispatchEvent(new Event('popstate'));
}

it.each([
  ['another page', { pathname: '/login', search: '' }],
  ['another person', { pathname: '/members/2' }],
  ['another query', { search: '?page=3' }],
])('loads the document of %s to which somebody went before the page was open', (_name, to) => {
  const moved = start('/members/1?page=2');
  expect(moved()).toBe(false);
  move(to);
  expect(moved()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each(['/login', '/members/1', '/members/1?page=3'])(
  'loads it if somebody went there from %s before any script ran',
  (path) => {
    expect(start(path)()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

it('does nothing for a jump within the page, or where the document does not tell its path', () => {
  for (const path of ['/members/1?page=2', undefined]) {
    const moved = start(path);
    move({});
    expect(moved()).toBe(false);
  }
  expect(reload).not.toHaveBeenCalled();
});

it('leaves it to the open page', () => {
  const moved = start('/members/1?page=2');
  opening.abort();
  move({ pathname: '/login' });
  expect(moved()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
