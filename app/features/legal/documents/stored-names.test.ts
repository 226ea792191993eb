import { expect, it } from 'vitest';
import { STORED } from './cookies.service.server';

const sources = import.meta.glob<string>(
  [
    '../../../**/*.{ts,tsx,js}',
    '../../../../landers/**/*.{ts,tsx}',
    '!../../../**/*.{test,testing,stories}.{ts,tsx}',
    '!../../../testing/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** The names under which each of these files stores something. A new file that stores anything turns the test red. */
const NAMES: Record<string, string[]> = {
  'app/page/reload-on-chunk-failure.ts': ['chunk-reload'],
  // Only removes what others have stored.
  'app/page/forget-login.ts': [],
  'app/page/good-moment.ts': ['good-moment', 'visit-day'],
  'app/page/language/language-offer.ts': ['language-offer'],
  'app/features/chat/model/draft.ts': ['chat-draft'],
  'app/features/chat/emoji/recent-emoji.ts': ['chat-emoji'],
  'app/features/chat/send-queue/send-queue-storage.ts': ['chat-outbox'],
  'app/features/notifications/pwa/InstalledApp.tsx': ['push-renewed', 'offline-locale'],
  'app/features/notifications/pwa/service-worker.js': ['facet-offline'],
  'app/features/notifications/pwa/typed-fields.ts': ['typed-before-reload'],
  'app/features/profiles/places/use-typed-place.ts': ['typed-place'],
  'app/features/notifications/push/browser-push.ts': ['push-member'],
};

/** What a library stores where these files use it: the scroll position of each page of the tab. */
const BY_LIBRARY: Record<string, string> = { positions: '<ScrollRestoration />' };

const pathOf = (name: string) => new URL(name, 'http://x/app/features/legal/documents/').pathname.slice(1);
const storing = (code: string) => /\b(?:localStorage|sessionStorage|indexedDB)\b|\bcaches\.open\b/.test(code.replace(/\/\*\*[\s\S]*?\*\//g, '')); // prettier-ignore

it('names everything that scripts store in the browser, as the code does', () => {
  const found = Object.entries(sources).filter(([, code]) => storing(code));
  expect(found.map(([name]) => pathOf(name)).toSorted()).toEqual(Object.keys(NAMES).toSorted());
  for (const [name, code] of found)
    for (const stored of NAMES[pathOf(name)]!) expect(code, pathOf(name)).toMatch(new RegExp(`['\`]${stored}`));
  for (const use of Object.values(BY_LIBRARY)) expect(Object.values(sources).some((code) => code.includes(use))).toBe(true); // prettier-ignore
  const all = [...Object.values(NAMES).flat(), ...Object.keys(BY_LIBRARY)];
  expect(STORED.map(({ name }) => name).toSorted()).toEqual(all.toSorted());
});
