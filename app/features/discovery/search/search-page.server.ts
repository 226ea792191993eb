import type { SearchCursor } from '~db/queries/search';

/** The number of results on a page. */
export const PAGE_SIZE = 24;

/** Where a page begins: in the main results or, after the last of them, in the similar ones. */
export interface PageStart {
  /** The number of the page in the URL, starting at 1. */
  number: number;
  stage: 'main' | 'similar';
  /** The end of the previous page. Without it (a URL typed by hand) results are counted from the start. */
  after?: SearchCursor;
}

const TOKEN = /^([1-9]\d{0,2})(?:\.([ms])\.(\d{1,5})\.([0-9a-z]{1,9})\.([0-9a-z]{1,26}))?$/;

/**
 * A number, and where the previous page ended, so that pages neither repeat nor miss anybody. Undefined if not valid.
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
