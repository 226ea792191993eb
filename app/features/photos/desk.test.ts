import { expect, it } from 'vitest';
import { openDesk } from './desk';

it('works on one thing at a time, in the order they came, and goes on after a failure', async () => {
  const desk = openDesk();
  let [now, most] = [0, 0];
  const done: number[] = [];
  const work = (i: number) => async () => {
    most = Math.max(most, ++now);
    await Promise.resolve();
    now--;
    if (i === 1) throw new Error('broken');
    done.push(i);
  };
  const results = await Promise.allSettled([0, 1, 2, 3].map((i) => desk(work(i))));
  expect(most).toBe(1);
  expect(done).toEqual([0, 2, 3]);
  expect(results[1]!.status).toBe('rejected');
});

it('sends away who would wait too long, and has room again afterwards', async () => {
  const desk = openDesk(2);
  let release = () => {};
  const first = desk(() => new Promise<void>((resolve) => (release = resolve)));
  const second = desk(async () => 'second');
  await expect(desk(async () => 'third')).rejects.toMatchObject({ code: 'photos.busy', status: 503 });
  release();
  await first;
  expect(await second).toBe('second');
  expect(await desk(async () => 'later')).toBe('later');
});
