/**
 * When a page gets the application: with its document, never, or on demand, that is, when someone opens a dialog. A
 * page of the last kind is a light page.
 */
type PageScripts = 'with-page' | 'on-demand' | 'never';

interface RouteHandle {
  /** False if the page is never hydrated; `on-demand` if it is a light page for visitors. */
  scripts?: false | 'on-demand';
}

/** Members always get the application with the page: their messages arrive on it. */
export function pageScripts(handles: readonly unknown[], isMember: boolean): PageScripts {
  const wanted = handles.map((handle) => (handle as RouteHandle | undefined)?.scripts);
  if (wanted.includes(false)) return 'never';
  return wanted.includes('on-demand') && !isMember ? 'on-demand' : 'with-page';
}
