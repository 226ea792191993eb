import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { LiveUpdates } from './LiveUpdates';
import { PhotosAt } from '../page/photo-url';
import type { ShellData } from '../page/shell-data';
import { TitleCount } from './TitleCount';

const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      // The API client retries; polling and live events decide when to fetch again.
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: 30_000 },
      mutations: { retry: false },
    },
  });

/**
 * Live data for members: the query cache, the event stream, the polls and the count in the title. Visitors only get the
 * cache.
 */
export function LiveRoot({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const [client] = useState(makeClient);
  return (
    <QueryClientProvider client={client}>
      {shell.user && (
        <>
          <LiveUpdates key={shell.user.id} />
          <TitleCount />
        </>
      )}
      <PhotosAt value={shell.brand.photosAt}>{children}</PhotosAt>
    </QueryClientProvider>
  );
}
