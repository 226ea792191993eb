import type { DomainError, ProblemBody } from '~/contract/problem';
import { ApiError } from './api-client';
import { domainErrorOf } from './domain-error';

export type Posted<T> = { ok: true; data: T } | { ok: false; error: DomainError };

/**
 * Posts the form of a page as a client does. Never rejects: without a connection, or without a readable response, the
 * error says to try again later. Of several wrong fields the first one is reported.
 */
export async function postForm<T>(path: string, fields: Record<string, string>): Promise<Posted<T>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify(fields),
    });
    const data: unknown = await response.json();
    return response.ok ? { ok: true, data: data as T } : { ok: false, error: errorIn(response.status, data) };
  } catch (error) {
    return { ok: false, error: domainErrorOf(error) };
  }
}

function errorIn(status: number, body: unknown): DomainError {
  const [problem] = Object.values((body as ProblemBody | null)?.field_errors ?? {}).flat();
  return problem ? { code: problem.id, values: problem.values ?? {} } : domainErrorOf(new ApiError(status, body));
}
