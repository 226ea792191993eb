import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import type { MessageResponse } from '~/contract/message';
import { api, cleanAfterEach } from '~/api-client/api.testing';
import { ChatScreen } from './ChatScreen';
import { SendQueueRunner } from '../send-queue/SendQueueRunner';
import { messageOf, screenProps, showPage } from './screen.testing';

interface Posted {
  text: string;
  request_key: string;
  reply_to?: number;
}

/**
 * A server with one conversation, which responds to a sent message when the test says so. Before each test the storage
 * of the browser is empty, and the conversation has one message of the other member.
 */
export function fakeServer() {
  const fake = {
    messages: [] as MessageResponse[],
    /** Requests that await their response. */
    posts: [] as { body: Posted; response: () => void; fail: (error: unknown) => void }[],
    posted: (count: number) => waitFor(() => expect(fake.posts).toHaveLength(count)),
    show: (rest: Parameters<typeof screenProps>[1] = {}) =>
      showPage(
        <>
          <ChatScreen {...screenProps([...fake.messages], rest)} />
          <SendQueueRunner />
        </>,
      ),
  };

  beforeEach(() => {
    localStorage.clear();
    localStorage.clear();
    fake.messages = [messageOf(1)];
    fake.posts = [];
    api.get.mockImplementation(read);
    api.send.mockImplementation(take);
  });
  cleanAfterEach();

  async function read(path: string) {
    if (path === '/api/chats.php') return { chats: [], num_unread_messages: 0, next: null };
    const after = Number(/after=(\d+)/.exec(path)?.[1] ?? 0);
    const messages = fake.messages.filter(({ seq }) => seq > after);
    return {
      conversation: { id: 'c' },
      messages,
      more: false,
      earlier: false,
      older_hidden: false,
      read_seq: 0,
      reaction_changes: 0,
      partner_last_active: 0,
    };
  }

  function take(method: string, path: string, body: Posted) {
    if (method !== 'POST' || path !== '/api/messages.php') return Promise.resolve({});
    const { text, request_key, reply_to } = body;
    const quoted = fake.messages.find(({ seq }) => seq === reply_to);
    const quote = quoted ? { seq: quoted.seq, own: false, type: quoted.type, text: quoted.text } : null;
    return new Promise((resolve, reject) => {
      const response = () => {
        const known = fake.messages.find((message) => message.request_key === request_key);
        const message = known ?? messageOf(fake.messages.length + 1, { own: true, text, request_key, quote });
        if (!known) fake.messages.push(message);
        resolve({ conversation: { id: 'c' }, message, credits: 20 });
      };
      fake.posts.push({ body, response, fail: reject });
    });
  }
  return fake;
}

export const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
export const type = (text: string) => fireEvent.input(field(), { target: { value: text } });
export const press = () => fireEvent.submit(field().form!);
export const log = () => within(screen.getByRole('log'));
