import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { IntlRoot } from './i18n/IntlRoot';
import { openPage } from './i18n/open-page';
import { carryTracking } from './page/tracking-links';
import { holdInstallPrompt } from './page/install-prompt';
import { partsOf } from './page/lazy';
import { stayWhenRefused } from './page/revalidation/load-route-module';
import { reloadOnChunkFailure, restartedPage, STAYED } from './page/reload-on-chunk-failure';
import { reloadWhenMoved } from './page/reload-when-moved';
import { retryWhenBusy } from './api-client/retry-when-busy';
import { dataBeforeHydration } from './document/scripts/data-before-hydration';

const opening = new AbortController();
const hasMoved = reloadWhenMoved(window, opening.signal);
reloadOnChunkFailure(window);
holdInstallPrompt(window);
carryTracking(window.location.search);
stayWhenRefused(window);
window.fetch = retryWhenBusy({
  fetch: window.fetch.bind(window),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
});

const opened = openPage(document, {
  onFailure() {
    if (restartedPage(window)) return true;
    window.dispatchEvent(new Event(STAYED));
    return false;
  },
});
void Promise.all([opened, partsOf(document), dataBeforeHydration()]).then(([page]) => {
  if (hasMoved()) return;
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <IntlRoot page={page}>
          <Opened>
            <RemixBrowser />
          </Opened>
        </IntlRoot>
      </StrictMode>,
    );
  });
});

/** From here on Remix follows Back and Forward. */
function Opened({ children }: { children: ReactNode }) {
  useEffect(() => opening.abort(), []);
  return children;
}
