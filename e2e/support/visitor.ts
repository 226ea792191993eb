import { formsOf, parsePage, type PageForm } from './pages/html';
import { ask, type HttpResponse } from './product/http';

/**
 * Someone at one brand with a browser without JavaScript: it has cookies and forms, and sends a header with calls of
 * the API.
 */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly product: { port: number },
    readonly slug: string,
  ) {}

  get origin(): string {
    return `http://${this.slug}.localhost:${this.product.port}`;
  }

  open(path: string, headers: Record<string, string> = {}): Promise<HttpResponse> {
    return this.send('GET', path, undefined, { Accept: 'text/html', ...TYPED, ...headers });
  }

  /**
   * Posts a form of one of the brand's pages, and repeats it after a 307 response. With pairs a field can be sent
   * twice.
   */
  async post(
    path: string,
    fields: Record<string, string> | [string, string][],
    headers: Record<string, string> = {},
  ): Promise<HttpResponse> {
    const response = await this.send('POST', path, new URLSearchParams(fields).toString(), {
      'Content-Type': 'application/x-www-form-urlencoded',
      Accept: 'text/html',
      ...SAME_ORIGIN,
      ...headers,
    });
    return response.status === 307 ? this.post(response.headers.location!, fields, headers) : response;
  }

  /** Calls the API as the product's own client does. */
  call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<HttpResponse> {
    return this.send(method, path, body === undefined ? undefined : JSON.stringify(body), {
      Accept: 'application/json',
      'X-Client-Type': 'browser',
      ...SAME_ORIGIN,
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    });
  }

  async send(
    method: string,
    path: string,
    body: string | Buffer | undefined,
    headers: Record<string, string>,
  ): Promise<HttpResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await ask(this.product, this.slug, {
      method,
      path,
      body,
      headers: { ...(cookie ? { Cookie: cookie } : {}), ...headers },
    });
    for (const pair of response.cookies) this.storeCookie(pair);
    return response;
  }

  /** Finds the form of a page whose action matches, whether it posts or gets. */
  async form(page: string, action: string | RegExp): Promise<PageForm> {
    const response = await this.open(page);
    const fits = (form: PageForm) => (typeof action === 'string' ? form.action === action : action.test(form.action));
    const form = formsOf(parsePage(response.body), page).find(fits);
    if (!form) throw new Error(`${page} (${response.status}) has no form for ${String(action)}`);
    return form;
  }

  private storeCookie(pair: string): void {
    const at = pair.indexOf('=');
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** The headers that a browser sends for a typed URL. */
const TYPED = {
  'Sec-Fetch-Site': 'none',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
  'Sec-Fetch-User': '?1',
};
const SAME_ORIGIN = { 'Sec-Fetch-Site': 'same-origin' };
