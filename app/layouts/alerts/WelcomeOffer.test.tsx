// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '~/api-client/api.testing';
import type { ShellData, ShellUser } from '~/page/shell-data';
import { HOUR } from '~/time/durations';
import { MEMBERS_AREA } from '../paths';
import { useRouteName } from '../use-route-name';
import { onPage, show, testUser, type Shown } from '../layout.testing';
import { Banners } from './Banners';
import { WelcomeOffer } from './WelcomeOffer';

vi.mock('~/api-client/api', () => import('~/api-client/api.testing'));

const NOW = Date.UTC(2026, 9, 25, 0, 30);
const offer = { code: 'TIMEBONUS25', percentage: 25, endsAt: NOW + 4 * HOUR, modal: true };
const newcomer = (change: Partial<ShellUser> = {}) => testUser({ paidUser: false, credits: 0, ...change });

// Loaded before the tests, so that the lazy part of the page needs no time.
beforeAll(async () => {
  await import('~/features/billing/discounts/TimeBonusDialog');
  await import('./BannerContent');
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  api.get.mockRejectedValue(new Error('down'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

/** As in the layout. */
const Here = () => (
  <>
    <Banners />
    <WelcomeOffer inside={MEMBERS_AREA.has(useRouteName())} />
  </>
);
const render = (shell: Partial<ShellData> = {}, shown: Shown = {}) =>
  show(<Here />, { user: newcomer(), offer, now: NOW, ...shell }, { route: 'members', ...shown });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const bar = () => screen.queryByRole('link', { name: /off your first credits/ });
const modal = () => screen.queryByRole('dialog');

describe('the bar', () => {
  // covers S2-151 S2-152 S2-153 S6-026 S4-016 S9-010
  it('counts down hours, minutes and seconds each second, and leads to the credits at its prices', async () => {
    render();
    await pass(0);
    expect(bar()?.getAttribute('href')).toBe('/credits?code=TIMEBONUS25');
    expect(screen.getByText('04:00:00')).toBeVisible();
    await pass(1000);
    expect(screen.getByText('03:59:59')).toBeVisible();
  });

  it('shows the second that the server wrote while the page wakes up, however long it takes', async () => {
    await import('~/features/billing/discounts/WelcomeBanner');
    const page = () => onPage(<Here />, { user: newcomer(), offer, now: NOW }, { route: 'members' });
    // The server has no document: here React says that layout effects would not run.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const container = document.createElement('div');
    container.innerHTML = renderToString(page());
    expect(container.textContent).toContain('04:00:00');
    // An attempt that React throws away, as it does when something more urgent comes.
    renderToString(page());
    await pass(2500);
    const found: unknown[] = [];
    const root = await act(() => hydrateRoot(container, page(), { onRecoverableError: (error) => found.push(error) }));
    expect(found).toEqual([]);
    await pass(1000);
    expect(container.textContent).toContain('03:59:5');
    act(() => root.unmount());
  });

  it('is not announced each second', async () => {
    render();
    await pass(0);
    expect(screen.getByRole('timer').closest('[aria-live]')).toBeNull();
  });

  // covers S4-017
  it('disappears when the time is up', async () => {
    render({ offer: { ...offer, endsAt: NOW + 2000 } });
    await pass(0);
    expect(bar()).not.toBeNull();
    await pass(3000);
    expect(bar()).toBeNull();
  });

  // covers S4-018 S4-019
  it.each<[string, Partial<ShellData>, Shown]>([
    ['for visitors, as after logout', { user: null, offer: null }, {}],
    ['for members who have bought', { user: newcomer({ paidUser: true }) }, {}],
    ['outside the members area', {}, { route: 'profile' }],
    ['without an offer', { offer: null }, {}],
  ])('is not shown %s', async (_what, shell, shown) => {
    render(shell, shown);
    await pass(60_000);
    expect(bar()).toBeNull();
    expect(modal()).toBeNull();
  });

  // covers S4-020 S7-018 S8-030
  it('is loaded when somebody has logged in, and stays if that fails', async () => {
    render();
    await pass(0);
    expect(api.get.mock.calls).toEqual([['/api/discountcode.php?welcome=true']]);
    await pass(1000);
    expect(bar()).not.toBeNull();
  });

  it('follows the server: its clock, and that there is no offer any more', async () => {
    const answer = { code: 'TIMEBONUS25', value_percentage: 25, expires: NOW + 4 * HOUR, now: NOW + HOUR };
    api.get.mockResolvedValue(answer);
    render();
    await pass(1000);
    expect(screen.getByRole('timer').textContent).toContain('02:59:5');
    cleanup();
    api.get.mockResolvedValue(null);
    render();
    await pass(1000);
    expect(bar()).toBeNull();
  });

  it('says until when the welcome code can be used, without a countdown', async () => {
    render({ offer: { ...offer, code: 'WELCOME25' } });
    await pass(60_000);
    expect(bar()?.textContent).toMatch(/With code WELCOME25, until/);
    expect(screen.queryByRole('timer')).toBeNull();
    expect(modal()).toBeNull();
  });
});

describe('the modal of the time bonus', () => {
  // covers S1-036 S2-154 S2-155 S9-004 S6-027 S6-029 S6-031
  it('opens 40 seconds after entering the members area, and leads to the credits at its prices', async () => {
    render();
    await pass(39_999);
    expect(modal()).toBeNull();
    await pass(500);
    expect(modal()).not.toBeNull();
    expect(screen.getByRole('link', { name: 'See the credits' }).getAttribute('href')).toBe(
      '/credits?code=TIMEBONUS25',
    );
  });

  // covers S6-028 S6-030
  it.each<[string, Partial<ShellData>]>([
    ['a member with credits', { user: newcomer({ credits: 1 }) }],
    ['whoever has dismissed it', { offer: { ...offer, modal: false } }],
  ])('does not open for %s', async (_what, shell) => {
    render(shell);
    await pass(60_000);
    expect(modal()).toBeNull();
    expect(bar()).not.toBeNull();
  });

  // covers S4-012
  it('is dismissed for good', async () => {
    const sent: string[] = [];
    const action = (request: Request) => {
      void request.formData().then((form) => sent.push(String(form.get('alert'))));
      return null;
    };
    render({}, { action });
    await pass(41_000);
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await pass(1000);
    expect(sent).toEqual(['hide-time-bonus-modal']);
    expect(modal()).toBeNull();
    await pass(60_000);
    expect(modal()).toBeNull();
  });

  it('closes with the countdown', async () => {
    render({ offer: { ...offer, endsAt: NOW + 45_000 } });
    await pass(41_000);
    expect(modal()).not.toBeNull();
    await pass(5000);
    expect(modal()).toBeNull();
  });
});

it('the members area are the routes of the specification', () => {
  expect([...MEMBERS_AREA]).toEqual(['members', 'members-id', 'chats', 'likes', 'likes-m-id', 'premium']);
});
