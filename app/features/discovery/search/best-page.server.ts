import { listMemberCards } from '~db/queries/member-card';
import { listStillFound, type Search, type SearchPage } from '~db/queries/search';
import { isVisitor } from '~/contract/actor';
import type { RequestContext } from '~/server/context/context.server';
import type { SearchForm } from '../filters/search-form';
import { findRanking, RANKED } from './best-ranking.server';
import { PAGE_SIZE, type PageStart } from '../filters/search-page.server';

/**
 * A page of those who are ranked, with the stage in which the next one begins. Undefined where nobody is ranked: for
 * visitors, after the last who is, and among the similar ones.
 */
export async function findBest(
  context: RequestContext,
  search: Search,
  form: SearchForm,
  { number, stage, after }: PageStart,
): Promise<(SearchPage & { stage: 'main' | 'rest' }) | undefined> {
  const { db, viewer } = context;
  const rank = after?.rank ?? (number - 1) * PAGE_SIZE;
  if (isVisitor(viewer) || stage !== 'main' || rank >= RANKED) return undefined;
  const { ids, at, rest } = await findRanking(context, viewer.member, search, form, after?.at);
  // In a ranking made again others may have come before the last of the previous page. Never back, or it would not end.
  const from = after ? Math.max(rank, ids.indexOf(after.id) + 1) : rank;
  const shown = ids.slice(from, from + PAGE_SIZE);
  const end = from + shown.length;
  // On later pages someone may have left, or have been hidden, since the ranking was made.
  const cards = await listMemberCards(db, after ? await listStillFound(db, search, shown) : shown);
  if (end < ids.length) return { cards, stage: 'main', next: { at, id: ids[end - 1]!, rank: end } };
  return { cards, stage: 'rest', next: rest };
}
