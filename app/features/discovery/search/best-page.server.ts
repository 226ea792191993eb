import { listMemberCards } from '~db/queries/member-card';
import { listStillFound, searchMembers, type Search, type SearchCursor, type SearchPage } from '~db/queries/search';
import { isVisitor } from '~/contract/actor';
import type { RequestContext } from '~/server/context/context.server';
import type { SearchForm } from '../filters/search-form';
import { findRanking, RANKED, type Ranking } from './best-ranking.server';
import { PAGE_SIZE, type PageStart } from '../filters/search-page.server';

export interface BestPage extends SearchPage {
  /** The stage in which the next page begins. */
  stage: 'main' | 'rest';
  /** The number of people who are ranked. */
  ranked: number;
}

/**
 * A page of those who are ranked, or of those who follow them by their activity. Undefined where nobody is
 * ranked: for visitors, and among the similar ones.
 */
export async function findBest(
  context: RequestContext,
  search: Search,
  form: SearchForm,
  { number, stage, after }: PageStart,
): Promise<BestPage | undefined> {
  const { db, viewer } = context;
  if (isVisitor(viewer) || stage === 'similar') return undefined;
  const rank = after?.rank ?? (number - 1) * PAGE_SIZE;
  const since = stage === 'rest' ? after?.ranking : after?.at;
  const ranking = await findRanking(context, viewer.member, search, form, since);
  const { ids, at, rest } = ranking;
  const ranked = ids.length;
  if (stage === 'rest' || rank >= RANKED) return findRest(context, search, ranking, stage === 'rest' ? after : rank);
  // In a ranking made again others may have come before the last of the previous page. Never back, or it would not end.
  const from = after ? Math.max(rank, ids.indexOf(after.id) + 1) : rank;
  const shown = ids.slice(from, from + PAGE_SIZE);
  const end = from + shown.length;
  // On later pages someone may have left, or have been hidden, since the ranking was made.
  const cards = await listMemberCards(db, after ? await listStillFound(db, search, shown) : shown);
  if (end < ids.length) return { cards, ranked, stage: 'main', next: { at, id: ids[end - 1]!, rank: end } };
  return { cards, ranked, stage: 'rest', next: rest };
}

/** The page after `after`; where a number was typed by hand, the page that begins at this rank. */
async function findRest(
  { db }: RequestContext,
  search: Search,
  { ids, at, rest, apart }: Ranking,
  from: SearchCursor | number | undefined,
): Promise<BestPage> {
  const ranked = ids.length;
  if (!rest) return { cards: [], next: undefined, stage: 'rest', ranked };
  const others = { ...search, hidden: [...search.hidden, ...apart] };
  const place = typeof from === 'number' ? { after: rest, skip: from - RANKED } : { after: from };
  const { cards, next } = await searchMembers(db, others, { limit: PAGE_SIZE, ...place });
  return { cards, next: next && { ...next, ranking: at }, stage: 'rest', ranked };
}
