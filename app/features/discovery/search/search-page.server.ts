import type { SearchCursor } from '~db/queries/search';
import { searchOrders, type SearchOrder } from '../filters/search-form';

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

const TOKEN = /^([1-9]\d{0,2})(?:\.([mndbrs])\.(\d{1,5})\.([0-9a-z]{1,9})\.([0-9a-z]{1,26})(?:\.([0-9a-z]{1,5}))?)?$/;

/** In a token: the main results in each order, so that the end of a page of one order is never read in another. */
const LETTERS = { best: 'b', active: 'm', new: 'n', nearest: 'd' } as const satisfies Record<SearchOrder, string>;
const [REST, SIMILAR] = ['r', 's'];

/**
 * A number, and where the previous page ended, so that pages neither repeat nor miss anybody. Undefined if not valid.
 * The end of a page in another order says nothing about this one, which then starts anew.
 */
export function readPage(text: string, order: SearchOrder): PageStart | undefined {
  const match = TOKEN.exec(text);
  if (!match) return undefined;
  const [, number, letter, rank, at, id, cell] = match;
  if (letter === undefined) return { number: Number(number), stage: 'main' };
  const own = letter === REST ? 'best' : searchOrders.find((one) => LETTERS[one] === letter);
  if ((own === 'nearest') !== (cell !== undefined)) return undefined;
  if (own !== undefined && own !== order) return { number: 1, stage: 'main' };
  const after = { rank: Number(rank), at: Number.parseInt(at!, 36), id: id! };
  return {
    number: Number(number),
    stage: letter === SIMILAR ? 'similar' : letter === REST ? 'rest' : 'main',
    after: cell === undefined ? after : { ...after, cell: Number.parseInt(cell, 36) },
  };
}

export function writePage({ number, stage, after }: PageStart, order: SearchOrder): string {
  if (!after) return String(number);
  const { rank, at, id, cell } = after;
  const letter = { main: LETTERS[order], rest: REST, similar: SIMILAR }[stage];
  const end = [letter, rank, at.toString(36), id];
  return [number, ...end, ...(cell === undefined ? [] : [cell.toString(36)])].join('.');
}
