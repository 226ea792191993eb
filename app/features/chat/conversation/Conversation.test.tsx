// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '~/api-client/api-client';
import { api } from '~/api-client/api.testing';
import { publishLiveEvent } from '~/realtime/live-events';
import { ChatScreen } from './ChatScreen';
import { fakeServer, field, log, press, type } from './fake-server.testing';
import { SendQueueRunner } from '../send-queue/SendQueueRunner';
import { messageOf, screenProps, showPage } from './screen.testing';

vi.mock('~/api-client/api', () => import('~/api-client/api.testing'));

const fake = fakeServer();

const lost = new TypeError('network');

// covers S2-007
it('fetches a message announced by live events only once, and announces it to screen readers', async () => {
  const requests = () => api.get.mock.calls.filter(([path]) => String(path).startsWith('/api/messages.php')).length;
  fake.show();
  fake.messages.push(messageOf(2, { text: 'Are you there?' }));
  act(() => {
    for (let i = 0; i < 5; i++) publishLiveEvent({ kind: 'message', conversation: 'c', seq: 2 });
  });
  expect(await log().findByText('Are you there?')).toBeVisible();
  await waitFor(() => expect(requests()).toBeLessThanOrEqual(2));
  expect(log().getAllByText('Are you there?')).toHaveLength(1);
  const statuses = screen.getAllByRole('status').map((status) => status.textContent);
  expect(statuses.some((text) => text?.includes('Flora: Are you there?'))).toBe(true);
  act(() => publishLiveEvent({ kind: 'message', conversation: 'another', seq: 9 }));
  expect(requests()).toBeLessThanOrEqual(2);
});

it('catches up after a lost connection and says so if it cannot', async () => {
  fake.show();
  api.get.mockRejectedValueOnce(lost);
  act(() => publishLiveEvent({ kind: 'resync' }));
  expect(await screen.findByText(/No connection/)).toBeVisible();
  fake.messages.push(messageOf(2), messageOf(3));
  act(() => publishLiveEvent({ kind: 'resync' }));
  expect(await log().findByText('text 3')).toBeVisible();
  expect(screen.queryByText(/No connection/)).toBeNull();
});

// covers X17-088
it('gives the place of the composer to the reason once the other member blocks the viewer, and back after it', async () => {
  fake.show();
  type('Precious words');
  const error = { code: 'members.blocked-by', values: { name: 'Flora' } };
  const response = api.get.getMockImplementation()!;
  api.get.mockImplementation(async (path: string) => {
    if (path.startsWith('/api/messages.php')) throw new ApiError(403, { error });
    return response(path);
  });
  act(() => publishLiveEvent({ kind: 'resync' }));
  expect(await screen.findByText(/blocked by Flora/)).toBeVisible();
  expect(screen.queryByText(/No connection/)).toBeNull();
  expect(log().getByText('text 1')).toBeVisible();
  // Nothing can be sent, and what was typed can be copied; what was written can be reported.
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Precious words')).toBeVisible();
  fireEvent.click(log().getByRole('link', { name: 'More options for this message' }));
  expect(await log().findByRole('link', { name: 'Report this message' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Reply to this message' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Send a gift' })).toBeNull();
  // In the menu, and beside the reason.
  expect(screen.getAllByRole('link', { name: 'Report Flora' }).at(-1)!.getAttribute('href')).toBe(
    '/members/flora/report',
  );
  api.get.mockImplementation(response);
  act(() => publishLiveEvent({ kind: 'resync' }));
  await waitFor(() => expect(screen.queryByText(/blocked by Flora/)).toBeNull());
  expect(field().value).toBe('Precious words');
});

it('learns of the block from a message that was refused, and keeps its words with those typed since', async () => {
  fake.show();
  type('On its way');
  press();
  await fake.posted(1);
  type('typed since');
  const refused = new ApiError(403, { error: { code: 'members.blocked-by', values: { name: 'Flora' } } });
  const response = api.get.getMockImplementation()!;
  api.get.mockImplementation(async (path: string) => {
    if (path.startsWith('/api/messages.php')) throw refused;
    return response(path);
  });
  await act(async () => fake.posts[0]!.fail(refused));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(await screen.findByText(/On its way\s+typed since/)).toBeVisible();
  expect(screen.getAllByText(/blocked by Flora/)).toHaveLength(1);
  api.get.mockImplementation(response);
  act(() => publishLiveEvent({ kind: 'message', conversation: 'c', seq: 1 }));
  await waitFor(() => expect(field().value).toBe('On its way\ntyped since'));
  expect(screen.queryByText(/blocked by Flora/)).toBeNull();
});

// covers S4-055
it('marks the messages as read that somebody looks at', async () => {
  fake.show();
  const read = (seq: number) => ['PUT', '/api/chat.php', { conversation: 'c', read: seq }, 'read'];
  expect(api.send.mock.calls).toContainEqual(read(1));
  fake.messages.push(messageOf(2));
  act(() => publishLiveEvent({ kind: 'message', conversation: 'c', seq: 2 }));
  await waitFor(() => expect(api.send.mock.calls).toContainEqual(read(2)));
});

it('marks nothing as read after a link from another site until the person does something', async () => {
  const reads = () => api.send.mock.calls.filter(([method]) => method === 'PUT');
  const { unmount } = showPage(<ChatScreen {...screenProps([messageOf(1)])} unasked />);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(reads()).toEqual([]);
  act(() => void document.dispatchEvent(new Event('pointerdown')));
  expect(reads()).toEqual([['PUT', '/api/chat.php', { conversation: 'c', read: 1 }, 'read']]);
  unmount();
});

it('marks messages as read that can no longer be seen, and none where there were none', () => {
  const reads = () => api.send.mock.calls.filter(([method]) => method === 'PUT');
  const props = screenProps([]);
  const deleted = { ...props.conversation, older_hidden: true, newest_seq: 7 };
  const { unmount } = showPage(<ChatScreen {...props} conversation={deleted} />);
  expect(reads()).toEqual([['PUT', '/api/chat.php', { conversation: 'c', read: 7 }, 'read']]);
  unmount();
  api.send.mockClear();
  showPage(<ChatScreen {...screenProps([])} />);
  expect(reads()).toEqual([]);
});

it('shows the state of one’s own messages', async () => {
  fake.messages = [
    messageOf(1, { own: true }),
    messageOf(2, { own: true, state: 'reserved' }),
    messageOf(3, { own: true, state: 'returned' }),
    messageOf(4, { own: true }),
  ];
  const props = screenProps(fake.messages);
  showPage(<ChatScreen {...props} conversation={{ ...props.conversation, delivered_seq: 3, read_seq: 3 }} />);
  expect(log().getByText('Read')).toBeVisible();
  expect(log().getByText('Credits reserved until there’s a reply')).toBeVisible();
  expect(log().getByText('Credits returned')).toBeVisible();
  act(() => publishLiveEvent({ kind: 'read', conversation: 'c', seq: 4 }));
  await waitFor(() => expect(log().getAllByText('Read')).toHaveLength(2));
});

it('says in words up to where everything was read and has arrived; above that, ticks are enough', () => {
  fake.messages = [1, 2, 3, 4, 5].map((seq) => messageOf(seq, { own: true }));
  const props = screenProps(fake.messages);
  showPage(<ChatScreen {...props} conversation={{ ...props.conversation, delivered_seq: 4, read_seq: 2 }} />);
  const hidden = (text: string) =>
    log()
      .getAllByText(text)
      .map((element) => element.className !== '');
  expect([hidden('Read'), hidden('Delivered'), hidden('Sent')]).toEqual([[true, false], [true, false], [true]]);
});

it('draws a line above the new messages until the member answers', async () => {
  fake.messages = [messageOf(1), messageOf(2, { own: true }), messageOf(3), messageOf(4)];
  const props = screenProps(fake.messages);
  showPage(
    <>
      <ChatScreen {...props} conversation={{ ...props.conversation, own_read_seq: 2 }} />
      <SendQueueRunner />
    </>,
  );
  const line = log().getByText('2 new messages');
  expect(line.compareDocumentPosition(log().getByText('text 2'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(line.compareDocumentPosition(log().getByText('text 3'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  type('An answer');
  press();
  await fake.posted(1);
  await act(async () => fake.posts[0]!.response());
  await waitFor(() => expect(log().queryByText(/new messages/)).toBeNull());
});

it('draws no line for messages that arrive while somebody looks, and one for those that arrive while nobody does', async () => {
  const props = screenProps([...fake.messages]);
  showPage(<ChatScreen {...props} conversation={{ ...props.conversation, own_read_seq: 1 }} />);
  fake.messages.push(messageOf(2));
  act(() => publishLiveEvent({ kind: 'message', conversation: 'c', seq: 2 }));
  await log().findByText('text 2');
  expect(log().queryByText(/new message/)).toBeNull();
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  fake.messages.push(messageOf(3));
  act(() => publishLiveEvent({ kind: 'message', conversation: 'c', seq: 3 }));
  expect(await log().findByText('1 new message')).toBeVisible();
  hidden.mockRestore();
});

it('says so if it was opened further up, adds no new messages, and leads to the newest', async () => {
  fake.messages = Array.from({ length: 30 }, (_, i) => messageOf(i + 1));
  const props = screenProps(fake.messages.slice(0, 10));
  showPage(<ChatScreen {...props} conversation={{ ...props.conversation, more: true }} />);
  act(() => publishLiveEvent({ kind: 'message', conversation: 'c', seq: 30 }));
  expect(log().queryByText('text 30')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Go to the newest message' }));
  expect(await log().findByText('text 30')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Go to the newest message' })).toBeNull());
});

it('says who really wrote a message', () => {
  fake.messages = [messageOf(1, { author: 'operator' })];
  fake.show();
  expect(log().getByText('Written by the team of Aurea')).toBeVisible();
});
