// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { AccountAlerts } from './AccountAlerts';
import { show, testUser } from './layout.testing';

afterEach(cleanup);

const reminder = () => screen.queryByText(/Please confirm your e-mail address/);

describe('the activation reminder', () => {
  it('is there for a member not confirmed whose profile is disabled, with a way to have the mail again', () => {
    show(<AccountAlerts />, { user: testUser({ status: 'not_confirmed', profileStatus: 'disabled' }) });
    expect(reminder()).not.toBeNull();
    const form = screen.getByText('Send the e-mail again').closest('form')!;
    expect(form.getAttribute('action')).toBe('/activate/resend');
  });

  it.each([
    ['a visitor', null],
    ['a confirmed member', testUser()],
    ['a confirmed member whose profile is hidden', testUser({ profileStatus: 'disabled' })],
  ])('is not there for %s', (_who, user) => {
    show(<AccountAlerts />, { user });
    expect(reminder()).toBeNull();
  });
});
