import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IntlRoot } from './i18n/IntlRoot';
import { keepTracking } from './live/kept-tracking';
import { reloadOnChunkFailure } from './live/reload-on-chunk-failure';

reloadOnChunkFailure(window);
keepTracking(window.location.search);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <IntlRoot>
        <RemixBrowser />
      </IntlRoot>
    </StrictMode>,
  );
});
