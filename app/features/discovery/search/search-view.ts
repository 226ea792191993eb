/** How search shows people: all at once, or one after the other in the swipe game. */
export type SearchView = 'grid' | 'deck';

/** The parameter by which a URL asks for a view, which is then remembered. */
export const VIEW_PARAMETER = 'view';

export const viewPaths = {
  grid: `/members?${VIEW_PARAMETER}=grid`,
  deck: `/swipe-game?${VIEW_PARAMETER}=deck`,
} as const satisfies Record<SearchView, string>;

/** The view that is remembered with the last search. Anyone who has not chosen one sees the grid. */
export function searchViewOf(last: string | null): SearchView {
  return new URLSearchParams(last ?? '').get(VIEW_PARAMETER) === 'deck' ? 'deck' : 'grid';
}

/** The last search with another view; its filters stay as they are. */
export function withView(last: string | null, view: SearchView): string {
  const query = new URLSearchParams(last ?? '');
  if (view === 'deck') query.set(VIEW_PARAMETER, view);
  else query.delete(VIEW_PARAMETER);
  return `?${query.toString()}`;
}
