import { expect, it } from 'vitest';
import { memoryLogger } from '../operations/logger';
import { bestEffort } from './best-effort';

const failWith = (error: unknown) => async () => {
  throw error;
};

it('returns what was written', async () => {
  expect(await bestEffort(memoryLogger(), 'x', async () => 7)).toBe(7);
});

it('goes on if the database cannot be written now, and logs it', async () => {
  const lines: { level: string; fields: object; message: string }[] = [];
  const full = Object.assign(new Error('disk full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 });
  expect(await bestEffort(memoryLogger(lines), 'presence', failWith(full))).toBeUndefined();
  expect(lines).toMatchObject([{ level: 'warn', fields: { err: full, what: 'presence' } }]);
});

it('does not hide a bug', async () => {
  const bug = new TypeError('x is not a function');
  await expect(bestEffort(memoryLogger(), 'x', failWith(bug))).rejects.toBe(bug);
});
