import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SERVER_FLAGS } from '../../../scripts/supervisor/server-flags.mjs';
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

it('returns the room for young objects to the system, with much in use as well', () => {
  const code = `
    import { getHeapSpaceStatistics } from 'node:v8';
    import { watchIdleMemory } from './app/server/operations/idle-memory.ts';
    const young = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size;
    const kept = Array.from({ length: 600_000 }, (_, i) => ({ i, more: [i] }));
    let some = [];
    for (let i = 0; i < 3e6; i++) if (some.push({ i, more: [i] }) > 200_000) some = [];
    some = [];
    let look = () => {};
    globalThis.setInterval = (work) => ((look = work), { unref() {} });
    watchIdleMemory({ responses: () => 0, quietMs: 0 });
    const [before, resident] = [young(), process.memoryUsage.rss()];
    look();
    console.log(JSON.stringify([before, young(), resident - process.memoryUsage.rss(), kept.length]));
  `;
  const args = [...SERVER_FLAGS, '--import', 'tsx', '--input-type=module', '-e', code];
  const [before, after, returned] = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as number[];
  expect(before).toBeGreaterThan(60e6);
  expect(after).toBeLessThan(40e6);
  expect(returned).toBeGreaterThan(60e6);
});
