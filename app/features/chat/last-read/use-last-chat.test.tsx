// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ChatItemResponse } from '~/contract/chats';
import { useLastChat } from './use-last-chat';

const chat = (id: string, unread: number) =>
  ({ conversation: { id }, num_unread_messages: unread }) as unknown as ChatItemResponse;

it('is the last one without unread messages, and stays while others change', () => {
  const { result, rerender } = renderHook(useLastChat, { initialProps: [chat('a', 2), chat('b', 0), chat('c', 0)] });
  expect(result.current?.conversation.id).toBe('b');
  rerender([chat('c', 0), chat('a', 2), chat('b', 1)]);
  expect(result.current?.conversation.id).toBe('b');
  // It was deleted.
  rerender([chat('a', 2), chat('c', 0)]);
  expect(result.current?.conversation.id).toBe('c');
});

it('is none where each has something new, so that nothing is read unasked', () => {
  const { result, rerender } = renderHook(useLastChat, { initialProps: [chat('a', 2)] });
  expect(result.current).toBeNull();
  rerender([]);
  expect(result.current).toBeNull();
});
