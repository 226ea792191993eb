import type { SearchCursor } from '~db/queries/search';
import { openPageEnd, sealPageEnd, type PagedList } from '~/server/response/page-end.server';
import type { Sealing } from '~/server/response/seal.server';
import { searchOrders, type SearchOrder } from './search-form';

/** The number of results on a page. */
export const PAGE_SIZE = 24;

/** Where a page begins: in the main results, after those who are ranked ('rest'), or in the similar ones after the last. */
export interface PageStart {
  /** The number of the page in the URL, starting at 1. */
  number: number;
  stage: 'main' | 'rest' | 'similar';
  /** The end of the previous page. Without it (a URL typed by hand) results are counted from the start. */
  after?: SearchCursor;
}

const TOKEN = /^([1-9]\d{0,2})(?:\.([\w-]+))?$/;

/** In a token: the main results in each order, so that the end of a page of one order is never read in another. */
const LETTERS = { best: 'b', active: 'm', new: 'n', nearest: 'd' } as const satisfies Record<SearchOrder, string>;
const [REST, SIMILAR] = ['r', 's'];

/** Of everybody who searches at the brand: a search is sent to others, and goes on after a login. */
const listOf = (number: number): PagedList => ['search', number];

/**
 * A number, and where the previous page ended, so that pages neither repeat nor miss anybody. Undefined if not valid.
 * The end of a page in another order says nothing about this one, which then starts again.
 */
export function readPage(context: Sealing, text: string, order: SearchOrder): PageStart | undefined {
  const match = TOKEN.exec(text);
  if (!match) return undefined;
  const [, digits, sealed] = match;
  const number = Number(digits);
  if (sealed === undefined) return { number, stage: 'main' };
  const [letter, rank, at, id, more] = openPageEnd(context, listOf(number), sealed) ?? [];
  if (!letter || !rank || !at || !id) return undefined;
  const own = letter === REST ? 'best' : searchOrders.find((order) => LETTERS[order] === letter);
  if (own !== undefined && own !== order) return { number: 1, stage: 'main' };
  const after = { rank: Number(rank), at: Number(at), id };
  const stage = letter === SIMILAR ? 'similar' : letter === REST ? 'rest' : 'main';
  if (more === undefined) return { number, stage, after };
  return { number, stage, after: { ...after, [stage === 'rest' ? 'ranking' : 'cell']: Number(more) } };
}

/** As `{number}.{sealed}`: when someone was here last, and where someone lives, is on no page. */
export function writePage(context: Sealing, { number, stage, after }: PageStart, order: SearchOrder): string {
  if (!after) return String(number);
  const { rank, at, id, cell, ranking } = after;
  const more = stage === 'rest' ? ranking : cell;
  const letter = { main: LETTERS[order], rest: REST, similar: SIMILAR }[stage];
  const end = [letter, rank, at, id, ...(more === undefined ? [] : [more])];
  return `${number}.${sealPageEnd(context, listOf(number), end)}`;
}
