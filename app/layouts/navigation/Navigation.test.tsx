// covers S2-058

// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { UserResponse } from '~/contract/user';
import { show, testUser } from '../layout.testing';
import { TabBar, TopBar, useNavItems } from './Navigation';

afterEach(() => {
  cleanup();
  browser().setViewport({ width: 1024 });
});

const browser = () => (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM;
const free = testUser({ paidUser: false });
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const main = () => screen.getByRole('navigation', { name: 'Main' });

const Top = () => <TopBar items={useNavItems()} />;
const Tabs = () => <TabBar items={useNavItems()} />;

describe('the top bar', () => {
  // covers S2-082
  it('offers a visitor the login and a language, and no members’ items', () => {
    show(<Top />);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(screen.getByLabelText('English: Choose your language')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByLabelText('Your account')).toBeNull();
  });

  // covers S0-003 S2-002 S2-065 S2-066
  it('has the logo link home: to the start page for a visitor, to the members for a member', () => {
    show(<Top />);
    expect(screen.getByRole('link', { name: /^Aurea/ }).getAttribute('href')).toBe('/');
    cleanup();
    show(<Top />, { user: free });
    expect(screen.getByRole('link', { name: /^Aurea/ }).getAttribute('href')).toBe('/members');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  // covers S2-067 S2-068 S2-069 S2-070 S2-076
  it('shows a free member search, messages, likes and Get Premium, with counts of unread messages and new likes', () => {
    show(<Top />, { user: free, unread: 120, newLikes: 3 });
    const links = within(main()).getAllByRole('link');
    expect(hrefs(links)).toEqual(['/members', '/chats', '/likes', '/premium']);
    const [search, messages, likes, premium] = links;
    expect(search!.textContent).toBe('Search');
    expect(within(messages!).getByText('99+')).toBeVisible();
    expect(within(messages!).getByText('120 unread messages')).toBeVisible();
    expect(within(likes!).getByText('3')).toBeVisible();
    expect(within(likes!).getByText('3 new likes')).toBeVisible();
    expect(premium!.textContent).toBe('Get Premium');
  });

  // covers S2-071 S2-072 S2-073
  it.each([
    [11, ''],
    [10, '1010 credits left'],
    [1, '11 credit left'],
    [0, '00 credits left'],
  ])('shows premium members their credits instead; for %i the badge says "%s"', (credits, badge) => {
    show(<Top />, { user: testUser({ credits }) });
    const link = within(main()).getByRole('link', { name: /^Credits/ });
    expect(link.getAttribute('href')).toBe('/credits');
    expect(within(main()).queryByText('Get Premium')).toBeNull();
    expect(link.textContent).toBe(`Credits${badge}`);
  });

  it('follows a payment that completes while the page is open', () => {
    const polled = { paid_user: true, credits: 5 } as UserResponse;
    show(<Top />, { user: testUser({ paidUser: false, credits: 0 }) }, { polled });
    expect(within(main()).queryByText('Get Premium')).toBeNull();
    expect(within(main()).getByText('5 credits left')).toBeVisible();
  });

  // covers S2-078 S2-079 S2-080 S2-081
  it('has an account dropdown with the own profile and a form that logs out', () => {
    show(<Top />, { user: free });
    const item = (text: string, tag: string) => screen.getByText(text).closest(tag)!;
    expect(item('My profile', 'a').getAttribute('href')).toBe('/profile');
    expect(item('Settings', 'a').getAttribute('href')).toBe('/notifications');
    const form = item('Log out', 'form') as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/logout.php']);
  });
});

describe('the tab bar of phones', () => {
  it('carries the same items and badges and the own profile, for members only', () => {
    show(<Tabs />);
    expect(screen.queryByRole('navigation')).toBeNull();
    cleanup();
    show(<Tabs />, { user: testUser({ credits: 0 }), unread: 100, newLikes: 1 });
    // A media query hides the tab bar on the wide screen that tests have.
    const hidden = true;
    const tabs = within(screen.getByLabelText('Sections'));
    const links = tabs.getAllByRole('link', { hidden });
    expect(hrefs(links)).toEqual(['/members', '/likes', '/chats', '/credits', '/profile']);
    expect(links.map((link) => link.textContent)).toEqual([
      'Search',
      expect.stringContaining('1 new like'),
      expect.stringContaining('99+'),
      expect.stringContaining('0 credits left'),
      'Me',
    ]);
  });
});

describe('the current page', () => {
  it.each([
    ['/swipe-game', 'Search'],
    ['/members', 'Search'],
    ['/likes', 'Likes'],
  ])('on %s is %s, in both bars: the swipe game is a view of search', (path, name) => {
    show(
      <>
        <Top />
        <Tabs />
      </>,
      { user: free },
      { path },
    );
    const current = [...document.querySelectorAll('nav [aria-current=page]')].map((link) => link.textContent);
    expect(current).toEqual([name, name]);
  });
});

describe('the places of the items', () => {
  // covers S2-061
  it.each([
    [390, false, true],
    [767, false, true],
    [768, true, false],
    [1280, true, false],
  ])('at %i px they are in the top bar: %s, in the tab bar: %s', (width, top, tabs) => {
    browser().setViewport({ width });
    show(
      <>
        <Top />
        <Tabs />
      </>,
      { user: free },
    );
    const shown = (name: string) => screen.queryByRole('navigation', { name }) !== null;
    expect([shown('Main'), shown('Sections')]).toEqual([top, tabs]);
    // The bar itself is always visible, with or without its items.
    expect(screen.getByRole('banner')).toBeVisible();
  });
});
