import { apiTable } from './api-table.server';
import { openApi } from '~/server/api/api.server';
import type { RequestContext } from '~/server/context/context.server';
import { asResponse } from '~/server/response/json-response.server';
import { responseOf, type RouteCall, type RouteResponse, sentBy } from '~/testing/call-route';

const api = openApi(apiTable, { checksResponses: true });

/** Makes a call of the API, and compares the response with the contract. */
export async function callApi(context: RequestContext, path: string, call: RouteCall = {}): Promise<RouteResponse> {
  const { method, headers, body } = sentBy(call);
  const request = new Request(context.origin + path, { method, headers, body });
  const { pathname, searchParams } = new URL(request.url);
  const calls = api.find(pathname);
  if (!calls) throw new Error(`${pathname} is no path of the API`);
  const response = await calls.respond(context, {
    method,
    query: searchParams,
    contentType: request.headers.get('content-type') ?? undefined,
    referer: request.headers.get('referer') ?? undefined,
    bytes: async () => Buffer.from(await request.arrayBuffer()),
  });
  return responseOf(asResponse(response));
}
