import { holdSendQueue, storageOf } from '~/features/chat/send-queue/send-queue-storage';
import { forgetLogin } from '~/page/forget-login';
import { holdInstallPrompt } from '~/page/install-prompt';
import { TAKEN_OVER } from '~/page/pressed-link';
import { reloadWhenMoved } from '~/page/reload-when-moved';
import { watchDropdown } from '~/ui/DropdownMenu/watch-dropdown';
import { guardEntry } from './entry-warning';
import { carrySource } from './carry-source';
import { leaveRestOfDelay, showLikeLater } from './like-later';
import { openApplication } from './load-application';
import { offerLanguage } from './offer-language';
import { openSignupOnPress } from './signup-press';

/**
 * The only script in the document of a light page: it does without React what the hydrated default layout does for a
 * visitor, until the application takes the page over.
 */
const lifetime = new AbortController();
const { signal } = lifetime;
const application = openApplication(window, { beforeStart: leaveRestOfDelay });

reloadWhenMoved(window, signal);
holdInstallPrompt(window);
// Nobody is logged in here: see NoMember and SendQueueRunner.
forgetLogin();
holdSendQueue(storageOf());
navigator.clearAppBadge?.().catch(() => {});

carrySource(signal);
guardEntry(signal);
offerLanguage(signal);
// A section of a page is no menu: what was opened there stays open.
for (const menu of document.querySelectorAll<HTMLDetailsElement>('details:not([data-section] *)')) {
  const stop = watchDropdown(menu);
  signal.addEventListener('abort', stop);
}
showLikeLater(application, signal);
openSignupOnPress(application, signal);

window.addEventListener(TAKEN_OVER, () => lifetime.abort(), { once: true });
