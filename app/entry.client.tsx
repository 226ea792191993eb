import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IntlRoot } from './i18n/IntlRoot';
import { reloadOnChunkFailure } from './live/reload-on-chunk-failure';

reloadOnChunkFailure(window);

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
