import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/**
 * The mocked API client, for test files with `vi.mock('~/api-client/api', () => import('~/api-client/api.testing'))`.
 */
export const api = { get: vi.fn(), send: vi.fn() };

/** Called once in such a test file: after each test it unmounts the page and clears the recorded calls. */
export function cleanAfterEach(): void {
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
  });
}
