import { expect, it } from 'vitest';
import { serialQueue } from './serial-queue';

it('runs the tasks one after the other, also behind one that fails', async () => {
  const inTurn = serialQueue();
  const seen: string[] = [];
  const piece = (name: string, error?: Error) => async () => {
    seen.push(`${name} begins`);
    await Promise.resolve();
    seen.push(`${name} ends`);
    if (error) throw error;
    return name;
  };
  const failed = inTurn(piece('first', new Error('no')));
  const done = inTurn(piece('second'));
  await expect(failed).rejects.toThrow('no');
  expect(await done).toBe('second');
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});
