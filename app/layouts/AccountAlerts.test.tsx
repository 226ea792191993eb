// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AccountAlerts } from './AccountAlerts';
import { matchMedia, show, testUser } from './layout.testing';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const waiting = testUser({ status: 'not_confirmed', profileStatus: 'disabled' });

const reminder = () => screen.queryByText(/Please confirm your e-mail address/);

describe('the activation reminder', () => {
  it('is there for a member not confirmed whose profile is disabled, with a way to have the mail again', () => {
    show(<AccountAlerts />, { user: waiting });
    expect(reminder()).not.toBeNull();
    const form = screen.getByText('Send the e-mail again').closest('form')!;
    expect(form.getAttribute('action')).toBe('/activate/resend');
  });

  it.each([
    ['a visitor', null],
    ['a confirmed member', testUser()],
    ['a confirmed member whose profile is hidden', testUser({ profileStatus: 'disabled' })],
    ['who has switched notifications off', { ...waiting, remindable: false }],
  ])('is not there for %s', (_who, user) => {
    show(<AccountAlerts />, { user });
    expect(reminder()).toBeNull();
  });

  it.each([
    ['on a phone right after signup', '/members?api_signup_complete=1', true, true],
    ['on a phone later', '/members', true, false],
    ['on a wide screen right after signup', '/members?api_signup_complete=1', false, false],
  ])('%s is a modal or an alert', (_when, path, phone, modal) => {
    vi.spyOn(window, 'matchMedia').mockImplementation(matchMedia(...(phone ? [/max-width: 767/] : [])));
    show(<AccountAlerts />, { user: waiting }, { path });
    expect(document.querySelector('dialog')?.open ?? false).toBe(modal);
    expect(reminder()).not.toBeNull();
    if (!modal) return;
    // Put aside, it goes on as an alert.
    fireEvent.click(screen.getByText('I will look into my mailbox'));
    expect(document.querySelector('dialog')).toBeNull();
    expect(reminder()).not.toBeNull();
  });
});
