import { expect } from 'vitest';

/** What a refused call rejects with. */
export const refusal = (code: string, status: number, values?: object) =>
  expect.objectContaining({ code, status, ...(values ? { values } : {}) });
