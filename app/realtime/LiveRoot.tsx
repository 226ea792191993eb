import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode, useEffect } from 'react';
import { useLocation, useNavigation } from '@remix-run/react';
import { LiveUpdates } from './LiveUpdates';
import { forgetLogin } from '../page/forget-login';
import { PhotosAt } from '../page/photo-url';
import type { ShellData } from '../page/shell-data';
import { useNavCounts } from './use-nav-counts';

const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      // The API client retries; polling and live events decide when to fetch again.
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: 30_000 },
      mutations: { retry: false },
    },
  });

/** Members get the query cache, the event stream, the polls and the count in the title; visitors only the cache. */
export function LiveRoot({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const [client] = useState(makeClient);
  return (
    <QueryClientProvider client={client}>
      {shell.user ? (
        <>
          <LiveUpdates key={shell.user.id} />
          <TitleCount />
        </>
      ) : (
        <NoMember />
      )}
      <PhotosAt value={shell.brand.photosAt}>{children}</PhotosAt>
    </QueryClientProvider>
  );
}

const PREFIX = /^\(\d+\+?\) /;

/** Spec section 2: unread messages plus new likes, before the title and as the badge of the installed app. */
export function TitleCount() {
  const { unread, newLikes } = useNavCounts();
  const location = useLocation();
  const navigation = useNavigation();
  const count = unread + newLikes;
  useEffect(() => {
    const bare = document.title.replace(PREFIX, '');
    document.title = count > 0 ? `(${count}) ${bare}` : bare;
    showBadge(count);
  }, [count, location, navigation.state]);
  return null;
}

/** After a logout nobody reads from the icon of the app how much the member had waiting, nor finds what they typed. */
function NoMember() {
  useEffect(() => {
    showBadge(0);
    forgetLogin();
  }, []);
  return null;
}

/** Ignored where the browser supports no badge (spec section 8). */
function showBadge(count: number): void {
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => {});
}
