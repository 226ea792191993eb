import type { DomainError } from '~/contract/problem';
import { ApiError } from './api-client';

export function domainErrorIn(body: unknown): DomainError | null {
  const { error } = (body ?? {}) as { error?: string | (Pick<DomainError, 'code'> & Partial<DomainError>) | null };
  return error && typeof error === 'object' ? { code: error.code, values: error.values ?? {} } : null;
}

/** What to show for a failed call: the server's domain error with its values, otherwise "try again later". */
export function domainErrorOf(error: unknown): DomainError {
  const known = error instanceof ApiError ? domainErrorIn(error.body) : null;
  return known ?? { code: 'errors.try-again-later', values: {} };
}
