import { useState } from 'react';
import type { ChatItemResponse, ChatsResponse } from '~/contract/chats';
import { api } from '~/api-client/api';
import { askForMore, pagesOf, withFirst, withPage } from './chat-pages';

export interface LongList {
  /** The conversations after the first page. */
  rest: readonly ChatItemResponse[];
  next: string | null;
  loading: boolean;
  loadMore: () => void;
}

/** Loads further pages after a first page that changes with every message. */
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
      .get<ChatsResponse>(`/api/chats.php?before=${next}`)
      .then((page) => setPages((known) => withPage(known, page)))
      // On failure the button stays and can be pressed again.
      .catch(() => {})
      .finally(() => setLoading(false));
  };
  return { rest: pages.rest, next, loading, loadMore };
}
