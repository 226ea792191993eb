import { ApiError } from './api-client';

/** A refusal as the wire contract says it: a message id and its values. */
interface WireRefusal {
  code: string;
  values: Record<string, string | number>;
}

/** The refusal an answer of the wire contract carries; null where it carries none. */
export function refusalIn(body: unknown): WireRefusal | null {
  const { error } = (body ?? {}) as { error?: string | (Pick<WireRefusal, 'code'> & Partial<WireRefusal>) | null };
  return error && typeof error === 'object' ? { code: error.code, values: error.values ?? {} } : null;
}

/** What to tell somebody about a call that failed: the server's reason with its values, else to try again later. */
export function refusalOf(error: unknown): WireRefusal {
  const refusal = error instanceof ApiError ? refusalIn(error.body) : null;
  return refusal ?? { code: 'errors.try-again-later', values: {} };
}
