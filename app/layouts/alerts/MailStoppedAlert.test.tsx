// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Banners } from './Banners';
import { show as showNow, testUser } from '../layout.testing';

/** With the code of the banner, which is loaded with the pages that have one. */
async function show(...args: Parameters<typeof showNow>): Promise<void> {
  showNow(...args);
  await act(() => vi.dynamicImportSettled());
}

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['bounce', /come back/],
  ['spam complaint', /marked as spam/],
  ['list-unsubscribe', /unsubscribed/],
] as const)('says that e-mail was stopped because of a %s, instead of a tip', async (mailStopped, text) => {
  await show(<Banners />, { user: testUser(), mailStopped, enrich: true });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/notifications/messages']);
});

it('is not shown while e-mails arrive', async () => {
  await show(<Banners />, { user: testUser() });
  expect(screen.queryByRole('link')).toBeNull();
});

// covers S4-011
it('is dismissed by a button, which submits the name of the alert', async () => {
  const sent: (string | null)[] = [];
  const action = (request: Request) => {
    void request.formData().then((form) => sent.push(String(form.get('alert'))));
    return null;
  };
  await show(<Banners />, { user: testUser(), mailStopped: 'bounce' }, { path: '/site-entry', action });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/come back/)).toBeNull();
  await waitFor(() => expect(sent).toEqual(['hide-disabled-notifications-alert']));
});
