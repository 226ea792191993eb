/**
 * `//x/y` and `/\x/y` are paths of ours, not a host called x; the long form (`GET http://host/path`) must be of this very
 * host. Nothing else that a URL may make of an address leads to another origin, whoever reads it from here on.
 */
export function readAddress(origin: string, address: string): URL | undefined {
  try {
    const url = new URL(withOneSlash(address), origin);
    // Dots may have stood between slashes.
    if (url.pathname.startsWith('//')) url.pathname = withOneSlash(url.pathname);
    // Remix's way of old to ask for data: it only complains of it, with a stack.
    if (url.search !== '' && url.searchParams.has('_data')) url.searchParams.delete('_data');
    return url.origin === new URL(origin).origin ? url : undefined;
  } catch {
    return undefined;
  }
}

const withOneSlash = (path: string) => path.replace(/^[/\\]+/, '/');
