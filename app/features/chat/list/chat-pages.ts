import type { ChatItemResponse, ChatsResponse } from '~/contract/chats';

/** The overview as far as it was asked for: a first page that moves, and what stands behind it. */
export interface ChatPages {
  first: ChatsResponse;
  /** Of further pages, and what newer messages of others have pushed off the first one; nothing of it is on that. */
  rest: readonly ChatItemResponse[];
  /** Where the next page begins; undefined until one was asked for: after the first, wherever that ends by then. */
  next: string | null | undefined;
}

export const pagesOf = (first: ChatsResponse): ChatPages => ({ first, rest: [], next: undefined });

/** From here on what is pushed off the first page is kept: the page that was asked for begins behind it. */
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

/** What is newer than the end of the first page and not on it has not been pushed off: it was removed. */
function isBehind({ last_message: last }: ChatItemResponse, chats: readonly ChatItemResponse[]): boolean {
  return !last || chats.every((chat) => !chat.last_message || last.at <= chat.last_message.at);
}

function without(chats: readonly ChatItemResponse[], others: readonly ChatItemResponse[]): ChatItemResponse[] {
  const ids = new Set(others.map(({ conversation }) => conversation.id));
  return chats.filter(({ conversation }) => !ids.has(conversation.id));
}
