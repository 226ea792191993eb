type Opening = Pick<Window, 'location' | 'addEventListener'>;

/** The path and query for which the document was loaded, as it tells them (data-at-once.server.ts, light-document.server.ts). */
function pathOf(view: Opening): string | undefined {
  const { __remixContext: context } = view as { __remixContext?: { path?: string } };
  return context?.path;
}

/**
 * Back and Forward between pages that one document showed change the URL and load nothing. Before the application has
 * taken the page over nobody follows them: it would start with the data of one URL and the routes of another, and end as
 * the Error page. So until the signal comes such a step loads the document of the URL that it leads to. The returned
 * function tells whether that is happening.
 */
export function reloadWhenMoved(view: Opening, signal: AbortSignal): () => boolean {
  const here = () => view.location.pathname + view.location.search;
  const from = here();
  let moved = false;
  const move = () => {
    moved = true;
    view.location.reload();
  };
  // A jump to a part of the page is told the same way.
  view.addEventListener('popstate', () => here() !== from && move(), { signal });
  const path = pathOf(view);
  if (path !== undefined && path !== from) move();
  return () => moved;
}
