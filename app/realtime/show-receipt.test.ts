import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { ChatItemResponse, ChatsResponse } from '~/contract/chats';
import type { LiveEvent } from '~/contract/live-event';
import type { ListedMessageState } from '~/contract/message';
import { chatsQuery } from '~/api-client/queries';
import { showReceipt } from './show-receipt';

const item = (id: string, seq: number, state: ListedMessageState | null) =>
  ({
    conversation: { id },
    last_message: { seq, type: 'text', text: 'Hello', at: 0, own: state !== null, state },
  }) as ChatItemResponse;

/** The states of the listed messages after these events. */
function after(chats: ChatItemResponse[], ...events: LiveEvent[]) {
  const client = new QueryClient();
  client.setQueryData(chatsQuery.queryKey, { chats, num_unread_messages: 0, next: null } satisfies ChatsResponse);
  for (const liveEvent of events) showReceipt(client, liveEvent);
  return client.getQueryData<ChatsResponse>(chatsQuery.queryKey)?.chats.map((chat) => chat.last_message?.state);
}

const event = (kind: 'delivered' | 'read', conversation: string, seq: number): LiveEvent => ({
  kind,
  conversation,
  seq,
});

it('shows what has arrived and what was read in the line of its conversation only', () => {
  const chats = [item('a', 3, 'sent'), item('b', 3, 'sent')];
  expect(after(chats, event('delivered', 'b', 3))).toEqual(['sent', 'delivered']);
  expect(after(chats, event('delivered', 'b', 3), event('read', 'b', 3))).toEqual(['sent', 'read']);
});

it('never goes back, and leaves a newer message as it is', () => {
  expect(after([item('a', 3, 'sent')], event('read', 'a', 3), event('delivered', 'a', 3))).toEqual(['read']);
  expect(after([item('a', 4, 'sent')], event('read', 'a', 3))).toEqual(['sent']);
});

it('leaves messages of others and messages with a state of their credits as they are', () => {
  expect(after([item('a', 3, null), item('b', 3, 'reserved')], event('read', 'a', 3), event('read', 'b', 3))).toEqual([
    null,
    'reserved',
  ]);
});

it('does nothing where no list is loaded', () => {
  const client = new QueryClient();
  showReceipt(client, event('read', 'a', 1));
  expect(client.getQueryData(chatsQuery.queryKey)).toBeUndefined();
});
