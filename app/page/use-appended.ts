import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useToast } from '~/ui/Toaster/ToastProvider';

/** Anyone who returns to a history entry finds the list and its scroll position as before. Written only in the browser. */
const cache = new Map<string, readonly unknown[]>();
const MAX_CACHED = 20;

function remember<Page>(entry: string, pages: readonly Page[]): readonly Page[] {
  cache.delete(entry);
  cache.set(entry, pages);
  if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value!);
  return pages;
}

/**
 * Appends pages to the first one. `entry` identifies the list and the history entry, and must also be the key of the
 * component. `pageOf` takes the page out of the data of the route's loader.
 */
export function useAppended<Page>(entry: string, pageOf: (data: unknown) => Page | null | undefined) {
  const fetcher = useFetcher<unknown>();
  const toast = useToast();
  const intl = useIntl();
  const [appended, setAppended] = useState(() => (cache.get(entry) ?? []) as readonly Page[]);
  const latest = useRef(fetcher.data);
  const read = useRef(pageOf);
  read.current = pageOf;
  useEffect(() => {
    if (fetcher.state !== 'idle' || !fetcher.data || fetcher.data === latest.current) return;
    latest.current = fetcher.data;
    const page = read.current(fetcher.data);
    if (page) setAppended((pages) => remember(entry, [...pages, page]));
  }, [fetcher.state, fetcher.data, entry]);

  const busy = fetcher.state !== 'idle';
  /** The props of LoadMore. `to` is the URL of the next page, undefined at the end; a click appends that page. */
  const more = (to: string | undefined) => ({
    to,
    busy,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      if (!to || busy) return;
      if (navigator.onLine) return fetcher.load(to);
      const message = intl.formatMessage({
        id: 'members.offline',
        defaultMessage: 'You are offline. Try again later.',
      });
      toast.show({ tone: 'warning', message, key: 'offline' });
    },
  });
  return { appended, more, clear: () => setAppended(remember(entry, [])) };
}
