// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show, testUser } from '~/layouts/layout.testing';
import { publishLiveEvent } from '~/realtime/live-events';
import { ToastProvider } from '~/ui/Toaster/ToastProvider';
import { LikeButton } from './LikeButton';
import { LikeForm } from './LikeForm';
import { MatchModal } from './MatchModal';

let next = 0;
/** A new id for each test, because the store lives as long as the page and remembers the likes of earlier tests. */
const fresh = () => `${'a'.repeat(20)}${String((next += 1)).padStart(6, '0')}`;
let responses: Record<string, () => Response>;
let calls: string[];

beforeEach(() => {
  calls = [];
  responses = {};
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    calls.push(`${init.method ?? 'GET'} ${path} ${(init.body as string | undefined) ?? ''}`.trim());
    const response = responses[init.method ?? 'GET'];
    return Promise.resolve(response ? response() : Response.json({}));
  });
});
/** Leaves the page. A match dialog is closed first, because an open one stays for the next page on purpose. */
const leave = () => {
  act(() => document.querySelector('dialog')?.close());
  cleanup();
};
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const profile = (id: string) => ({ id, name: 'Bea', fictional: true, main_image: null });
const page = (id: string) => (
  <ToastProvider>
    <LikeForm />
    <LikeButton id={id} name="Bea" liked={false} />
    <MatchModal />
  </ToastProvider>
);
const press = (name: string) => {
  const button = screen.getByRole('button', { name }) as HTMLButtonElement;
  const form = document.getElementById(button.getAttribute('form')!) as HTMLFormElement;
  fireEvent(form, Object.assign(new Event('submit', { bubbles: true, cancelable: true }), { submitter: button }));
};

it('likes in place: the heart is full at once, the server is called once', async () => {
  const id = fresh();
  responses['POST'] = () => Response.json({ matched: false, new_match: false, profile: profile(id) });
  show(page(id), { user: testUser() }, { path: '/members?page=2' });
  press('Like Bea');
  expect(await screen.findByRole('button', { name: 'You like Bea', pressed: true })).toBeVisible();
  await waitFor(() => expect(calls).toEqual([`POST /api/likes.php {"id":"${id}"}`]));
  expect(document.querySelector<HTMLInputElement>('input[name=next]')!.value).toBe('/members?page=2');
});

it('takes a double click for one click', async () => {
  const id = fresh();
  responses['POST'] = () => Response.json({ matched: false, new_match: false, profile: profile(id) });
  show(page(id), { user: testUser() });
  const click = (name: string, detail: number) => {
    document.dispatchEvent(new MouseEvent('click', { detail }));
    press(name);
  };
  click('Like Bea', 1);
  click('You like Bea', 2);
  await act(async () => {});
  expect(calls).toEqual([`POST /api/likes.php {"id":"${id}"}`]);
  click('You like Bea', 1);
  expect(await screen.findByRole('button', { name: 'Like Bea', pressed: false })).toBeVisible();
  expect(calls.at(-1)).toContain('DELETE /api/likes.php');
});

it('takes quick clicks on two hearts for two clicks', async () => {
  const [first, second] = [fresh(), fresh()];
  responses['POST'] = () => Response.json({ matched: false, new_match: false, profile: profile(first) });
  show(
    <ToastProvider>
      <LikeForm />
      <LikeButton id={first} name="Bea" liked={false} />
      <LikeButton id={second} name="Cleo" liked={false} />
    </ToastProvider>,
    { user: testUser() },
  );
  for (const [detail, name] of [
    [1, 'Like Bea'],
    [2, 'Like Cleo'],
  ] as const) {
    document.dispatchEvent(new MouseEvent('click', { detail }));
    press(name);
  }
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toContain(second);
});

it('takes the heart back and says why if the like is refused', async () => {
  const id = fresh();
  responses['POST'] = () => Response.json({ error: { code: 'likes.you-block' } }, { status: 403 });
  show(page(id), { user: testUser() });
  press('Like Bea');
  expect(await screen.findByText(/An error has occurred/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Like Bea', pressed: false })).toBeVisible();
});

it('shows a match with both names, labelled if made up, and only once', async () => {
  // Fake timers, so that the reload half a second after a match does not fall into another test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const id = fresh();
  responses['POST'] = () => Response.json({ matched: true, new_match: true, profile: profile(id) });
  responses['GET'] = () => Response.json({ profiles: [profile(id)], liked_by: [], matches: [{ id, matched_at: 1 }] });
  show(page(id), { user: testUser() });
  press('Like Bea');
  const link = await screen.findByRole('link', { name: 'Send a message', hidden: true });
  expect(link.getAttribute('href')).toBe(`/members/${id}/chat`);
  expect(screen.getByText('fictional profile')).toBeVisible();
  fireEvent.click(link);
  publishLiveEvent({ kind: 'match' });
  await waitFor(() => expect(calls).toContain('GET /api/likes.php'));
  expect(screen.queryByRole('link', { name: 'Send a message', hidden: true })).toBeNull();
});

it('takes a like back at the second press, and shows it again if the match stays', async () => {
  const id = fresh();
  responses['DELETE'] = () => Response.json({ liked: false });
  show(
    <ToastProvider>
      <LikeForm />
      <LikeButton id={id} name="Bea" liked />
    </ToastProvider>,
    { user: testUser() },
  );
  press('You like Bea');
  expect(await screen.findByRole('button', { name: 'Like Bea', pressed: false })).toBeVisible();
  await waitFor(() => expect(calls).toEqual([`DELETE /api/likes.php {"id":"${id}"}`]));
  responses['POST'] = () => Response.json({ matched: true, new_match: false, profile: profile(id) });
  press('Like Bea');
  expect(await screen.findByRole('button', { name: 'You like Bea', pressed: true })).toBeVisible();
  responses['DELETE'] = () =>
    Response.json({ error: { code: 'likes.match-stays', values: { name: 'Bea' } } }, { status: 409 });
  press('You like Bea');
  expect(await screen.findByText(/An error has occurred/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'You like Bea', pressed: true })).toBeVisible();
});

// covers S9-027
it('reloads the likes 500 ms after a like that makes a match, and not after another one', async () => {
  const gets = () => calls.filter((call) => call === 'GET /api/likes.php').length;
  const [plain, match] = [fresh(), fresh()];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const [id, new_match] of [
    [plain, false],
    [match, true],
  ] as const) {
    responses['POST'] = () => Response.json({ matched: new_match, new_match, profile: profile(id) });
    show(page(id), { user: testUser() });
    press('Like Bea');
    await vi.advanceTimersByTimeAsync(499);
    expect(gets()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(gets()).toBe(new_match ? 1 : 0);
    leave();
  }
});

it('shows a match that the other member made', async () => {
  const id = fresh();
  responses['GET'] = () => Response.json({ profiles: [profile(id)], liked_by: [], matches: [{ id, matched_at: 1 }] });
  show(page(fresh()), { user: testUser() });
  await screen.findByRole('button', { name: 'Like Bea' });
  publishLiveEvent({ kind: 'match' });
  expect(await screen.findByText('You and Bea like each other.')).toBeVisible();
});

it('renders nothing for visitors', async () => {
  show(page(fresh()));
  expect(await screen.findByRole('button', { name: 'Like Bea' })).toBeVisible();
  expect(document.querySelector('form')).toBeNull();
});
