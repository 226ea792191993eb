import { expect, it } from 'vitest';
import type { ChatItemResponse, ChatsResponse } from '~/contract/chats';
import { askForMore, pagesOf, withFirst, withPage, type ChatPages } from './use-chat-pages';

const chat = (id: string, at: number | null) =>
  ({
    conversation: { id },
    last_message: at === null ? null : { seq: 1, type: 'text', text: '', at, own: false, state: null },
  }) as ChatItemResponse;
const page = (next: string | null, ...chats: ChatItemResponse[]): ChatsResponse => ({
  chats,
  num_unread_messages: 0,
  next,
});
const idsOf = ({ first, rest }: ChatPages) =>
  [...first.chats, ...rest].map(({ conversation }) => conversation.id).join();
const begun = askForMore(pagesOf(page('1', chat('a', 9), chat('b', 8))));

it('holds back nothing before more is loaded, because it then comes with the next page', () => {
  const moved = withFirst(pagesOf(page('1', chat('a', 9), chat('b', 8))), page('2', chat('c', 10), chat('a', 9)));
  expect([idsOf(moved), moved.next]).toEqual(['c,a', undefined]);
});

it('keeps what is pushed off the first page also while the next page is loading, each once', () => {
  const moved = withFirst(begun, page('2', chat('c', 10), chat('a', 9)));
  const whole = withPage(moved, page(null, chat('c', 7), chat('d', 6), chat('e', null)));
  expect([idsOf(moved), idsOf(whole), whole.next]).toEqual(['c,a,b', 'c,a,b,d,e', null]);
  // A conversation without visible messages has no time; it stays behind.
  expect(idsOf(withFirst(whole, page('3', chat('e', 11), chat('c', 10))))).toBe('e,c,a,b,d');
});

it('drops what was removed elsewhere, and everything extra once all fit on the first page', () => {
  expect(idsOf(withFirst(begun, page('2', chat('b', 8), chat('c', 7))))).toBe('b,c');
  const whole = withPage(begun, page('2', chat('c', 7)));
  expect(withFirst(whole, page(null, chat('b', 8)))).toMatchObject({ rest: [], next: null });
});
