import { expect, it } from 'vitest';
import { coalesce } from './coalesce';

function slowWork() {
  const runs: { end: (error?: Error) => void }[] = [];
  const ask = coalesce(() => {
    const number = runs.length + 1;
    return new Promise<number>((resolve, reject) => {
      runs.push({ end: (error) => (error ? reject(error) : resolve(number)) });
    });
  });
  return { runs, ask };
}

it('starts at once, and once more for all calls that came meanwhile', async () => {
  const { runs, ask } = slowWork();
  const [first, second, third] = [ask(), ask(), ask()];
  expect(runs).toHaveLength(1);
  runs[0]!.end();
  expect(await first).toBe(1);
  expect(runs).toHaveLength(2);
  runs[1]!.end();
  expect([await second, await third]).toEqual([2, 2]);
  expect(runs).toHaveLength(2);
  void ask();
  expect(runs).toHaveLength(3);
});

it('rejects only the calls of the failed run', async () => {
  const { runs, ask } = slowWork();
  const [first, second] = [ask(), ask()];
  runs[0]!.end(new Error('offline'));
  await expect(first).rejects.toThrow('offline');
  runs[1]!.end();
  expect(await second).toBe(2);
});

it('assigns a call from within the work to the next run', async () => {
  let left = 3;
  const all: Promise<void>[] = [];
  const ask = coalesce(async () => {
    left -= 1;
    if (left > 0) all.push(ask());
  });
  await ask();
  for (const promise of all) await promise;
  expect(left).toBe(0);
});
