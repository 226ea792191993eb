import { useState } from 'react';
import type { ChatItemResponse, ChatsResponse } from '~/contract/chats';
import { api } from '~/api-client/api';
import { askForMore, pagesOf, withFirst, withPage } from './chat-pages';

export interface LongList {
  /** Behind the first page. */
  rest: readonly ChatItemResponse[];
  next: string | null;
  loading: boolean;
  loadMore: () => void;
}

/** Further pages behind a first one that changes with every message. */
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
      // The button is still there to press again.
      .catch(() => {})
      .finally(() => setLoading(false));
  };
  return { rest: pages.rest, next, loading, loadMore };
}
