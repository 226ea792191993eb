import { json, type ActionFunctionArgs, type LoaderFunctionArgs, type TypedResponse } from '@remix-run/node';
import type { z } from 'zod';
import type { ApiMethod, ApiPath, ApiResponse } from '~/contract/api';
import type { FieldErrors, WrongMethodResponse } from '~/contract/problem';
import { noteDenial } from '../context/audit-notes';
import type { MemberContext, RequestContext } from '../context/context.server';
import { bufferedResponse } from './buffered-response.server';
import { fieldErrorsOf, appErrorFor } from './respond.server';
import { invalidResponse, loginMissingResponse, PRIVATE, errorResponse } from './api-headers.server';

/** The API: JSON, private, with one translation of errors for all routes. */
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface ApiArgs<C = RequestContext> {
  context: C;
  request: Request;
  params: Record<string, string | undefined>;
  query: URLSearchParams;
}

type Result<T> = T | TypedResponse<T>;
export type ApiHandler<T = unknown> = (args: ApiArgs) => Result<T> | Promise<Result<T>>;

/** A handler for each JSON method of the path; its other methods respond with something else, such as a redirect. */
type HandlersOf<P extends ApiPath> = { [M in ApiMethod<P>]: ApiHandler<ApiResponse<P, M>> } & {
  [M in Exclude<Method, ApiMethod<P>>]?: (args: ApiArgs) => Promise<Response | TypedResponse<never>>;
};
type Handlers = Partial<Record<Method, ApiHandler>>;

/** Other methods get a 405. With the path, as in `apiRoute<'/api/chats.php'>`, the contract types the handlers. */
export function apiRoute<P extends ApiPath | null = null>(handlers: P extends ApiPath ? HandlersOf<P> : Handlers) {
  const known: Handlers = handlers;
  const allow = Object.keys(known).join(', ');
  const response = async (args: LoaderFunctionArgs | ActionFunctionArgs): Promise<Response> => {
    const method = args.request.method === 'HEAD' ? 'GET' : (args.request.method as Method);
    const handle = known[method];
    if (!handle)
      return json({ error: 'method not allowed' } satisfies WrongMethodResponse, {
        status: 405,
        headers: { Allow: allow },
      });
    const context = args.context as unknown as RequestContext;
    try {
      const query = new URL(args.request.url).searchParams;
      const result = await handle({ context, request: args.request, params: args.params, query });
      return result instanceof Response ? result : finishedJson(result);
    } catch (error) {
      return await refuse(error, context);
    }
  };
  return { loader: response, action: response };
}

const JSON_HEADERS = { ...PRIVATE, 'Content-Type': 'application/json; charset=utf-8' };

const finishedJson = (result: unknown): Response =>
  bufferedResponse(Buffer.from(JSON.stringify(result ?? null)), { headers: JSON_HEADERS });

async function refuse(error: unknown, context: RequestContext): Promise<Response> {
  if (error instanceof InvalidBody) return invalidResponse(error.fieldErrors);
  if (error instanceof LoginMissing) return loginMissingResponse();
  const refused = appErrorFor(error, context);
  if (!refused) throw error;
  await noteDenial(context, refused);
  return errorResponse(refused, refused.status);
}

class LoginMissing extends Error {}

class InvalidBody extends Error {
  readonly fieldErrors: FieldErrors;

  constructor(fieldErrors: FieldErrors) {
    super('invalid body');
    this.fieldErrors = fieldErrors;
  }
}

/** The context of the calling member. Throws the 403 with the flag on which clients log out if nobody is logged in. */
export function apiMember(context: RequestContext): MemberContext {
  if (context.viewer.kind !== 'member') throw new LoginMissing('login');
  return { ...context, member: context.viewer.member };
}

/** Reads a JSON (or form) body. Unknown fields are ignored; wrong ones give a 400 with field errors. */
export async function apiBody<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S>> {
  const parsed = schema.safeParse(await readBody(request));
  if (!parsed.success) throw new InvalidBody(fieldErrorsOf(parsed.error));
  return parsed.data;
}

/** Reads the query parameters through their schema, with the same error responses as a body. */
export function apiQuery<S extends z.ZodType>(query: URLSearchParams, schema: S): z.output<S> {
  const parsed = schema.safeParse(Object.fromEntries(query));
  if (!parsed.success) throw new InvalidBody(fieldErrorsOf(parsed.error));
  return parsed.data;
}

async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  try {
    if (type.includes('form')) return Object.fromEntries(await request.formData());
    const text = await request.text();
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new InvalidBody({ form: [{ id: 'errors.invalid-body' }] });
  }
}
