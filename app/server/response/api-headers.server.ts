import { json } from '@remix-run/node';
import { retryAfterHeader, type RefusalValues } from './app-error';

/** The words of the wire contract, the same from /api/ and from a page's form that a client posts to. */
export const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** Wrong input: what is wrong, by field. */
export const invalidAnswer = (fieldErrors: unknown): Response =>
  json({ error: 'invalid', field_errors: fieldErrors }, { status: 400, headers: PRIVATE });

/** Nobody is logged in: the 403 that carries the flag on which clients log out. */
export const loginMissingAnswer = (): Response =>
  json({ error: 'authentication required', authentication_required: true }, { status: 403, headers: PRIVATE });

export function refusedAnswer(refusal: { code: string; values: RefusalValues }, status: number): Response {
  const { code, values } = refusal;
  const seconds = values.retry_after;
  const headers = seconds === undefined ? PRIVATE : { ...PRIVATE, ...retryAfterHeader(seconds) };
  return json({ error: { code, values } }, { status, headers });
}
