/** The headers of loaders and actions that Remix collects, by route. */
interface Responses {
  loaderHeaders: Record<string, Headers>;
  actionHeaders: Record<string, Headers>;
}

/** The headers of a domain error (how long to wait, which methods are allowed), and whether the page may be cached. */
const NAMES = ['Retry-After', 'Allow', 'Cache-Control'];

/** Copies these headers to the document, for which Remix takes only those of a route's `headers` export. */
export function copyErrorHeaders(headers: Headers, { loaderHeaders, actionHeaders }: Responses): void {
  for (const response of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]) {
    for (const name of NAMES) {
      const value = response.get(name);
      if (value !== null) headers.set(name, value);
    }
  }
}
