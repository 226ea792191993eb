// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Banners } from './Banners';
import { matchMedia, show as showNow, testUser } from '../layout.testing';

/** With the code of the banner, which is loaded with the pages that have one. */
async function show(...args: Parameters<typeof showNow>): Promise<void> {
  showNow(...args);
  await act(() => vi.dynamicImportSettled());
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const unconfirmed = testUser({ status: 'not_confirmed', profileStatus: 'disabled' });

const reminder = () => screen.queryByText(/Please confirm your e-mail address/);

describe('a profile that the team hides', () => {
  const decision = {
    number: '7K3M-9QXA',
    title: 'Our team has hidden your profile',
    lines: ['Nobody sees your profile.', 'The rule: No bulk messages.', 'The reason: Forty copies.'],
    objection: 'If you think this is wrong, write to help@aurea.example, quoting the number 7K3M-9QXA.',
  };

  it.each([
    ['a confirmed member', testUser({ profileStatus: 'disabled' })],
    ['a member who has not confirmed', unconfirmed],
    ['a member who has switched notifications off', testUser({ profileStatus: 'disabled', remindable: false })],
  ])('is explained to %s: rule, reason, and how to object', async (_who, user) => {
    await show(<Banners />, { user, decision });
    expect(reminder()).toBeNull();
    const mail = await screen.findByText('help@aurea.example');
    document.querySelector('details')!.open = true;
    for (const text of [decision.title, ...decision.lines]) expect(screen.getByText(text)).toBeVisible();
    expect(mail.getAttribute('href')).toBe('mailto:help@aurea.example?subject=7K3M-9QXA');
    expect(mail.parentElement!.textContent).toBe(decision.objection);
    const complaint = screen.getByText('Complain about decision 7K3M-9QXA');
    expect(complaint.getAttribute('href')).toBe('/complaints?about=7K3M-9QXA');
  });
});

describe('the activation reminder', () => {
  // covers S1-032 S4-005
  it('is shown to an unconfirmed member with a disabled profile, with a way to have the mail sent again', async () => {
    await show(<Banners />, { user: unconfirmed });
    expect(reminder()).not.toBeNull();
    const form = screen.getByText('Send the e-mail again').closest('form')!;
    expect(form.getAttribute('action')).toBe('/activate/resend');
  });

  it.each(['complete-signup', 'token'])('leaves the page %s alone, which says so itself', async (route) => {
    await show(<Banners />, { user: unconfirmed }, { route });
    expect(reminder()).toBeNull();
  });

  // covers S4-005
  it.each([
    ['a visitor', null],
    ['a confirmed member', testUser()],
    ['a confirmed member whose profile is hidden', testUser({ profileStatus: 'disabled' })],
    ['a member who has switched notifications off', { ...unconfirmed, remindable: false }],
  ])('is not shown to %s', async (_who, user) => {
    await show(<Banners />, { user });
    expect(reminder()).toBeNull();
  });

  // covers S4-006 S4-007
  it.each([
    ['on a phone right after signup', '/members?api_signup_complete=1', true, true],
    ['on a phone later', '/members', true, false],
    ['on a wide screen right after signup', '/members?api_signup_complete=1', false, false],
  ])('%s is a modal or an alert', async (_when, path, phone, modal) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(matchMedia(...(phone ? [/max-width: 767/] : [])));
    await show(<Banners />, { user: unconfirmed }, { path });
    expect(document.querySelector('dialog')?.open ?? false).toBe(modal);
    expect(reminder()).not.toBeNull();
    if (!modal) return;
    // After it is dismissed, the modal continues as an alert.
    fireEvent.click(screen.getByText('I’ll check my inbox'));
    expect(document.querySelector('dialog')).toBeNull();
    expect(reminder()).not.toBeNull();
  });

  it('is a modal once: the parameter is removed from the URL before a reload', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(matchMedia(/max-width: 767/));
    const shownUrl = () => window.location.pathname + window.location.search;
    window.history.replaceState({ key: 'kept' }, '', '/members?gender=male&api_signup_complete=1');
    await show(<Banners />, { user: unconfirmed }, { path: shownUrl() });
    expect(document.querySelector('dialog')?.open).toBe(true);
    expect([shownUrl(), window.history.state]).toEqual(['/members?gender=male', { key: 'kept' }]);
    cleanup();
    await show(<Banners />, { user: unconfirmed }, { path: shownUrl() });
    expect(document.querySelector('dialog')).toBeNull();
    expect(reminder()).not.toBeNull();
  });
});

describe('what the followed link says', () => {
  const notice = () => screen.queryByText('Your e-mail address is confirmed: others can see your profile now.');
  const path = '/members?notice=confirmed';

  it('is said once: the parameter is removed from the URL before a reload', async () => {
    window.history.replaceState(null, '', path);
    await show(<Banners />, { user: testUser() }, { path });
    expect(notice()).not.toBeNull();
    expect(window.location.search).toBe('');
  });

  it.each([
    ['whose address is not confirmed', unconfirmed, path],
    ['who came otherwise', testUser(), '/members'],
    ['who is a visitor', null, path],
  ])('is not said to anyone %s', async (_who, user, shown) => {
    await show(<Banners />, { user }, { path: shown });
    expect(notice()).toBeNull();
  });
});
