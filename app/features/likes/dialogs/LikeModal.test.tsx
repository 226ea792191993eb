// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show, testShell, testUser } from '~/layouts/layout.testing';
import { api, cleanAfterEach } from '~/api-client/api.testing';
import { LikeModal } from './LikeModal';
import { readLikeDelay } from './like-delay';

vi.mock('~/api-client/api', () => import('~/api-client/api.testing'));
vi.mock('~/i18n/Messages', () => ({ Messages: ({ children }: { children: JSX.Element }) => children }));

const image = { filename: 'x.webp', thumb_filename: 'x-thumb.webp', status: 'active', match: 'x-match.webp' };
const bella = { id: 'bella', name: 'Bella', main_image: image, fictional: false };
const flora = { id: 'flora', name: 'Flora', main_image: image, fictional: true };
const likes = (profile: object & { id: string }, like_new = true, author = 'member') => ({
  profiles: [profile],
  liked_by: [{ id: profile.id, like_new, author }],
  matches: [],
  num_new_likes: 1,
});

let responses: Record<string, unknown>;
beforeEach(() => {
  vi.useFakeTimers();
  responses = {};
  api.get.mockImplementation((path: string) =>
    path in responses ? Promise.resolve(responses[path]) : Promise.reject(new Error(`not asked for: ${path}`)),
  );
});
afterEach(() => void vi.useRealTimers());
cleanAfterEach();

function open(path: string, { user = true, autoLikes = false } = {}) {
  window.history.replaceState({ key: 'kept' }, '', path);
  show(<LikeModal />, { user: user ? testUser() : null, brand: { ...testShell().brand, autoLikes } }, { path });
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const dialog = () => document.querySelector('dialog');
const requests = () => api.get.mock.calls.map(([path]) => path as string);
const shownUrl = () => window.location.pathname + window.location.search;

describe('the URL parameter t=N', () => {
  // covers S1-037 S4-063 S4-064
  it('shows a member the newest like of a person after N seconds, then removes the parameter', async () => {
    responses['/api/likes.php'] = likes(bella);
    open('/members?gender=female&t=5');
    await pass(4_900);
    expect([dialog(), shownUrl()]).toEqual([null, '/members?gender=female&t=5']);
    await pass(200);
    expect(dialog()?.open).toBe(true);
    expect(screen.getByText('Bella likes you.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the profile' }).getAttribute('href')).toBe('/likes/m/bella');
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/photos/x-match.webp');
    expect([shownUrl(), window.history.state]).toEqual(['/members?gender=female', { key: 'kept' }]);
  });

  it('shows the brand’s like as the brand’s, never as a person’s', async () => {
    responses['/api/likes.php'] = likes(flora, true, 'automation');
    open('/members?t=1');
    await pass(1_100);
    expect(screen.getByText('Aurea gave this like, not a person: Flora is made up.')).toBeVisible();
    expect(screen.queryByText(/likes you|New like/)).toBeNull();
  });

  it.each([
    ['a like seen before', likes(bella, false)],
    ['no like', { profiles: [], liked_by: [], matches: [], num_new_likes: 0 }],
    ['no response', undefined],
  ])('shows a member nothing for %s', async (_, response) => {
    if (response) responses['/api/likes.php'] = response;
    open('/members?t=1');
    await pass(1_100);
    expect([dialog(), shownUrl(), requests()]).toEqual([null, '/members', ['/api/likes.php']]);
  });

  // covers S1-037
  it('shows a visitor a labelled made-up profile: it claims no like and leads to the signup', async () => {
    responses['/api/like-sample.php'] = { profile: flora };
    open('/?t=0', { user: false });
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Meet Flora' })).toBeVisible();
    expect(screen.getByText('fictional profile')).toBeVisible();
    expect(screen.getByText('Made up.')).toBeVisible();
    expect(screen.queryByText(/likes you|New like/)).toBeNull();
    expect(screen.getByRole('link', { name: /Sign up/ }).getAttribute('href')).toBe('/members/flora/signup');
    expect(requests()).toEqual(['/api/like-sample.php']);
    expect(api.send).not.toHaveBeenCalled();
  });

  it.each(['?t=soon', '?t=-1', '?t=3601', '?t=', ''])('ignores %j', async (query) => {
    open(`/members${query}`);
    await pass(3_700_000);
    expect([dialog(), shownUrl(), requests()]).toEqual([null, `/members${query}`, []]);
  });

  it('waits while another dialog is open', async () => {
    responses['/api/likes.php'] = likes(bella);
    const other = document.body.appendChild(document.createElement('dialog'));
    other.setAttribute('open', '');
    open('/members?t=1');
    await pass(10_000);
    expect(requests()).toEqual([]);
    other.remove();
    await pass(1_000);
    expect(screen.getByText('Bella likes you.')).toBeVisible();
  });
});

it('waits while somebody is typing, also if they begin while the like is being loaded', async () => {
  let response = (_likes: object) => {};
  api.get.mockImplementation(() => new Promise((resolve) => (response = resolve)));
  open('/members?t=1');
  const text = document.body.appendChild(document.createElement('textarea'));
  text.focus();
  await pass(10_000);
  expect(requests()).toEqual([]);
  text.blur();
  await pass(1_000);
  expect(requests()).toEqual(['/api/likes.php']);
  text.focus();
  await act(async () => response(likes(bella)));
  await pass(10_000);
  expect([dialog(), document.activeElement]).toEqual([null, text]);
  text.remove();
  await pass(1_000);
  expect(screen.getByText('Bella likes you.')).toBeVisible();
});

describe('the brand’s own like', () => {
  // covers S7-015
  it('is requested once, after a visible minute; it is labelled, and the likes are reloaded 500 ms later', async () => {
    responses['/api/auto-like.php'] = flora;
    responses['/api/likes.php'] = likes(flora);
    open('/members', { autoLikes: true });
    await pass(59_999);
    expect(requests()).toEqual([]);
    await pass(1);
    expect(screen.getByText('fictional profile')).toBeVisible();
    expect(screen.getByText('Aurea gave this like, not a person: Flora is made up.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'A like from Aurea' })).toBeVisible();
    expect(screen.queryByText(/likes you|New like|like each other/)).toBeNull();
    await pass(499);
    expect(requests()).toEqual(['/api/auto-like.php']);
    await pass(1);
    expect(requests()).toEqual(['/api/auto-like.php', '/api/likes.php']);
    await pass(600_000);
    expect(requests()).toHaveLength(2);
  });

  it('is not shown if none is due, the brand gives none, or for a visitor', async () => {
    responses['/api/auto-like.php'] = null;
    open('/members', { autoLikes: true });
    await pass(61_000);
    expect([dialog(), requests()]).toEqual([null, ['/api/auto-like.php']]);
    cleanup();
    api.get.mockClear();
    open('/members', { autoLikes: false });
    await pass(120_000);
    cleanup();
    open('/', { user: false, autoLikes: true });
    await pass(120_000);
    expect(requests()).toEqual([]);
  });
});

// covers S4-063
it.each([
  ['?t=5', 5000],
  ['?a=1&t=0', 0],
  ['?t=3600', 3_600_000],
  ['', undefined],
  ['?t=', undefined],
  ['?t=3601', undefined],
  ['?t=-1', undefined],
  ['?t=1.5', undefined],
  ['?t=1e3', undefined],
  ['?t=0x10', undefined],
  ['?t=99999', undefined],
  ['?t=soon', undefined],
  ['?tt=5', undefined],
])('reads the delay of %s as %s', (search, ms) => {
  expect(readLikeDelay(search)).toBe(ms);
});
