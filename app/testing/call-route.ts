import type { ActionFunctionArgs } from '@remix-run/node';
import type { RequestContext } from '~/server/context/context.server';
import { readBody } from '~/server/response/buffered-response.server';

export interface RouteCall {
  params?: Record<string, string>;
  /** The fields of a form; pairs where a name occurs twice. */
  form?: Record<string, string> | [string, string][];
  json?: unknown;
  /** A body of another kind. */
  raw?: Uint8Array<ArrayBuffer>;
  method?: string;
  headers?: Record<string, string>;
}

/** The result of a loader or action, thrown or returned: a Response, or data with its status. */
export interface RouteResponse {
  status: number;
  headers: Headers;
  data: unknown;
}

type Handler = (args: ActionFunctionArgs) => unknown;

/** Calls a route's loader or action in the same way as Remix. */
export async function callRoute(
  handler: Handler,
  context: RequestContext,
  path: string,
  call: RouteCall = {},
): Promise<RouteResponse> {
  const { params = {} } = call;
  const { method, headers, body } = sentBy(call);
  const request = new Request(context.origin + path, { method, headers, body });
  const given = await Promise.resolve(handler({ request, params, context: context as never })).catch(
    (thrown: unknown) => {
      if (thrown instanceof Error) throw thrown;
      return thrown;
    },
  );
  return responseOf(given);
}

export function sentBy({ form, json, raw, method, headers }: RouteCall) {
  const body = form ? new URLSearchParams(form) : json === undefined ? raw : JSON.stringify(json);
  return {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...(json === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
    body,
  };
}

export async function responseOf(given: unknown): Promise<RouteResponse> {
  if (given instanceof Response) {
    const text = (await readBody(given)).toString();
    const isJson = (given.headers.get('Content-Type') ?? '').includes('json');
    return { status: given.status, headers: given.headers, data: isJson ? JSON.parse(text) : text };
  }
  // The result of Remix's data() is an object with `init`.
  const wrapped = given as { data?: unknown; init?: { status?: number; headers?: HeadersInit } | null } | null;
  if (wrapped && typeof wrapped === 'object' && 'init' in wrapped && 'data' in wrapped) {
    return { status: wrapped.init?.status ?? 200, headers: new Headers(wrapped.init?.headers), data: wrapped.data };
  }
  return { status: 200, headers: new Headers(), data: given };
}
