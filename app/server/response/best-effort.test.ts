import { expect, it } from 'vitest';
import { memoryLogger } from '../operations/logger';
import { bestEffort } from './best-effort';

const failWith = (error: unknown) => async () => {
  throw error;
};

it('gives what was written', async () => {
  expect(await bestEffort(memoryLogger(), 'x', async () => 7)).toBe(7);
});

it('goes on where the database can not write now, and says so in the log', async () => {
  const lines: { level: string; fields: object; message: string }[] = [];
  const full = Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' });
  expect(await bestEffort(memoryLogger(lines), 'presence', failWith(full))).toBeUndefined();
  expect(lines).toMatchObject([{ level: 'warn', fields: { err: full, what: 'presence' } }]);
});

it('hides no bug', async () => {
  const bug = new TypeError('x is not a function');
  await expect(bestEffort(memoryLogger(), 'x', failWith(bug))).rejects.toBe(bug);
});
