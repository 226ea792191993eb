/** The end of a page, as the URL of the next one names it; `at` in epoch milliseconds. */
export const writeCursor = (at: number, id: string): string => `${at}.${id}`;

/** Anything that is not a valid cursor means the first page. */
export function readCursor(cursor: string | null | undefined): { at: number; id: string } | undefined {
  const [, at, id] = /^(\d{1,15})\.([0-9a-z]{1,26})$/.exec(cursor ?? '') ?? [];
  return at && id ? { at: Number(at), id } : undefined;
}
