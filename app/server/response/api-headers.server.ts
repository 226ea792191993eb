import { json } from '@remix-run/node';
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

/** The response to wrong input, with the errors by field. */
export const invalidResponse = (fieldErrors: FieldErrors): Response =>
  json({ error: 'invalid', field_errors: fieldErrors } satisfies InvalidResponse, { status: 400, headers: PRIVATE });

/** The response if nobody is logged in: a 403 with the flag on which clients log out. */
export const loginMissingResponse = (): Response =>
  json({ error: 'authentication required', authentication_required: true } satisfies LoginMissingResponse, {
    status: 403,
    headers: PRIVATE,
  });

export function errorResponse(error: DomainError, status: number): Response {
  const { code, values } = error;
  const seconds = values.retry_after;
  const headers = seconds === undefined ? PRIVATE : { ...PRIVATE, ...retryAfterHeader(seconds) };
  return json({ error: { code, values } } satisfies RefusedResponse, { status, headers });
}
