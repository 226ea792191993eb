import { z } from 'zod';
import type { LivePart } from '~db/schema/live-version';
import { isMember } from '~/contract/actor';
import { apiResponses } from '~/contract/api';
import type { WrongMethodResponse } from '~/contract/problem';
import { noteDenial } from '../context/audit-notes';
import type { MemberContext, RequestContext } from '../context/context.server';
import { LOCALE_COOKIE } from '../http/cookies';
import { routePath } from '../http/guard';
import {
  errorResponse,
  invalidResponse,
  type JsonResponse,
  loginMissingResponse,
  PRIVATE,
} from '../response/json-response.server';
import { appErrorFor, fieldErrorsOf } from '../response/respond.server';
import { type AnyApiTable, type ApiCall, ApiReply, callsOf } from './api-call';
import { liveTag } from './live-tag';

/** What the API reads of a request. */
export interface ApiRequest {
  method: string;
  query: URLSearchParams;
  contentType: string | undefined;
  referer: string | undefined;
  /** Reads the whole body. */
  bytes: () => Promise<Buffer>;
}

/** The calls of one path. */
export interface ApiPathCalls {
  /** The part that a GET without a query returns, of which a page may hold an unchanged answer. */
  live: LivePart | undefined;
  /** Rejects only for a bug. */
  respond(context: RequestContext, request: ApiRequest): Promise<JsonResponse>;
}

export interface Api {
  /** The calls of a path in any spelling that the guard knows as this path; undefined if it is no path of the API. */
  find(pathname: string): ApiPathCalls | undefined;
}

interface ApiOptions {
  /** Checks every response against the contract, in tests and in development: a wrong one is a bug. */
  checksResponses: boolean;
}

/** The API beside the pages: a path of the table is served without their framework, which has no route of it. */
export function openApi(table: AnyApiTable, { checksResponses }: ApiOptions): Api {
  const paths = new Map(
    Object.entries(table).map(([path, methods]) => [
      path,
      openPath(methods, checksResponses ? checkerOf(path) : undefined),
    ]),
  );
  return { find: (pathname) => paths.get(pathname) ?? paths.get(routePath(pathname)) };
}

type Check = (method: string, body: unknown) => void;

function openPath(methods: AnyApiTable[string], check: Check | undefined): ApiPathCalls {
  const calls = new Map(Object.entries(methods).map(([method, entry]) => [method, callsOf(entry)]));
  const allow = [...calls.keys()].join(', ');
  const [get] = calls.get('GET') ?? [];
  return {
    live: get?.live,
    async respond(context, request) {
      const method = request.method === 'HEAD' ? 'GET' : request.method;
      const among = calls.get(method);
      if (!among) return wrongMethod(allow);
      try {
        const call = among.length === 1 ? among[0]! : among.find(({ when }) => when?.(request.query) ?? true)!;
        const tag = method === 'GET' && request.query.size === 0 ? tagOf(call, context) : undefined;
        const result = await make(call, context, request);
        if (result instanceof ApiReply) return replied(result, (body) => check?.(method, body));
        check?.(method, result);
        return { status: 200, headers: tag ? { ...PRIVATE, ETag: tag } : PRIVATE, body: result ?? null };
      } catch (error) {
        return await refuse(error, context);
      }
    },
  };
}

/** The versions are those from before the answer, which may be newer than its tag says but never older. */
function tagOf({ live }: ApiCall<unknown>, context: RequestContext): string | undefined {
  const { viewer, locale, tenant, worker, clock } = context;
  if (!live || !isMember(viewer) || !viewer.versions) return undefined;
  const chosen = context.cookie(LOCALE_COOKIE);
  // Neither the cookie nor the member says it, so something else decides that the tag does not know.
  if (locale !== chosen && locale !== viewer.member.language) return undefined;
  const { member, versions } = viewer;
  const whose = { memberId: member.id, versions, credits: member.credits, chosen };
  return liveTag({ part: live, ...whose, tenant, release: worker.release }, clock.now());
}

function replied({ body, status, headers }: ApiReply<unknown>, check: (body: unknown) => void): JsonResponse {
  if (body !== undefined) check(body);
  return { status, headers: [...Object.entries(PRIVATE), ...headers], body };
}

async function make(call: ApiCall<unknown>, context: RequestContext, request: ApiRequest): Promise<unknown> {
  const { viewer } = context;
  if (call.caller === 'members' && !isMember(viewer)) throw new LoginMissing('login');
  const query = call.query && parse(call.query, Object.fromEntries(request.query));
  const schema = typeof call.body === 'function' ? call.body(context) : call.body;
  const body = schema && parse(schema, await readBody(request));
  const known = isMember(viewer) ? { ...context, member: viewer.member } : context;
  return call.call(known as MemberContext, { query, body, referer: request.referer } as never);
}

const wrongMethod = (allow: string): JsonResponse => ({
  status: 405,
  headers: { Allow: allow },
  body: { error: 'method not allowed' } satisfies WrongMethodResponse,
});

async function refuse(error: unknown, context: RequestContext): Promise<JsonResponse> {
  if (error instanceof InvalidInput) return invalidResponse(error.fieldErrors);
  if (error instanceof LoginMissing) return loginMissingResponse();
  const refused = appErrorFor(error, context);
  if (!refused) throw error;
  await noteDenial(context, refused);
  return errorResponse(refused, refused.status);
}

/** A bug is logged once, by its request; its message is not sent. */
export function bugResponse(error: unknown, { log }: RequestContext, path: string): JsonResponse {
  log.error({ err: error, path }, 'unexpected error');
  return errorResponse({ code: 'errors.occurred', values: {} }, 500);
}

class LoginMissing extends Error {}

class InvalidInput extends Error {
  readonly fieldErrors: Parameters<typeof invalidResponse>[0];

  constructor(fieldErrors: Parameters<typeof invalidResponse>[0]) {
    super('invalid input');
    this.fieldErrors = fieldErrors;
  }
}

/** Unknown fields are ignored; wrong ones give a 400 with the errors of each field. */
function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) throw new InvalidInput(fieldErrorsOf(parsed.error));
  return parsed.data;
}

async function readBody({ bytes, contentType = '' }: ApiRequest): Promise<unknown> {
  try {
    const body = await bytes();
    if (contentType.includes('form')) {
      const form = new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } });
      return Object.fromEntries(await form.formData());
    }
    return body.length === 0 ? {} : JSON.parse(body.toString());
  } catch {
    throw new InvalidInput({ form: [{ id: 'errors.invalid-body' }] });
  }
}

/** Compares responses with the contract; of several shapes of one method, one must fit. */
function checkerOf(path: string): Check {
  const shapes = (apiResponses as Record<string, Record<string, z.ZodType | Record<string, z.ZodType>>>)[path] ?? {};
  return (method, body) => {
    const named = shapes[method];
    const schema = named instanceof z.ZodType ? named : named && z.union(Object.values(named));
    const checked = schema?.safeParse(body);
    if (checked?.success === false)
      throw new Error(`the response to ${method} ${path} is not as the contract says: ${checked.error.message}`);
  };
}
