import { expect, it } from 'vitest';
import { searchFields } from '~/tenancy/tenant-choices';
import { as, testContext } from '~/testing/context';
import { makeMember } from '~/testing/make-member';
import { withDatabase } from '~/testing/with-database';
import { SAVED_LIMIT } from './saved-search';
import { deleteSavedSearch, findSavedSearches, renameSavedSearch, saveSearch } from './saved-searches.service.server';
import { findSearchPage } from '../search/search-page.service.server';

const tenant = { search_fields: searchFields };
const chess = { name: 'Chess', query: '?gender=&country=NL&interests=chess' };

withDatabase('saved searches', (open) => {
  it('are saved under a name, renamed and deleted, each for its own member', async () => {
    const database = await open();
    const context = testContext(database, { tenant });
    const me = as(context, await makeMember(context));
    const other = as(context, await makeMember(context));
    expect(await saveSearch(me, chess)).toEqual({ query: chess.query });
    await saveSearch(me, { name: 'Tall tales', query: '?gender=female&country=NL&min_age=3&what=ever' });
    const { saved } = await findSavedSearches(me);
    // Invalid values are adjusted or left out.
    expect(saved.map(({ name, query }) => [name, query])).toEqual([
      ['Chess', chess.query],
      ['Tall tales', '?gender=female&country=NL&min_age=18'],
    ]);
    const { id } = saved[0]!;
    await expect(renameSavedSearch(other, id, 'Mine')).rejects.toMatchObject({ status: 404 });
    await expect(deleteSavedSearch(other, id)).rejects.toMatchObject({ status: 404 });
    await renameSavedSearch(me, id, 'Board games');
    expect((await findSavedSearches(me)).saved[0]!.name).toBe('Board games');
    await deleteSavedSearch(me, id);
    expect((await findSavedSearches(me)).saved.map(({ name }) => name)).toEqual(['Tall tales']);
    await expect(deleteSavedSearch(me, id)).rejects.toMatchObject({ status: 404 });
    expect((await findSavedSearches(other)).saved).toEqual([]);
    const away = testContext(database, { brand: 2 });
    const elsewhere = as(away, { ...me.member });
    expect((await findSavedSearches(elsewhere)).saved).toEqual([]);
  });

  it('hold the same filters only once, and end at a limit, however many are saved at once', async () => {
    const context = testContext(await open(), { tenant });
    const me = as(context, await makeMember(context));
    await saveSearch(me, chess);
    await saveSearch(me, { ...chess, name: 'Chess again' });
    expect((await findSavedSearches(me)).saved.map(({ name }) => name)).toEqual(['Chess again']);
    const outcomes = await Promise.allSettled(
      Array.from({ length: SAVED_LIMIT + 5 }, (_, i) =>
        saveSearch(me, { name: `Age ${i}`, query: `?gender=&country=NL&min_age=${20 + i}` }),
      ),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
    expect(refused).toHaveLength(6);
    expect(refused[0]!.reason).toMatchObject({ code: 'members.saved-too-many', status: 409 });
    expect((await findSavedSearches(me)).saved).toHaveLength(SAVED_LIMIT);
    // The same filters are not counted as one more search, so they may be saved again.
    await expect(saveSearch(me, chess)).resolves.toBeDefined();
  });
});

withDatabase('the search to which a member comes back', (open) => {
  it('is the last one made here; a URL with filters wins and, if it comes from elsewhere, changes nothing', async () => {
    const context = testContext(await open());
    const me = as(context, await makeMember(context, { seeks: 'female' }));
    const come = async (query: string, here = true) => {
      const { results } = await findSearchPage(me, new URLSearchParams(query), { remember: here });
      const { minAge, real } = results!.form;
      return { minAge, real, restored: results!.restored };
    };
    expect(await come('')).toEqual({ minAge: null, real: false, restored: false });
    expect(await come('min_age=40&real=1')).toEqual({ minAge: 40, real: true, restored: false });
    expect(await come('')).toEqual({ minAge: 40, real: true, restored: true });
    expect(await come('page=2')).toEqual({ minAge: 40, real: true, restored: true });
    expect(await come('min_age=70', false)).toEqual({ minAge: 70, real: false, restored: false });
    expect(await come('')).toEqual({ minAge: 40, real: true, restored: true });
    // More filters, no filter, and the default search.
    expect(await come('gender=&country=')).toEqual({ minAge: null, real: false, restored: false });
    expect((await come('')).restored).toBe(true);
    const { options } = await findSearchPage(me, new URLSearchParams(), { remember: true });
    await come(options!.start);
    expect(await come('')).toEqual({ minAge: null, real: false, restored: false });
  });

  it('is not a saved search, and not shared with other members', async () => {
    const context = testContext(await open(), { tenant: { logged_out_search: 'all' } });
    const me = as(context, await makeMember(context, { seeks: 'male' }));
    await findSearchPage(me, new URLSearchParams('min_age=40'), { remember: true });
    expect((await findSavedSearches(me)).saved).toEqual([]);
    await expect(deleteSavedSearch(me, 'last')).rejects.toMatchObject({ status: 404 });
    await expect(renameSavedSearch(me, 'last', 'Mine')).rejects.toMatchObject({ status: 404 });
    const other = as(context, await makeMember(context, { seeks: 'male' }));
    for (const who of [other, context]) {
      const page = await findSearchPage(who, new URLSearchParams(), { remember: true });
      expect(page.results!.form.minAge).toBeNull();
    }
  });
});
