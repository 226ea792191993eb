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

const text = /still empty/;
const there = () => screen.queryByText(text) !== null;

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([true, false])('is shown to a member with gaps in the profile: %s', async (enrich) => {
  await show(<Banners />, { user: testUser(), enrich });
  expect(there()).toBe(enrich);
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(enrich ? '/profile' : undefined);
});

it('leads to the steps of signing up while there are some left', async () => {
  await show(<Banners />, { user: testUser(), enrich: true, inSignup: true });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/complete-signup');
});

// covers S4-009
it('is dismissed by a button, which submits the name of the alert', async () => {
  const sent: (string | null)[] = [];
  const action = (request: Request) => {
    void request.formData().then((form) => sent.push(String(form.get('alert'))));
    return null;
  };
  await show(<Banners />, { user: testUser(), enrich: true }, { path: '/site-entry', action });
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(there()).toBe(false);
  await waitFor(() => expect(sent).toEqual(['hide-enrich-alert']));
});
