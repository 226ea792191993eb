import { json } from '@remix-run/node';
import type { FieldErrors, InvalidResponse, LoginMissingResponse, Refusal, RefusedResponse } from '~/contract/problem';
import { retryAfterHeader } from './app-error';

/** Responses of the API contract, the same from /api/ and from a page's form that a client posts to. */
export const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Wrong input: what is wrong, by field. */
export const invalidResponse = (fieldErrors: FieldErrors): Response =>
  json({ error: 'invalid', field_errors: fieldErrors } satisfies InvalidResponse, { status: 400, headers: PRIVATE });

/** Nobody is logged in: the 403 that carries the flag on which clients log out. */
export const loginMissingResponse = (): Response =>
  json({ error: 'authentication required', authentication_required: true } satisfies LoginMissingResponse, {
    status: 403,
    headers: PRIVATE,
  });

export function errorResponse(refusal: Refusal, status: number): Response {
  const { code, values } = refusal;
  const seconds = values.retry_after;
  const headers = seconds === undefined ? PRIVATE : { ...PRIVATE, ...retryAfterHeader(seconds) };
  return json({ error: { code, values } } satisfies RefusedResponse, { status, headers });
}
