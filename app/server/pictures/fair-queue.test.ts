import { expect, it } from 'vitest';
import { FairQueue } from './fair-queue';

const open = (bounds: { each?: number; all?: number } = {}) =>
  new FairQueue({ each: 100, all: 100, ...bounds, full: () => new Error('full') });

/** Work that records its name one tick later. */
function recorder() {
  const done: string[] = [];
  let [now, most] = [0, 0];
  const work = (name: string) => async () => {
    most = Math.max(most, ++now);
    await Promise.resolve();
    now--;
    if (name.endsWith('!')) throw new Error('broken');
    done.push(name);
    return name;
  };
  return { done, work, most: () => most };
}

it('works on one file at a time, in the order of one owner, and goes on after a failure', async () => {
  const queue = open();
  const { done, work, most } = recorder();
  const results = await Promise.allSettled(['1', '2!', '3', '4'].map((name) => queue.add('anna', work(name))));
  expect(most()).toBe(1);
  expect(done).toEqual(['1', '3', '4']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
  expect(queue.length).toBe(0);
});

it('alternates between owners: nobody waits for the thirty files of another', async () => {
  const queue = open();
  const { done, work } = recorder();
  const thirty = Array.from({ length: 30 }, (_, i) => queue.add('anna', work(`anna ${i}`)));
  await Promise.all([queue.add('ben', work('ben')), queue.add('cleo', work('cleo')), ...thirty]);
  expect(done.slice(0, 5)).toEqual(['anna 0', 'ben', 'cleo', 'anna 1', 'anna 2']);
});

it('lets whoever comes during a long piece wait for that one only, and the owner of many still has turns', async () => {
  const queue = open();
  const { done, work } = recorder();
  const others: Promise<unknown>[] = [];
  // While each of Anna's pieces is worked on, two others come.
  const long = (i: number) => async () => {
    for (const name of [`a ${i}`, `b ${i}`]) others.push(queue.add(name, work(name)));
    return work(`anna ${i}`)();
  };
  await Promise.all([0, 1, 2].map((i) => queue.add('anna', long(i))));
  await Promise.all(others);
  expect(done).toEqual(['anna 0', 'a 0', 'b 0', 'anna 1', 'a 1', 'b 1', 'anna 2', 'a 2', 'b 2']);
  expect(queue.length).toBe(0);
});

it('refuses what is too much for one or for all, and has room again afterwards', async () => {
  const queue = open({ each: 2, all: 3 });
  let release = () => {};
  const blocked = queue.add('anna', () => new Promise<void>((resolve) => (release = resolve)));
  const { work } = recorder();
  const second = queue.add('anna', work('second'));
  await expect(queue.add('anna', work('third'))).rejects.toThrow('full');
  const other = queue.add('ben', work('ben'));
  await expect(queue.add('cleo', work('cleo'))).rejects.toThrow('full');
  expect(queue.length).toBe(3);
  release();
  await Promise.all([blocked, second, other]);
  expect(await queue.add('anna', work('later'))).toBe('later');
});
