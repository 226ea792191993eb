import type { Refusal } from '~/contract/problem';
import { ApiError } from './api-client';

/** The refusal in the body of an API response; null where it has none. */
export function refusalIn(body: unknown): Refusal | null {
  const { error } = (body ?? {}) as { error?: string | (Pick<Refusal, 'code'> & Partial<Refusal>) | null };
  return error && typeof error === 'object' ? { code: error.code, values: error.values ?? {} } : null;
}

/** What to show for a failed call: the server's refusal with its values, otherwise "try again later". */
export function refusalOf(error: unknown): Refusal {
  const refusal = error instanceof ApiError ? refusalIn(error.body) : null;
  return refusal ?? { code: 'errors.try-again-later', values: {} };
}
