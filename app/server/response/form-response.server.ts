import { json } from '@remix-run/node';
import { isRouteErrorResponse } from '@remix-run/react';
import type { FormDoneResponse, FormProblem } from '~/contract/problem';
import { asResponse, errorResponse, invalidResponse, PRIVATE } from './json-response.server';

/** On the redirect of a form whose next change says what it is based on. */
export const VERSION_HEADER = 'Content-Version';

/** True for a client (`Accept: application/json`) rather than a page, which accepts HTML or anything. */
export function asksForJson(request: Request): boolean {
  const accept = request.headers.get('accept') ?? '';
  return request.method === 'POST' && /\bapplication\/json\b/.test(accept) && !/\btext\/html\b/.test(accept);
}

/** `location` where a page is redirected (a 307 is left to the client), and the errors where it is shown again. */
export function formResponse(outcome: unknown): Response {
  if (outcome instanceof Response) return isRedirect(outcome) ? ledOn(outcome) : outcome;
  // An action that says nothing has done what it was asked.
  if (!isData(outcome)) return json(outcome ?? {}, { headers: PRIVATE });
  const { data, init } = outcome as {
    data: Partial<Pick<FormProblem, 'error' | 'fieldErrors'>> | null;
    init?: ResponseInit | null;
  };
  const status = init?.status ?? 200;
  if (data?.error) return asResponse(errorResponse(data.error, status));
  const fieldErrors = data?.fieldErrors ?? { form: [{ id: 'errors.invalid-value' }] };
  return status === 400 ? asResponse(invalidResponse(fieldErrors)) : json(data, { status, headers: PRIVATE });
}

/** What Remix's `data` makes, which carries the status. */
const isData = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'type' in outcome && outcome.type === 'DataWithResponseInit';

const isRedirect = ({ status, headers }: Response) =>
  status > 300 && status < 400 && status !== 307 && status !== 308 && headers.has('Location');

function ledOn({ headers }: Response): Response {
  const responseHeaders = new Headers(PRIVATE);
  for (const cookie of headers.getSetCookie()) responseHeaders.append('Set-Cookie', cookie);
  const done: FormDoneResponse = { location: headers.get('Location')! };
  const version = headers.get(VERSION_HEADER);
  return json(version === null ? done : { ...done, version }, { headers: responseHeaders });
}

interface Outcome {
  statusCode: number;
  errors: Record<string, unknown> | null;
  actionHeaders: Record<string, Headers>;
}

/**
 * The response for a client, taken out of what Remix prepared for the document; undefined for pages. `pageAction`
 * throws it, so that no loader runs for a page nobody sees. The response to a bug does not carry its message.
 */
export function findFormResponse(
  request: Request,
  { statusCode, errors, actionHeaders }: Outcome,
): Response | undefined {
  if (!asksForJson(request)) return undefined;
  const [error] = Object.values(errors ?? {});
  const [headers] = Object.values(actionHeaders);
  if (isRouteErrorResponse(error) && headers?.get('Content-Type')?.startsWith('application/json')) {
    return json(error.data, { status: error.status, headers });
  }
  const code = statusCode === 404 ? 'errors.page-not-found' : 'errors.occurred';
  return asResponse(errorResponse({ code, values: {} }, statusCode < 400 ? 500 : statusCode));
}
