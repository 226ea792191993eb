import { transaction } from '~db/database';
import { lockMember } from '~db/queries/member';
import {
  deleteSearch,
  LAST_SEARCH,
  listSavedSearches,
  putSearch,
  renameSearch,
  type StoredSearch,
} from '~db/queries/saved-search';
import { isVisitor } from '~/contract/actor';
import type { BrandContext, MemberContext, RequestContext } from '~/server/context/context.server';
import { readSearch } from '../filters/read-search.server';
import { savedTooMany, noSuchSearch } from './saved-searches.errors';
import { searchDefaults } from '../filters/search-defaults.server';
import { searchQuery } from '../filters/search-form';
import { SAVED_LIMIT, type SavedSearch } from './saved-search';

export interface SavedSearches {
  saved: SavedSearch[];
  /** What the member searched last; null if they have not searched yet. */
  last: string | null;
}

/** The saved searches of a member, and the search that is restored when they come back. */
export async function findSavedSearches({ db, viewer }: RequestContext): Promise<SavedSearches> {
  if (isVisitor(viewer)) return { saved: [], last: null };
  const saved = await listSavedSearches(db, viewer.member.id);
  return {
    saved: saved.filter(isNamed).map(({ id, name, query }) => ({ id, name, query })),
    last: saved.find(({ id }) => id === LAST_SEARCH)?.query ?? null,
  };
}

const isNamed = (search: StoredSearch): search is StoredSearch & { name: string } => search.name !== null;

/** Saves a search under a name. The same filters are stored once: saving them again changes the name. */
export async function saveSearch(context: MemberContext, { name, query }: { name: string; query: string }) {
  const { db, member, clock, ids } = context;
  const { form } = readSearch(context, new URLSearchParams(query), searchDefaults(context));
  const requested = searchQuery(form);
  const [id, now] = [ids.random(), clock.now()];
  await transaction(db, async (tx) => {
    await lockMember(tx, member.id);
    const named = (await listSavedSearches(tx, member.id)).filter(isNamed);
    const same = named.find((search) => search.query === requested);
    if (!same && named.length >= SAVED_LIMIT) throw savedTooMany({ limit: SAVED_LIMIT });
    await putSearch(tx, member.id, { id: same?.id ?? id, name, query: requested }, now);
  });
  return { query: requested };
}

export async function renameSavedSearch({ db, member }: MemberContext, id: string, name: string): Promise<void> {
  await transaction(db, async (tx) => {
    await lockMember(tx, member.id);
    const known = (await listSavedSearches(tx, member.id)).some((search) => search.id === id && isNamed(search));
    if (!known) throw noSuchSearch();
    await renameSearch(tx, member.id, id, name);
  });
}

export async function deleteSavedSearch({ db, member }: MemberContext, id: string): Promise<void> {
  if (id === LAST_SEARCH || !(await deleteSearch(db, member.id, id))) throw noSuchSearch();
}

/** For when the member comes back. Writes only if it differs from the previous one. */
export async function rememberSearch(
  { db, clock }: BrandContext,
  memberId: string,
  query: string,
  before: string | null,
): Promise<void> {
  if (query === before) return;
  await putSearch(db, memberId, { id: LAST_SEARCH, name: null, query }, clock.now());
}
