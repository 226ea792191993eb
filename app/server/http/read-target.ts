/**
 * `//x/y` and `/\x/y` are paths of this site, not a host called x; the absolute form (`GET http://host/path`) must name
 * the host of the request. Undefined for what would lead to another origin, so that later readers need not check.
 */
export function readUrl(origin: string, target: string): URL | undefined {
  try {
    const url = new URL(withOneSlash(target), origin);
    // Removing `.` and `..` segments may have left several slashes.
    if (url.pathname.startsWith('//')) url.pathname = withOneSlash(url.pathname);
    // The old way of Remix to ask for data: Remix would only log a complaint with a stack trace.
    if (url.search !== '' && url.searchParams.has('_data')) url.searchParams.delete('_data');
    return url.origin === new URL(origin).origin ? url : undefined;
  } catch {
    return undefined;
  }
}

const withOneSlash = (path: string) => path.replace(/^[/\\]+/, '/');
