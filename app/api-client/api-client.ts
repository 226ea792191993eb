import type { ApiMethod, ApiPath, ApiResponse } from '~/contract/api';
import type { FieldErrors, ProblemBody } from '~/contract/problem';
import { CLIENT_TYPE_HEADER, PAGE_HEADER, PAGE_VISIBLE, type ClientType } from '~/server/response/client-type';
import { isWorthRetrying, MAX_RETRIES, retryDelay } from './retry';

const PATIENCE_MS = 30_000;

/** An API response with a refusal or invalid input. `body` is its parsed JSON. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`answer ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.body = body;
  }

  /** The errors of invalid input, by field name; empty for every other error. */
  get fieldErrors(): FieldErrors {
    return (this.body as ProblemBody | null)?.field_errors ?? {};
  }

  /** Whether the response says that nobody is logged in any more. */
  get isLoginMissing(): boolean {
    return (this.body as ProblemBody | null)?.authentication_required === true;
  }

  /** The message id of the refusal; undefined for other errors. */
  get code(): string | undefined {
    const { error } = (this.body ?? {}) as { error?: { code?: string } };
    return typeof error === 'object' ? error.code : undefined;
  }
}

export interface ApiClientOptions {
  fetch: typeof globalThis.fetch;
  wait: (ms: number) => Promise<void>;
  random: () => number;
  clientType: () => ClientType;
  visible: () => boolean;
  /** Called when the server says that nobody is logged in; must leave the page. */
  onLoggedOut: () => void;
  /** Called before that if the session was ended on purpose, so that nothing of the member may stay in this browser. */
  onEnded: () => void;
}

type PathsWith<M> = { [P in ApiPath]: M extends ApiMethod<P> ? P : never }[ApiPath];
type ReadPath = PathsWith<'GET'>;
type PathOf<U> = U extends `${infer P}?${string}` ? P : U;
type ResponseTo<M, P> = P extends ApiPath ? (M extends ApiMethod<P> ? ApiResponse<P, M> : never) : never;

export interface ApiClient {
  get<U extends ReadPath | `${ReadPath}?${string}`>(url: U): Promise<ResponseTo<'GET', PathOf<U>>>;
  /** `key`: the request key of the call. A call with one may be repeated, because the server recognises it. */
  send<M extends 'POST' | 'PUT' | 'DELETE', U extends PathsWith<M> | `${PathsWith<M>}?${string}`>(
    method: M,
    path: U,
    body?: unknown,
    key?: string,
  ): Promise<ResponseTo<M, PathOf<U>>>;
}

const UNCHANGED = 304;

interface Tagged {
  tag: string;
  body: unknown;
}

/** Retries only GET and keyed calls. "Login missing" calls `onLoggedOut`, except in response to the user call. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  /** What the server has tagged, by URL: while it has not changed, the server sends the tag alone. */
  const tagged = new Map<string, Tagged>();

  async function call<T>(method: string, path: string, body: unknown, repeatable: boolean): Promise<T> {
    const cached = method === 'GET' ? tagged.get(path) : undefined;
    for (let attempt = 1; ; attempt++) {
      const last = !repeatable || attempt > MAX_RETRIES;
      const response = await attemptOnce(method, path, { body, last, held: cached });
      if (response?.status === UNCHANGED && cached) return cached.body as T;
      if (response && (response.ok || last || !isWorthRetrying(response.status))) {
        const body = await read<T>(path, response);
        const tag = method === 'GET' ? response.headers.get('ETag') : null;
        if (tag === null) tagged.delete(path);
        else tagged.set(path, { tag, body });
        return body;
      }
      await options.wait(retryDelay(attempt, response?.headers.get('Retry-After') ?? null, options.random));
    }
  }

  async function attemptOnce(
    method: string,
    path: string,
    { body, last, held }: { body: unknown; last: boolean; held: Tagged | undefined },
  ): Promise<Response | undefined> {
    try {
      return await options.fetch(path, {
        method,
        headers: {
          Accept: 'application/json',
          [CLIENT_TYPE_HEADER]: options.clientType(),
          ...(options.visible() ? { [PAGE_HEADER]: PAGE_VISIBLE } : {}),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(held ? { 'If-None-Match': held.tag } : {}),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        credentials: 'same-origin',
        // A hanging connection must not delay the calls that wait for this one.
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    } catch (error) {
      if (last) throw error;
      return undefined;
    }
  }

  async function read<T>(path: string, response: Response): Promise<T> {
    // The browser clears itself; the page has to stop writing into it, and older browsers do not know the header.
    if (response.headers.has('Clear-Site-Data')) options.onEnded();
    const text = await response.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    if (response.ok) return body as T;
    const flagged = response.status === 403 && (body as ProblemBody | null)?.authentication_required;
    if (flagged && !path.startsWith('/api/user.php')) options.onLoggedOut();
    throw new ApiError(response.status, body);
  }

  return {
    get: (path) => call('GET', path, undefined, true),
    send: (method, path, body, key) => call(method, path, body, key !== undefined),
  };
}
