import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { folderOf, writeInto } from './testing';
import { watchCatalogues } from './watch';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('compiles at once, after each change, and goes on after a broken file', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const folder = folderOf({ 'en/chat.json': {} });
  const compile = vi.fn();
  const watch = watchCatalogues(folder, compile);
  expect(compile).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(3000);
  expect(compile).toHaveBeenCalledTimes(1);

  compile.mockImplementationOnce(() => {
    throw new Error('en/chat.json: broken');
  });
  writeInto(folder, { 'en/chat.json': '{' });
  vi.advanceTimersByTime(1000);
  expect(logged).toHaveBeenCalledWith('en/chat.json: broken');
  utimesSync(join(folder, 'en/chat.json'), 1, 1);
  vi.advanceTimersByTime(1000);
  expect(compile).toHaveBeenCalledTimes(3);

  watch.stop();
  writeInto(folder, { 'nl/chat.json': {} });
  vi.advanceTimersByTime(3000);
  expect(compile).toHaveBeenCalledTimes(3);
});
