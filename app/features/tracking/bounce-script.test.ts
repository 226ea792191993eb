// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BOUNCE_SCRIPT } from './bounce-script';

const beacons: { url: string; body: Blob }[] = [];
let page: Document;
let state: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  beacons.length = 0;
  state = 'visible';
  page = document.implementation.createHTMLDocument();
  Object.defineProperty(page, 'visibilityState', { get: () => state });
  page.body.innerHTML =
    '<a id="own" href="https://aurea.example/signup"><b>Join</b></a><a id="other" href="https://other.example/">x</a>';
  const sendBeacon = (url: string, body: Blob) => beacons.push({ url, body }) > 0;
  // The script as a page runs it.
  new Function('document', 'navigator', 'location', BOUNCE_SCRIPT)(
    page,
    { sendBeacon },
    { origin: 'https://aurea.example' },
  );
});
afterEach(() => void vi.useRealTimers());

function become(next: DocumentVisibilityState): void {
  state = next;
  page.dispatchEvent(new Event('visibilitychange'));
}

const click = (selector: string) =>
  page.querySelector(selector)!.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

// covers S7-012
// covers S7-013
it('sends one empty JSON beacon when the page becomes hidden', async () => {
  become('hidden');
  become('visible');
  become('hidden');
  expect(beacons.map(({ url }) => url)).toEqual(['/api/page-hidden.php']);
  expect(beacons[0]!.body.type).toBe('application/json');
  expect(await beacons[0]!.body.text()).toBe('{}');
});

it('does not when the page becomes visible', () => {
  become('visible');
  expect(beacons).toEqual([]);
});

it.each([
  ['a link of this site', () => click('#own b')],
  ['a form', () => page.dispatchEvent(new Event('submit'))],
])('does not when the visitor goes on by %s, but does when they leave after that', (_, goOn) => {
  goOn();
  become('hidden');
  expect(beacons).toEqual([]);
  become('visible');
  vi.advanceTimersByTime(15_000);
  become('hidden');
  expect(beacons).toHaveLength(1);
});

it('does when they leave by a link to another site', () => {
  click('#other');
  become('hidden');
  expect(beacons).toHaveLength(1);
});
