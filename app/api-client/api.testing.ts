import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** What a page asks of the server, in a file that says `vi.mock('~/api-client/api', () => import('~/api-client/api.testing'))`. */
export const api = { get: vi.fn(), send: vi.fn() };

/** To be called once in such a file: no test meets the page or the calls of the one before. */
export function cleanAfterEach(): void {
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
  });
}
