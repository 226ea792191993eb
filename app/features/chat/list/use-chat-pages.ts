import { useState } from 'react';
import type { ChatItemResponse, ChatsResponse } from '~/contract/chats';
import { api } from '~/api-client/api';

export interface LongList {
  /** The conversations after the first page. */
  rest: readonly ChatItemResponse[];
  next: string | null;
  loading: boolean;
  loadMore: () => void;
}

export function useChatPages(first: ChatsResponse): LongList {
  const [pages, setPages] = useState(() => pagesOf(first));
  const [loading, setLoading] = useState(false);
  if (pages.first !== first) setPages(withFirst(pages, first));
  const next = pages.next === undefined ? first.next : pages.next;

  const loadMore = () => {
    if (loading || !next) return;
    setLoading(true);
    setPages(askForMore);
    api
      .get(`/api/chats.php?before=${next}`)
      .then((page) => setPages((known) => withPage(known, page)))
      // On failure the button stays and can be pressed again.
      .catch(() => {})
      .finally(() => setLoading(false));
  };
  return { rest: pages.rest, next, loading, loadMore };
}

/** The list of conversations as far as it is loaded: a first page that changes, and what follows it. */
export interface ChatPages {
  first: ChatsResponse;
  /** Of further pages, or pushed off the first page by newer messages. None of them is on the first page. */
  rest: readonly ChatItemResponse[];
  /** The cursor of the next page; undefined until one is requested, and then that of the first page at that moment. */
  next: string | null | undefined;
}

export const pagesOf = (first: ChatsResponse): ChatPages => ({ first, rest: [], next: undefined });

/** From now on, pushed-off conversations are kept, because the requested page begins after them. */
export function askForMore(pages: ChatPages): ChatPages {
  return pages.next === undefined ? { ...pages, next: pages.first.next } : pages;
}

export function withFirst(pages: ChatPages, first: ChatsResponse): ChatPages {
  if (pages.next === undefined) return pagesOf(first);
  if (first.next === null) return { ...pagesOf(first), next: null };
  const pushed = pages.first.chats.filter((chat) => isBehind(chat, first.chats));
  return { ...pages, first, rest: without([...pushed, ...pages.rest], first.chats) };
}

export function withPage(pages: ChatPages, page: ChatsResponse): ChatPages {
  const known = [...pages.first.chats, ...pages.rest];
  return { ...pages, rest: [...pages.rest, ...without(page.chats, known)], next: page.next };
}

/** A conversation that is newer than the end of the first page and not on it has been deleted, not pushed off. */
function isBehind({ last_message: last }: ChatItemResponse, chats: readonly ChatItemResponse[]): boolean {
  return !last || chats.every((chat) => !chat.last_message || last.at <= chat.last_message.at);
}

function without(chats: readonly ChatItemResponse[], others: readonly ChatItemResponse[]): ChatItemResponse[] {
  const ids = new Set(others.map(({ conversation }) => conversation.id));
  return chats.filter(({ conversation }) => !ids.has(conversation.id));
}
