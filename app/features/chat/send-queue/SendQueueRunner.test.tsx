// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '~/api-client/api-client';
import { api, cleanAfterEach } from '~/api-client/api.testing';
import { onLiveEvent, publishLiveEvent } from '~/realtime/live-events';
import { openSendQueue } from './send-queue';
import { SendQueueRunner } from './SendQueueRunner';
import { UnsentAlert } from './UnsentAlert';
import { useUnsent } from './use-unsent';
import { showPage } from '../conversation/screen.testing';
import { storedTexts } from './stored.testing';

vi.mock('~/api-client/api', () => import('~/api-client/api.testing'));

const pageTime = () => Math.round(performance.timeOrigin + performance.now());
const wait = (key: string, conversation = 'c', at = pageTime()) =>
  openSendQueue('me', localStorage).add(conversation, { key, text: key, at, state: 'sending' });
const sentKeys = () => api.send.mock.calls.map(([, , body]) => (body as { request_key: string }).request_key);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  api.send.mockImplementation((_method, _path, body: { conversation: string; request_key: string }) =>
    Promise.resolve({ conversation: { id: body.conversation }, message: { seq: 1 }, credits: 5 }),
  );
});
cleanAfterEach();

it('sends the messages of every conversation from any page', async () => {
  wait('a', 'c');
  wait('b', 'd');
  showPage(<SendQueueRunner />, '/members');
  await waitFor(() => expect(sentKeys().sort()).toEqual(['a', 'b']));
  await waitFor(() => expect(storedTexts()).toHaveLength(0));
});

it.each<[string, () => void]>([
  ['the connection is back', () => void window.dispatchEvent(new Event('online'))],
  ['the event stream is open again', () => publishLiveEvent({ kind: 'resync' })],
  ['the page becomes visible', () => void document.dispatchEvent(new Event('visibilitychange'))],
])('tries again when %s', async (_what, event) => {
  api.send.mockRejectedValueOnce(new TypeError('network'));
  wait('a');
  showPage(<SendQueueRunner />, '/members');
  await waitFor(() => expect(sentKeys()).toEqual(['a']));
  await act(async () => {});
  act(event);
  await waitFor(() => expect(sentKeys()).toEqual(['a', 'a']));
});

it('asks before it sends messages found on a page where nobody was logged in', async () => {
  wait('a');
  showPage(<SendQueueRunner />, '/login', null);
  await waitFor(() =>
    expect(openSendQueue('me', localStorage).list('c')).toMatchObject([{ key: 'a', state: 'failed' }]),
  );
  cleanup();
  showPage(<SendQueueRunner />, '/members');
  await vi.dynamicImportSettled();
  await act(async () => {});
  expect(api.send).not.toHaveBeenCalled();
});

it('asks before it sends a message written more than a day ago', async () => {
  wait('old', 'c', pageTime() - 25 * 60 * 60 * 1000);
  showPage(<SendQueueRunner />, '/members');
  await waitFor(() =>
    expect(openSendQueue('me', localStorage).list('c')).toMatchObject([{ key: 'old', state: 'failed' }]),
  );
  expect(api.send).not.toHaveBeenCalled();
});

it('makes the open conversation load at once when another tab has sent a message', async () => {
  wait('a', 'd');
  showPage(<SendQueueRunner />, '/members');
  await waitFor(() => expect(sentKeys()).toEqual(['a']));
  const received = vi.fn();
  const stop = onLiveEvent(received);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'chat-outbox:me:c:a', newValue: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'chat-outbox:other:c:a', newValue: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'chat-outbox:me:c:b', newValue: '{}' }));
  });
  stop();
  expect(received.mock.calls).toEqual([[{ kind: 'message', conversation: 'c' }]]);
});

it('deletes all drafts and queued messages on logging out, and only then', async () => {
  api.send.mockReturnValue(new Promise(() => {}));
  wait('a');
  localStorage.setItem('chat-draft:me:c', 'half a thought');
  showPage(
    <>
      <SendQueueRunner />
      <form action="/somewhere" onSubmit={(event) => event.preventDefault()}>
        <button type="submit">Other</button>
      </form>
      <form action="/api/logout.php" onSubmit={(event) => event.preventDefault()}>
        <button type="submit">Log out</button>
      </form>
    </>,
    '/members',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Other' }));
  expect(storedTexts()).toHaveLength(2);
  const confirm = vi.fn().mockReturnValueOnce(false).mockReturnValue(true);
  vi.stubGlobal('confirm', confirm);
  expect(fireEvent.submit(screen.getByRole('button', { name: 'Log out' }).closest('form')!)).toBe(false);
  expect(storedTexts()).toHaveLength(2);
  expect(confirm.mock.calls[0]![0]).toContain('Log out anyway?');
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(storedTexts()).toHaveLength(0);
  // Nothing is lost any more, so nothing is asked.
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(confirm).toHaveBeenCalledTimes(2);
});

it('deletes everything if the session was ended elsewhere', async () => {
  api.send.mockReturnValue(new Promise(() => {}));
  wait('a');
  localStorage.setItem('chat-draft:me:c', 'half a thought');
  showPage(<SendQueueRunner />, '/members');
  act(() => publishLiveEvent({ kind: 'resync' }));
  expect(storedTexts()).toHaveLength(2);
  act(() => publishLiveEvent({ kind: 'logout' }));
  expect(storedTexts()).toHaveLength(0);
  // Still typed before the page is gone.
  localStorage.setItem('chat-draft:me:c', 'half a thought, and the other half');
  window.dispatchEvent(new Event('pagehide'));
  expect(storedTexts()).toHaveLength(0);
});

it('keeps everything while the page is left and comes back', () => {
  localStorage.setItem('chat-draft:me:c', 'half a thought');
  showPage(<SendQueueRunner />, '/members');
  window.dispatchEvent(new Event('pagehide'));
  expect(storedTexts()).toHaveLength(1);
});

it('deletes the drafts of the member who used the tab before', () => {
  localStorage.setItem('chat-draft:me:c', 'half a thought');
  localStorage.setItem('chat-draft:other:c', 'half a secret');
  localStorage.setItem('something-else', 'kept');
  showPage(<SendQueueRunner />, '/members');
  expect(Object.keys(localStorage).sort()).toEqual(['chat-draft:me:c', 'something-else']);
});

it('offers messages written before the session ended to the same member, and shows another member none of them', async () => {
  api.send.mockRejectedValue(new ApiError(403, { authentication_required: true }));
  wait('a');
  wait('b');
  localStorage.setItem('chat-draft:me:c', 'half a thought');
  showPage(<SendQueueRunner />, '/members');
  await waitFor(() => expect(sentKeys()).toEqual(['a']));
  await waitFor(() =>
    expect(
      openSendQueue('me', localStorage)
        .list('c')
        .map(({ state }) => state),
    ).toEqual(['failed', 'failed']),
  );
  cleanup();
  // Back on a page: nothing is sent by itself, and a notice says where the messages are.
  api.send.mockClear();
  const Notice = () => <UnsentAlert unsent={useUnsent()} />;
  const page = (
    <>
      <SendQueueRunner />
      <Notice />
    </>
  );
  showPage(page, '/members');
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/chats/c');
  expect(screen.getByRole('status').textContent).toContain('2 messages you wrote were not sent.');
  expect(localStorage.getItem('chat-draft:me:c')).toBe('half a thought');
  expect(api.send).not.toHaveBeenCalled();
  cleanup();
  // Another member logs in on this device: nothing of the messages is left, for them or for later.
  openSendQueue('other', localStorage);
  expect(openSendQueue('me', localStorage).conversations()).toEqual([]);
});
