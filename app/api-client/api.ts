import type { ClientType } from '~/server/response/client-type';
import { createApiClient } from './api-client';
import { leavePage, SESSION_ENDED } from './leave-page';

const clientType = (): ClientType =>
  window.matchMedia('(display-mode: standalone)').matches ? 'installed' : 'browser';

export const api = createApiClient({
  fetch: (path, init) => window.fetch(path, init),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32,
  clientType,
  visible: () => document.visibilityState === 'visible',
  onLoggedOut: () => leavePage(`/login?next=${encodeURIComponent(window.location.pathname)}`),
  onEnded: () => void window.dispatchEvent(new Event(SESSION_ENDED)),
});
