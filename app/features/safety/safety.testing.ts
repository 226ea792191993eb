import { expect } from 'vitest';

/** The shape of the error with which a refused call rejects. */
export const appError = (code: string, status: number, values?: object) =>
  expect.objectContaining({ code, status, ...(values ? { values } : {}) });
