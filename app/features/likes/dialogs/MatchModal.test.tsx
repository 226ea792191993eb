// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { show, testUser } from '~/layouts/layout.testing';
import { ApiError } from '~/api-client/api-client';
import { api, cleanAfterEach } from '~/api-client/api.testing';
import { publishLiveEvent } from '~/realtime/live-events';
import { ToastProvider } from '~/ui/Toaster/ToastProvider';
import { LikeButton } from './LikeButton';
import { LikeForm } from './LikeForm';
import { MatchModal } from './MatchModal';

vi.mock('~/api-client/api', () => import('~/api-client/api.testing'));
// The message catalogue is not the subject of this test.
vi.mock('~/i18n/Messages', () => ({ Messages: ({ children }: { children: JSX.Element }) => children }));

let count = 0;
/** A different member in each test, because a match is shown only once on a page. */
let bella = '';
const profile = () => ({ id: bella, name: 'Bella', main_image: null, fictional: false });

beforeEach(() => {
  count += 1;
  bella = `bella${count}`;
  api.get.mockResolvedValue({ profiles: [profile()], liked_by: [], matches: [{ id: bella, matched_at: 1 }] });
});
cleanAfterEach();
// Closed before the page is left, because an open match stays for the next page on purpose.
afterEach(() => act(() => dialog()?.close()));

const page = (user = true) =>
  show(
    <ToastProvider>
      <LikeForm />
      {user ? <LikeButton id={bella} name="Bella" liked={false} /> : null}
      <MatchModal />
    </ToastProvider>,
    user ? { user: testUser() } : {},
  );
const dialog = () => document.querySelector('dialog');
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Like Bella' }));

describe('a match', () => {
  // covers S2-150
  it('opens full-screen when the other member likes back, with both names and a link to the first message', async () => {
    page();
    act(() => publishLiveEvent({ kind: 'match' }));
    await waitFor(() => expect(dialog()?.open).toBe(true));
    expect(screen.getByRole('dialog', { name: 'New like!' })).toBeVisible();
    expect(screen.getByText('You and Bella like each other.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Send a message' }).getAttribute('href')).toBe(`/members/${bella}/chat`);
  });

  it('opens at the press that makes it, and only once, though the live event follows', async () => {
    api.send.mockResolvedValue({ matched: true, new_match: true, profile: profile() });
    page();
    press();
    await waitFor(() => expect(dialog()?.open).toBe(true));
    expect(api.send.mock.calls).toEqual([['POST', '/api/likes.php', { id: bella }, bella]]);
    act(() => dialog()!.close());
    await waitFor(() => expect(dialog()).toBeNull());
    await act(async () => publishLiveEvent({ kind: 'match' }));
    expect(dialog()).toBeNull();
  });

  it('waits until the member has stopped typing', async () => {
    page();
    const text = document.body.appendChild(document.createElement('textarea'));
    text.focus();
    await act(async () => publishLiveEvent({ kind: 'match' }));
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(text);
    text.remove();
    await waitFor(() => expect(dialog()?.open).toBe(true), { timeout: 3000 });
    act(() => dialog()!.close());
  });

  it('goes on waiting if another page with another layout is opened meanwhile', async () => {
    page();
    const text = document.body.appendChild(document.createElement('textarea'));
    text.focus();
    await act(async () => publishLiveEvent({ kind: 'match' }));
    cleanup();
    page();
    text.remove();
    await waitFor(() => expect(dialog()?.open).toBe(true), { timeout: 3000 });
    act(() => dialog()!.close());
  });

  it('is for members: nothing opens for a visitor', async () => {
    page(false);
    await act(async () => publishLiveEvent({ kind: 'match' }));
    expect(dialog()).toBeNull();
    expect(api.get).not.toHaveBeenCalled();
  });
});

describe('a like', () => {
  it('is shown at once, and without a match it stays on the page', async () => {
    api.send.mockResolvedValue({ matched: false, new_match: false, profile: profile() });
    page();
    press();
    expect(await screen.findByRole('button', { name: 'You like Bella', pressed: true })).toBeVisible();
    expect(dialog()).toBeNull();
  });

  it('is taken back if the server refuses it, with a message', async () => {
    api.send.mockRejectedValue(new ApiError(500, null));
    page();
    press();
    // There is no text for this code, so the general one is shown.
    expect(await screen.findByText('An error has occurred.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Like Bella', pressed: false })).toBeVisible();
  });
});
