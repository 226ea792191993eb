// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import ChatLayout from './ChatLayout';
import DefaultLayout from './DefaultLayout';
import EmptyLayout from './EmptyLayout';
import LanderLayout from './LanderLayout';
import { matchMedia, show, testUser } from './layout.testing';

// The dialog is loaded lazily; the loading time does not matter for these tests.
beforeAll(() => import('./alerts/SignupDialog'));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const there = {
  topNav: () => document.querySelector('header') !== null,
  footer: () => screen.queryByRole('contentinfo') !== null,
  disclaimer: () => screen.queryByText(/is operated by/) !== null,
  alerts: () => screen.queryByText(/Please confirm your e-mail address/) !== null,
  entryWarning: () => screen.queryByText('Aurea is for adults') !== null,
};
const parts = () => Object.fromEntries(Object.entries(there).map(([name, is]) => [name, is()]));
const none = { topNav: false, footer: false, disclaimer: false, alerts: false, entryWarning: false };

/** Clicks a signup link like one of a page inside the layout, and returns whether the modal opened. */
function signupOpens(): boolean {
  vi.spyOn(window, 'matchMedia').mockImplementation(matchMedia(/min-width: 768px/));
  const link = document.createElement('a');
  link.href = '/signup';
  document.body.append(link);
  link.click();
  link.remove();
  return screen.queryByText('Create your free account') !== null;
}

describe('the default layout', () => {
  // covers S1-031 S1-032 S1-033 S1-034
  it('has top navigation, alerts, footer with the legal disclaimer', async () => {
    show(<DefaultLayout />, { user: testUser({ status: 'not_confirmed', profileStatus: 'disabled' }) });
    await act(() => vi.dynamicImportSettled());
    expect(parts()).toEqual({ topNav: true, footer: true, disclaimer: true, alerts: true, entryWarning: false });
    // The navigation of phones is rendered too; a media query shows one of the two.
    expect(screen.getByLabelText('Sections')).toBeInTheDocument();
  });

  // covers S1-035
  it('shows the entry warning, and opens the signup as a modal', async () => {
    show(<DefaultLayout />, { siteEntry: true, geoipCountry: 'GB' });
    expect(parts()).toMatchObject({ topNav: true, footer: true, entryWarning: true });
    await act(() => vi.dynamicImportSettled());
    await vi.waitFor(() => expect(signupOpens()).toBe(true));
  });
});

describe('the steps of signing up', () => {
  const flow = { route: 'complete-signup' };

  // covers S2-083
  it('have neither the items of the navigation nor the reminder of what their end says', () => {
    show(<DefaultLayout />, { user: testUser({ status: 'not_confirmed', profileStatus: 'disabled' }) }, flow);
    expect(parts()).toEqual({ ...none, topNav: true, footer: true, disclaimer: true });
    expect(screen.queryByRole('navigation', { name: /Main|Sections/ })).toBeNull();
    cleanup();
    show(<DefaultLayout />, { user: testUser() });
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
  });
});

describe('the entry warning', () => {
  // covers S2-101 S2-102 S2-103
  it.each([
    ['complete-signup', false],
    ['reset-password', false],
    ['reset-password-do', false],
    ['login', true],
  ])('is not in the way on %s: shown is %s', (route, entryWarning) => {
    show(<DefaultLayout />, { siteEntry: true }, { route });
    expect(parts()).toMatchObject({ topNav: true, entryWarning });
  });
});

describe('the chat layout', () => {
  // covers S1-038 S1-039 S2-104
  it.each([
    ['NL', true],
    ['DE', true],
    ['BE', false],
    ['GB', false],
  ])('is bare; with the entry warning from %s: %s', (geoipCountry, entryWarning) => {
    show(<ChatLayout />, { siteEntry: true, geoipCountry });
    expect(parts()).toEqual({ ...none, entryWarning });
  });

  it('shows the activation reminder right after the signup, and not later', () => {
    const user = testUser({ status: 'not_confirmed', profileStatus: 'disabled' });
    show(<ChatLayout />, { user }, { path: '/chats/7?api_signup_complete=1' });
    expect(parts()).toEqual({ ...none, alerts: true });
    cleanup();
    show(<ChatLayout />, { user }, { path: '/chats/7' });
    expect(parts()).toEqual(none);
  });
});

describe('the lander layout', () => {
  // covers S1-040 S1-041 S2-105 S2-106
  it.each([
    ['NL', true],
    ['DE', true],
    ['BE', false],
    ['GB', false],
  ])('has a logo bar and the footer; with the entry warning from %s: %s', (geoipCountry, entryWarning) => {
    show(<LanderLayout />, { siteEntry: true, geoipCountry });
    expect(parts()).toEqual({ topNav: true, footer: true, disclaimer: true, alerts: false, entryWarning });
    const bar = within(screen.getByRole('banner'));
    expect(bar.getByRole('link', { name: 'Aurea' }).getAttribute('href')).toBe('/');
    // The bar only has the logo, the language menu and the login link, without the members' navigation.
    expect(bar.queryByRole('navigation')).toBeNull();
  });

  it('has no signup modal: calls to action are links', () => {
    show(<LanderLayout />);
    // The browser would follow the link and leave the test.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    expect(signupOpens()).toBe(false);
  });
});

describe('the empty layout', () => {
  // covers S1-042
  it('has the signup modal and nothing else around the page', async () => {
    show(<EmptyLayout />, { siteEntry: true, geoipCountry: 'NL' });
    expect(parts()).toEqual(none);
    await act(() => vi.dynamicImportSettled());
    await vi.waitFor(() => expect(signupOpens()).toBe(true));
  });
});
