import { createRemixStub } from '@remix-run/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { beforeEach, expect, it } from 'vitest';
import type { LikedPerson } from '~/features/likes/list/like-page';
import { LikedTile } from '~/features/likes/list/LikedTile';
import { testShell, testUser } from '~/layouts/layout.testing';
import { FragmentsOfPage } from '~/document/fragments/cached-fragment';
import { FragmentCache } from '~/document/fragments/fragment-cache';

let cache: FragmentCache;
beforeEach(() => {
  cache = new FragmentCache();
});

const bram: LikedPerson = {
  id: 'bram',
  name: 'Bram',
  age: 34,
  place: 'Utrecht',
  distance: null,
  thumb: 'b-thumb.webp',
  photo: 'b.webp',
  color: null,
  fictional: false,
  checked: false,
  online: false,
  liked: false,
  isNew: false,
  matched: false,
  givenByBrand: false,
};

/** The HTML of a card in the list, without the cache and with it; and how much of it was rendered for that. */
function card(change: Partial<LikedPerson>) {
  const shell = testShell({ user: testUser() });
  const Stub = createRemixStub([
    { id: 'root', path: '/', Component: () => <LikedTile person={{ ...bram, ...change }} /> },
  ]);
  const page = (
    <IntlProvider locale="en" onError={() => {}}>
      <QueryClientProvider client={new QueryClient()}>
        <Stub hydrationData={{ loaderData: { root: shell } }} />
      </QueryClientProvider>
    </IntlProvider>
  );
  const fragments = cache.forResponse('a brand');
  const { made } = cache;
  const html = renderToString(<FragmentsOfPage.Provider value={fragments}>{page}</FragmentsOfPage.Provider>);
  return { plain: renderToString(page), html: fragments.complete(html, { store: true }), made: cache.made - made };
}

const KINDS: [string, Partial<LikedPerson>, string][] = [
  ['with nothing to say', {}, 'Bram'],
  ['that is new', { isNew: true }, 'New'],
  ['of a match', { matched: true }, 'Match'],
  ['of the brand', { fictional: true, givenByBrand: true }, 'gave this like'],
];

// covers X18-008
it.each(KINDS)(
  'a like %s is rendered once, and found afterwards with what the list says of it',
  (_kind, like, label) => {
    const [first, again] = [card(like), card(like)];
    expect([first.html, again.html]).toEqual([first.plain, first.plain]);
    expect([first.made > 0, again.made]).toEqual([true, 0]);
    expect(again.html).toContain(label);
  },
);

// covers X18-008
it('a like that has been seen, matched or taken back is rendered as it is now', () => {
  for (const change of [{ isNew: true }, {}, { liked: true }, { liked: true, matched: true }]) {
    const { html, plain } = card(change);
    expect(html).toBe(plain);
  }
});
