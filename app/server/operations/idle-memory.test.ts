import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchIdleMemory } from './idle-memory';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('collects once after the last request, not during requests, and not again without new ones', () => {
  let responses = 0;
  const collect = vi.fn();
  const { close } = watchIdleMemory({ responses: () => responses, collect });
  for (let i = 0; i < 20; i++) {
    responses += 1;
    vi.advanceTimersByTime(5000);
  }
  expect(collect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(20_000);
  expect(collect).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(600_000);
  expect(collect).toHaveBeenCalledTimes(1);
  responses += 1;
  vi.advanceTimersByTime(25_000);
  expect(collect).toHaveBeenCalledTimes(2);
  close();
});

it('shrinks the space for young objects, which a collection on demand does not', () => {
  const code = `
    import { getHeapSpaceStatistics } from 'node:v8';
    import { watchIdleMemory } from './app/server/operations/idle-memory.ts';
    const young = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size;
    let some = [];
    for (let i = 0; i < 3e6; i++) if (some.push({ i, more: [i] }) > 200_000) some = [];
    some = [];
    const before = young();
    let look = () => {};
    globalThis.setInterval = (work) => ((look = work), { unref() {} });
    watchIdleMemory({ responses: () => 0, quietMs: 0 });
    look();
    console.log(JSON.stringify([before, young()]));
  `;
  const args = ['--max-semi-space-size=64', '--import', 'tsx', '--input-type=module', '-e', code];
  const [before, after] = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as number[];
  expect(before).toBeGreaterThan(60e6);
  expect(after).toBeLessThan(10e6);
});
