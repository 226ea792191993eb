import { data, redirect, redirectDocument, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import type { z } from 'zod';
import { isUnavailable } from '~db/database-errors';
import { isMember } from '~/contract/actor';
import type { FieldErrors, FormProblem, DomainError, ErrorValues } from '~/contract/problem';
import type { ErrorPageData } from '~/contract/error-page';
import type { PersonSummary } from '~/contract/person-summary';
import { AppError, defineAppError, retryAfterHeader } from './app-error';
import { bestEffort } from './best-effort';
import { cameFrom } from './came-from.server';
import { noteDenial } from '../context/audit-notes';
import type { MemberContext, RequestContext } from '../context/context.server';
import { asksForJson, formResponse } from './form-response.server';
import { routePath } from '../http/guard';
import type { ViewerMember } from '../context/viewer';
import { asResponse, loginMissingResponse } from './json-response.server';
import { readParameters, type None, type ParameterValues, type PathParameters } from './path-parameters';

interface RouteArgs<P extends PathParameters = None> {
  request: Request;
  params: ParameterValues<P>;
  context: RequestContext;
}

type GivenArgs = LoaderFunctionArgs | ActionFunctionArgs;
type Handler<T, P extends PathParameters = None> = (args: RouteArgs<P>) => Promise<T> | T;

const contextOf = (args: GivenArgs) => args.context as unknown as RequestContext;

interface LoaderOptions {
  /** People whom the error page shows in place of a profile that is not found or not open to the viewer. */
  others?: (context: RequestContext) => Promise<PersonSummary[]>;
}

/**
 * A domain error becomes an error page with its message and status, a bug one with the request id; both say where the
 * member came from. Only the parameters of the path that are named can be read.
 */
export function pageLoader<T, P extends PathParameters>(
  params: P,
  load: Handler<T, P>,
  options?: LoaderOptions,
): (args: LoaderFunctionArgs) => Promise<T>;
export function pageLoader<T>(load: Handler<T>, options?: LoaderOptions): (args: LoaderFunctionArgs) => Promise<T>;
export function pageLoader<T>(...given: Given<T, LoaderOptions>) {
  const [load, { others } = {}] = readingParameters(given);
  return async (args: LoaderFunctionArgs): Promise<T> => {
    try {
      return await load(args);
    } catch (error) {
      const { request } = args;
      const context = contextOf(args);
      const refused = appErrorFor(error, context);
      if (!refused) throw asBug(error, args);
      await noteDenial(context, refused);
      const errorData: ErrorPageData = { ...toDomainError(refused), back: cameFrom(request, context) };
      if (others && (refused.status === 403 || refused.status === 404)) {
        errorData.people = await bestEffort(context.log, 'other people', () => others(context));
      }
      throw data(errorData, { status: refused.status, headers: retryAfter(refused) });
    }
  };
}

type Given<T, Options> = [Handler<T>, Options?] | [PathParameters, Handler<T, PathParameters>, Options?];

/** The handler behind a look at what the path holds, and the options. */
function readingParameters<T, Options>(
  given: Given<T, Options>,
): [(args: GivenArgs) => Promise<T> | T, Options | undefined] {
  const [params, handle, options] =
    typeof given[0] === 'function'
      ? [{}, given[0] as Handler<T, PathParameters>, given[1] as Options]
      : [given[0], given[1] as Handler<T, PathParameters>, given[2]];
  const act = (args: GivenArgs) =>
    handle({ request: args.request, params: readParameters(params, args.params), context: contextOf(args) });
  return [act, options];
}

const wrongMethod = { status: 405, headers: { Allow: 'GET, HEAD, POST' } };

/**
 * Only POST is allowed. A domain error becomes a FormProblem with its status and the values that were typed. A client
 * that asks for JSON gets the same outcome in the shapes of the API contract. Parameters: as for a loader.
 */
export function pageAction<T, P extends PathParameters>(
  params: P,
  act: Handler<T, P>,
  options?: ActionOptions,
): PageAction<T>;
export function pageAction<T>(act: Handler<T>, options?: ActionOptions): PageAction<T>;
export function pageAction<T>(...given: Given<T, ActionOptions>): PageAction<T> {
  const [act, { echo = true } = {}] = readingParameters(given);
  return async (args: ActionFunctionArgs) => {
    if (args.request.method !== 'POST') throw new Response(null, wrongMethod);
    if (!asksForJson(args.request)) return actForPage(act, args, echo);
    const outcome = await actForPage(act, args, echo).catch((error: unknown) => {
      if (error instanceof Response) return error;
      throw error;
    });
    throw formResponse(outcome);
  };
}

type PageAction<T> = (args: ActionFunctionArgs) => ReturnType<typeof actForPage<T>>;

interface ActionOptions {
  /** False if the body is a file: none of it is shown again, and a second copy would be held in memory. */
  echo?: boolean;
}

async function actForPage<T>(act: (args: GivenArgs) => Promise<T> | T, args: ActionFunctionArgs, withEcho: boolean) {
  const echo = withEcho ? args.request.clone() : null;
  try {
    return await act(args);
  } catch (error) {
    const refused = appErrorFor(error, contextOf(args));
    if (!refused) throw asBug(error, args);
    await noteDenial(contextOf(args), refused);
    const form = echo ? await readForm(echo).catch(() => new FormData()) : new FormData();
    const problem = formProblem({}, echoValues(form), toDomainError(refused));
    return data(problem, { status: refused.status, headers: retryAfter(refused) });
  }
}

/** A bug is logged once and shown by its request id. Redirects and errors after the client has left are unchanged. */
function asBug(error: unknown, { request, context }: LoaderFunctionArgs): unknown {
  if (!(error instanceof Error) || request.signal.aborted) return error;
  const known = context as unknown as RequestContext;
  known.log.error({ err: error, path: new URL(request.url).pathname }, 'unexpected error');
  const errorData: ErrorPageData = { request_id: known.requestId, back: cameFrom(request, known) };
  return data(errorData, { status: 500 });
}

const tryAgainLater = defineAppError('errors.try-again-later', 503);

/** Undefined for a bug. A database that is full, read-only or gone is no bug: what was typed must not be lost. */
export function appErrorFor(error: unknown, context: Pick<RequestContext, 'log'>): AppError | undefined {
  if (error instanceof AppError) return error;
  if (!isUnavailable(error)) return undefined;
  context.log.error({ err: error }, 'the database is not available');
  return tryAgainLater();
}

const unreadableForm = defineAppError('errors.invalid-body', 400);

/** A form or a client's JSON; a request without a body is an empty form, and any other body is refused. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type');
  if ((request.headers.get('content-length') ?? '0') === '0' && type === null) return new FormData();
  try {
    return type?.startsWith('application/json') ? fieldsOf(await request.json()) : await request.formData();
  } catch {
    throw unreadableForm();
  }
}

/** Form fields are texts. A value that is an object or a list counts as not sent. */
function fieldsOf(body: unknown): FormData {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw unreadableForm();
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (['string', 'number', 'boolean'].includes(typeof value)) form.set(name, String(value));
  }
  return form;
}

export const toDomainError = (error: AppError): DomainError => ({ code: error.code, values: error.values });

function retryAfter(error: AppError): Record<string, string> {
  const seconds = error.values.retry_after;
  return seconds === undefined ? {} : retryAfterHeader(seconds);
}

/** Never sent back to the browser, not even to the person who typed it. */
const SECRET_FIELDS = new Set(['password', 'new_password', 'old_password', 'repeat_password']);
const MAX_ECHO = 10_000;

/** Whether `echoValues` returns all of it: no file, repeated name, secret or value that is too long. */
export function isEchoedWhole(form: FormData): boolean {
  const names = [...form.keys()];
  const whole = (value: FormDataEntryValue) => typeof value === 'string' && value.length <= MAX_ECHO;
  return (
    new Set(names).size === names.length && [...form].every(([name, value]) => !SECRET_FIELDS.has(name) && whole(value))
  );
}

export function echoValues(form: FormData): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string' && !SECRET_FIELDS.has(name) && !(name in values))
      values[name] = value.slice(0, MAX_ECHO);
  }
  return values;
}

export type ParsedForm<T> = { ok: true; value: T } | { ok: false; problem: FormProblem };

/** The messages of issues are message ids, their `params` the values. Of a field sent twice the first value counts. */
export async function parseForm<S extends z.ZodType>(request: Request, schema: S): Promise<ParsedForm<z.output<S>>> {
  const form = await readForm(request);
  const values: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string' && !(name in values)) values[name] = value;
  const parsed = schema.safeParse(values);
  if (parsed.success) return { ok: true, value: parsed.data };
  return { ok: false, problem: formProblem(fieldErrorsOf(parsed.error), echoValues(form)) };
}

export function fieldErrorsOf(error: z.ZodError): FieldErrors {
  const fieldErrors: FieldErrors = {};
  for (const issue of error.issues) {
    const name = issue.path.join('.') || 'form';
    const params = 'params' in issue ? (issue.params as { values?: ErrorValues } | undefined) : undefined;
    // A schema gives the message ids itself; zod's own texts are never shown.
    const id = /^[a-z]+\.[a-z0-9.-]+$/.test(issue.message) ? issue.message : 'errors.invalid-value';
    (fieldErrors[name] ??= []).push(params?.values ? { id, values: params.values } : { id });
  }
  return fieldErrors;
}

export function formProblem(
  fieldErrors: FieldErrors,
  values: Record<string, string> = {},
  error: DomainError | null = null,
): FormProblem {
  return { ok: false, fieldErrors, error, values };
}

/** A 400 that shows the page again, with each error next to its field. */
export function invalidForm(problem: FormProblem) {
  return data(problem, { status: 400 });
}

/** Whether a form that was sent without a login is held until after the login, or has to be filled in again. */
export type WithoutLogin = 'waits' | 'asked-again';

/**
 * A visitor is redirected to the login page and later back; a client gets the response that login is missing. What a
 * form held goes along (307): the session may have ended while someone was writing. If it was ended on purpose, a new
 * document replaces the open one, which still holds what the member saw and typed.
 */
export function requireMember(
  context: RequestContext,
  request: Request,
  withoutLogin: WithoutLogin = 'waits',
): ViewerMember {
  if (isMember(context.viewer)) return context.viewer.member;
  if (asksForJson(request)) throw asResponse(loginMissingResponse());
  const url = new URL(request.url);
  const waits = withoutLogin === 'waits' && isForm(request) && !isFromLogin(request);
  const go = context.viewer.ended ? redirectDocument : redirect;
  throw go(`/login?next=${encodeURIComponent(url.pathname + url.search)}`, waits ? 307 : 302);
}

/** The login page holds the fields of a form, and files cannot be held in fields. */
const isForm = ({ headers }: Request) =>
  headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;

/** If the browser does not accept the cookie of the login, holding the form again would never end. */
function isFromLogin({ headers }: Request): boolean {
  const referer = headers.get('referer') ?? '';
  return URL.canParse(referer) && new URL(referer).pathname === '/login';
}

export function memberContext(context: RequestContext, request: Request, withoutLogin?: WithoutLogin): MemberContext {
  return { ...context, member: requireMember(context, request, withoutLogin) };
}

const HERE = 'http://here';

/** A path of this site to go on to after login: never another site, never an API path. */
export function safeNext(next: string | null | undefined, fallback: string): string {
  if (!next || !/^\/(?![/\\])[^\\\s]*$/.test(next) || !URL.canParse(next, HERE)) return fallback;
  // Resolves dots and encodes letters as the browser will: a header takes nothing else.
  const { origin, pathname, search, hash } = new URL(next, HERE);
  const elsewhere = origin !== HERE || pathname.startsWith('//');
  return elsewhere || routePath(pathname).startsWith('/api/') ? fallback : pathname + search + hash;
}
