import { listLikedAmong } from '~db/queries/member-like';
import { isBeyondExamined, searchMembers, similarTo, type Search, type SearchPage } from '~db/queries/search';
import { isMember, isVisitor } from '~/contract/actor';
import { todayIn } from '~/server/context/calendar';
import type { ShownDistance } from '~/contract/distance';
import { chosenDistance } from '~/features/profiles/places/distance';
import { distanceUnit } from '~/features/profiles/places/distance.service.server';
import { personSummaries } from '~/features/profiles/view/person-summary.service.server';
import type { BrandContext, RequestContext } from '~/server/context/context.server';
import { findLeftOutIds, foundBy, searchAccess } from '~/features/profiles/view/visibility.service.server';
import { findBest } from './best-page.server';
import { readSearch, type ReadSearch } from '../filters/read-search.server';
import { countResults } from './search-counts.server';
import { searchDefaults } from '../filters/search-defaults.server';
import { finds, toFilters, wider } from '../filters/search-filters.server';
import type { SearchForm } from '../filters/search-form';
import { PAGE_SIZE, writePage } from '../filters/search-page.server';
import type { ResultCount, SearchResults } from './search-results';

/** The results without what only the page knows. */
export type FoundPeople = Omit<SearchResults, 'restored' | 'preset'>;

/** Searches as the query asks, or returns null if this visitor may not search. */
export async function searchPeople(context: RequestContext, query: URLSearchParams): Promise<FoundPeople | null> {
  const access = searchAccess(context);
  if (access === 'none') return null;
  const request = access === 'limited' ? new URLSearchParams() : query;
  const read = readSearch(context, request, searchDefaults(context));
  const searches = await searchesOf(context, read.form);
  const found = access === 'limited' ? await findFirst(context, searches) : await findPage(context, searches, read);
  const counts = await countBoth(context, searches, read, found);
  const liked = await likedAmong(context, found);
  const summaries = (cards: SearchPage['cards']) =>
    personSummaries(context, cards, { liked, detail: access === 'all' });
  return {
    access,
    form: read.form,
    adjusted: read.adjusted,
    unplaced: read.unplaced,
    within: searches.main.order === 'nearest' ? reach(context, searches.main) : undefined,
    page: read.start.number,
    people: summaries(found.main.cards),
    similar: summaries(found.similar.cards),
    next: found.next,
    counts,
    cut: found.cut,
  };
}

function reach(context: RequestContext, { filters: { near } }: Search): ShownDistance | undefined {
  return near && chosenDistance(near.kilometres, distanceUnit(context));
}

interface Searches {
  main: Search;
  similar: Search | undefined;
}

interface Found {
  main: SearchPage;
  similar: SearchPage;
  next: string | null;
  cut: boolean;
  /** The number of people who are ranked: found, also beyond those whom a count reads. */
  ranked?: number;
}

const NOTHING: SearchPage = { cards: [], next: undefined };
const NO_COUNT: ResultCount = { count: 0, capped: false };

async function searchesOf(context: RequestContext, form: SearchForm): Promise<Searches> {
  const { db, viewer, clock, tenant } = context;
  const now = clock.now();
  const cell = isMember(viewer) ? viewer.member.geoCell : null;
  const request = { now, today: todayIn(now, tenant.time_zone), cell };
  const hidden = isMember(viewer) ? await findLeftOutIds(db, viewer.member.id) : [];
  const order = form.order === 'best' ? 'active' : form.order;
  const main = { filters: { ...toFilters(form, request), ...foundBy(context) }, hidden, order };
  return { main, similar: similarTo(main, wider(form, request, tenant.min_age)) };
}

async function findFirst({ db }: BrandContext, { main }: Searches): Promise<Found> {
  return { main: await searchMembers(db, main, { limit: PAGE_SIZE }), similar: NOTHING, next: null, cut: false };
}

/** Returns the main results first. On the page where they end, and after it, the similar ones follow. */
async function findPage(context: RequestContext, searches: Searches, read: ReadSearch): Promise<Found> {
  const { db } = context;
  const { start, form } = read;
  const { order } = form;
  const number = start.number + 1;
  const skip = start.after ? {} : { skip: (start.number - 1) * PAGE_SIZE };
  const page = { limit: PAGE_SIZE, ...(start.after && { after: start.after }) };
  const best = order === 'best' ? await findBest(context, searches.main, form, start) : undefined;
  const main =
    best ?? (start.stage === 'similar' ? NOTHING : await searchMembers(db, searches.main, { ...page, ...skip }));
  if (main.next) {
    const next = writePage(context, { number, stage: best ? best.stage : start.stage, after: main.next }, order);
    return { main, similar: NOTHING, next, cut: false, ...(best && { ranked: best.ranked }) };
  }
  const after = start.stage === 'similar' ? page : { limit: PAGE_SIZE };
  const similar = searches.similar ? await searchMembers(db, searches.similar, after) : NOTHING;
  const next = similar.next ? writePage(context, { number, stage: 'similar', after: similar.next }, order) : null;
  const cut = await isBeyondExamined(db, searches.main);
  return { main, similar, next, cut, ...(best && { ranked: best.ranked }) };
}

/**
 * A result that fits on this page is counted from the page. The database counts only what continues beyond it, and
 * similar ones only on a page that shows them: not on the chance that someone goes on to there.
 */
async function countBoth(
  { db, viewer, clock }: RequestContext,
  searches: Searches,
  { start }: ReadSearch,
  found: Found,
): Promise<SearchResults['counts']> {
  const whole = start.number === 1;
  const count = (search: Search | undefined, page: SearchPage, seen: boolean): Promise<ResultCount> | ResultCount => {
    if (!search) return NO_COUNT;
    if (whole && seen && !page.next) return { count: page.cards.length, capped: false };
    const self = isMember(viewer) ? isFound(search, viewer.member) : false;
    return countResults(db, search, self, clock.now());
  };
  const shown = found.similar.cards.length > 0;
  const [main, similar] = await Promise.all([
    count(searches.main, found.main, true),
    shown ? count(searches.similar, found.similar, !found.main.next) : null,
  ]);
  return { main: { ...main, count: Math.max(main.count, found.ranked ?? 0) }, similar };
}

type Member = Parameters<typeof finds>[1];
function isFound({ filters, except }: Search, member: Member): boolean | undefined {
  const [found, before] = [finds(filters, member), except ? finds(except, member) : false];
  return found === undefined || before === undefined ? undefined : found && !before;
}

async function likedAmong({ db, viewer }: RequestContext, { main, similar }: Found): Promise<ReadonlySet<string>> {
  if (isVisitor(viewer)) return new Set();
  const ids = [...main.cards, ...similar.cards].map((card) => card.id);
  return listLikedAmong(db, viewer.member.id, ids);
}
