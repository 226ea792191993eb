import type { SearchCursor } from '~db/queries/search';

/** Results shown at a time. */
export const PAGE_SIZE = 24;

/** Where a page begins: in the main results or, once those are through, in the similar ones. */
export interface PageStart {
  /** From 1: what the address says. */
  number: number;
  stage: 'main' | 'similar';
  /** The end of the page before; without it (an address typed by hand) the page is counted from the start. */
  after?: SearchCursor;
}

const TOKEN = /^([1-9]\d{0,2})(?:\.([ms])\.(\d{1,5})\.([0-9a-z]{1,9})\.([0-9a-z]{1,26}))?$/;

/**
 * Reads `page`: a number, followed by the place where the page before ended, so that pages neither repeat nor miss
 * anybody while members come and go. Undefined for anything else.
 */
export function readPage(text: string): PageStart | undefined {
  const match = TOKEN.exec(text);
  if (!match) return undefined;
  const [, number, stage, rank, at, id] = match;
  if (stage === undefined) return { number: Number(number), stage: 'main' };
  const after = { rank: Number(rank), at: Number.parseInt(at!, 36), id: id! };
  return { number: Number(number), stage: stage === 's' ? 'similar' : 'main', after };
}

export function writePage({ number, stage, after }: PageStart): string {
  return after ? `${number}.${stage[0]}.${after.rank}.${after.at.toString(36)}.${after.id}` : String(number);
}
