import type { EntryContext } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import type { RequestContext } from '~/server/context/context.server';
import { FragmentCache } from './fragment-cache';
import type { DocumentParts } from '../document-parts.server';
import { openFragments } from './page-fragments.server';

const PAGE = {
  tenant: { id: 1, version: 'v1', time_zone: 'Europe/Amsterdam' },
  locale: 'nl',
  viewer: { kind: 'visitor' },
  routes: ['root', 'members'],
};
type Page = typeof PAGE;

const WITH_SHEET = { componentSheet: {} } as Pick<DocumentParts, 'componentSheet'>;

function open(page: Page, fragments: FragmentCache, parts = WITH_SHEET) {
  const context = { ...page, fragments } as unknown as RequestContext;
  const matches = page.routes.map((id) => ({ route: { id } }));
  return openFragments(context, { staticHandlerContext: { matches } } as unknown as EntryContext, parts);
}

/** Whether the second page finds what the first one has rendered. */
function sharesWith(first: Page, second: Page): boolean {
  const cache = new FragmentCache();
  const fragments = open(first, cache)!;
  expect(fragments.place('card').known).toBe(false);
  fragments.complete('<x-f n="0">Hallo</x-f>', { store: true });
  return open(second, cache)!.place('card').known;
}

describe('a remembered fragment', () => {
  it('is found by the next page of the same kind', () => {
    expect(sharesWith(PAGE, PAGE)).toBe(true);
  });

  it.each<[string, Partial<Page>]>([
    ['language', { locale: 'de' }],
    ['brand', { tenant: { ...PAGE.tenant, id: 2 } }],
    ['version of the brand', { tenant: { ...PAGE.tenant, version: 'v2' } }],
    ['time zone', { tenant: { ...PAGE.tenant, time_zone: 'Europe/Lisbon' } }],
    ['list of routes', { routes: ['root', 'chats'] }],
  ])('is not found by a page with another %s', (_what, difference) => {
    expect(sharesWith(PAGE, { ...PAGE, ...difference })).toBe(false);
    expect(sharesWith({ ...PAGE, ...difference }, PAGE)).toBe(false);
  });

  it('exists neither where it would hold its own styles, nor where fragments are off', () => {
    const cache = new FragmentCache();
    expect(open(PAGE, cache, { componentSheet: undefined })).toBeUndefined();
    cache.on = false;
    expect(open(PAGE, cache)).toBeUndefined();
  });
});
