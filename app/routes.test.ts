// covers S2-001 S2-002 S2-003 S2-006 S2-007 S2-009 S2-010 S2-011 S2-013 S2-016 S2-018 S2-019 S2-020 S2-021 S2-023 S2-025 S2-029
// covers S2-030 S2-035 S2-036 S2-038 S2-039 S2-049 S2-050 S2-051 S2-052 S2-053 S2-054 S2-055 S2-056

import type { RouteConfigEntry } from '@remix-run/route-config';
import { expect, it } from 'vitest';
import { LOCALES } from './i18n/locales';
import routes from './routes';

/** The paths by id, as the browser sees them. */
function flatten(entries: readonly RouteConfigEntry[]): [string, string][] {
  return entries.flatMap((entry) => {
    const own: [string, string][] = entry.path || entry.index ? [[entry.id!, `/${entry.path ?? ''}`]] : [];
    return [...own, ...flatten(entry.children ?? [])];
  });
}
const map = Object.fromEntries(flatten(await routes));

// The table of the specification, section 2, as far as it is built; `{id}` is `:id` here.
it.each([
  ['index', '/'],
  ['login', '/login'],
  ['settings', '/settings'],
  ['signup', '/signup'],
  ['members', '/members'],
  ['members-id', '/members/:id'],
  ['members-id-chat', '/members/:id/chat'],
  ['members-id-signup', '/members/:id/signup'],
  ['chats', '/chats'],
  ['chats-id', '/chats/:id'],
  ['chats-closed', '/chats/closed'],
  ['chats-settings', '/chats/settings'],
  ['likes', '/likes'],
  ['credits', '/credits'],
  ['credits-id-paymentmethod', '/credits/:id/:paymentmethod?'],
  ['profile', '/profile'],
  ['profile-visitors', '/profile/visitors'],
  ['premium', '/premium'],
  ['pricing', '/pricing'],
  ['pages-return-policy', '/pages/return-policy'],
  ['pages-ban', '/pages/ban'],
  ['pages-cookies', '/pages/cookies'],
  ['pages-faq', '/pages/faq'],
  ['pages-privacy', '/pages/privacy'],
  ['pages-service', '/pages/service'],
  ['pages-terms', '/pages/terms'],
  ['complaints', '/complaints'],
  ['transactions-id', '/transactions/:id?'],
  ['lang-config', '/lang-config'],
  ['appearance', '/appearance'],
  ['waiting-list', '/waiting-list'],
  ['activate-done', '/activate/done'],
  ['activate-error', '/activate/error'],
  ['token', '/:token'],
])('%s is %s', (name, path) => {
  expect(map[name]).toBe(path);
});

// covers S1-027
it('no URL contains a language', () => {
  const segments = Object.values(map).flatMap((path) => path.split('/'));
  expect(segments.filter((segment) => (LOCALES as readonly string[]).includes(segment))).toEqual([]);
  expect(segments).not.toContain(':locale');
  expect(segments).not.toContain(':lang');
});
