import type {
  FieldErrors,
  InvalidResponse,
  LoginMissingResponse,
  DomainError,
  RefusedResponse,
} from '~/contract/problem';
import { retryAfterHeader } from './app-error';

/** Headers of the API contract's responses, both from /api/ and for a page's form that a client posts. */
export const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** A response of the API before it is sent. A body that is undefined is none; the names of headers may repeat. */
export interface JsonResponse {
  status: number;
  headers: Record<string, string> | [string, string][];
  body: unknown;
}

export const JSON_TYPE = 'application/json; charset=utf-8';

/** The same as a Response, which Remix takes. */
export function asResponse({ status, headers, body }: JsonResponse): Response {
  const responseHeaders = new Headers(headers);
  if (body === undefined) return new Response(null, { status, headers: responseHeaders });
  responseHeaders.set('Content-Type', JSON_TYPE);
  return new Response(JSON.stringify(body), { status, headers: responseHeaders });
}

/** The response to wrong input, with the errors by field. */
export const invalidResponse = (fieldErrors: FieldErrors): JsonResponse => ({
  status: 400,
  headers: PRIVATE,
  body: { error: 'invalid', field_errors: fieldErrors } satisfies InvalidResponse,
});

/** The response if nobody is logged in: a 403 with the flag on which clients log out. */
export const loginMissingResponse = (): JsonResponse => ({
  status: 403,
  headers: PRIVATE,
  body: { error: 'authentication required', authentication_required: true } satisfies LoginMissingResponse,
});

export function errorResponse(error: DomainError, status: number): JsonResponse {
  const { code, values } = error;
  const seconds = values.retry_after;
  const headers = seconds === undefined ? PRIVATE : { ...PRIVATE, ...retryAfterHeader(seconds) };
  return { status, headers, body: { error: { code, values } } satisfies RefusedResponse };
}
