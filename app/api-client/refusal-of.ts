import type { Refusal } from '~/contract/problem';
import { ApiError } from './api-client';

/** The refusal a response of the API carries; null where it carries none. */
export function refusalIn(body: unknown): Refusal | null {
  const { error } = (body ?? {}) as { error?: string | (Pick<Refusal, 'code'> & Partial<Refusal>) | null };
  return error && typeof error === 'object' ? { code: error.code, values: error.values ?? {} } : null;
}

/** What to tell somebody about a call that failed: the server's reason with its values, else to try again later. */
export function refusalOf(error: unknown): Refusal {
  const refusal = error instanceof ApiError ? refusalIn(error.body) : null;
  return refusal ?? { code: 'errors.try-again-later', values: {} };
}
