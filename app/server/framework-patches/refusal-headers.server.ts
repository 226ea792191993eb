/** What Remix keeps of the answers of loaders and actions, by route. */
interface Responses {
  loaderHeaders: Record<string, Headers>;
  actionHeaders: Record<string, Headers>;
}

/** How long to wait, what may be asked: a refusal's own headers; and whether the page may be kept. */
const NAMES = ['Retry-After', 'Allow', 'Cache-Control'];

/** Puts them on the document, where Remix takes only those of a route's `headers` export. */
export function keepErrorHeaders(headers: Headers, { loaderHeaders, actionHeaders }: Responses): void {
  for (const response of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]) {
    for (const name of NAMES) {
      const value = response.get(name);
      if (value !== null) headers.set(name, value);
    }
  }
}
