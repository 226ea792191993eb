// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Banners } from './Banners';
import { show, testUser } from '../layout.testing';

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['bounce', /come back/],
  ['spam complaint', /marked as spam/],
  ['list-unsubscribe', /unsubscribed/],
] as const)('says that e-mail was stopped because of a %s, instead of a tip', (mailStopped, text) => {
  show(<Banners />, { user: testUser(), mailStopped, enrich: true });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/notifications/messages']);
});

it('is not shown while e-mails arrive', () => {
  show(<Banners />, { user: testUser() });
  expect(screen.queryByRole('link')).toBeNull();
});

// covers S4-011
it('is dismissed by a button, which submits the name of the alert', async () => {
  const sent: (string | null)[] = [];
  const action = (request: Request) => {
    void request.formData().then((form) => sent.push(String(form.get('alert'))));
    return null;
  };
  show(<Banners />, { user: testUser(), mailStopped: 'bounce' }, { path: '/site-entry', action });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/come back/)).toBeNull();
  await waitFor(() => expect(sent).toEqual(['hide-disabled-notifications-alert']));
});
