import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { smallCopy, smallFiles, smallManifest, temporaryLanders } from './lander-folder.testing';
import { openLanderRegistry, type LanderRegistry } from './lander-registry.server';

let folder: Awaited<ReturnType<typeof temporaryLanders>>;
let registry: LanderRegistry;
let reported: { level: string; fields: object }[];
let changes: number;

/** The interval is so long that it never polls by itself; the tests call refresh. */
const open = () =>
  openLanderRegistry({
    directory: folder.directory,
    pollMs: 3_600_000,
    onChange: () => (changes += 1),
    log: {
      info: (fields) => void reported.push({ level: 'info', fields }),
      warn: (fields) => void reported.push({ level: 'warn', fields }),
    },
  });

beforeEach(async () => {
  reported = [];
  changes = 0;
  folder = await temporaryLanders();
  await folder.write('small', smallFiles);
  registry = await open();
  changes = 0;
});
afterEach(async () => {
  registry.close();
  await folder.clear();
});

const quiet = { info: () => undefined, warn: () => undefined };
const headline = () => registry.find('small')?.copy.get('en')?.base['headline'];

describe('a running lander registry', () => {
  it('serves a saved lander without a restart, and logs it', async () => {
    await folder.write('small', { 'copy/en.json': { ...smallCopy, base: { headline: 'Saved' } } });
    await registry.refresh();
    expect(headline()).toBe('Saved');
    expect(changes).toBe(1);
    expect(reported).toEqual([]);
  });

  it('does nothing if nothing changed', async () => {
    await registry.refresh();
    expect(changes).toBe(0);
  });

  it('keeps the last good version of a broken lander, and logs the reason once', async () => {
    await folder.write('small', { 'copy/nl.json': '{ "base": ' });
    await registry.refresh();
    expect(headline()).toBe('Good evening, {brand}');
    // The other file is saved; the problem is still the same one.
    await folder.write('small', { 'copy/en.json': { ...smallCopy, base: { headline: 'Newer' } } });
    await registry.refresh();
    expect(headline()).toBe('Good evening, {brand}');
    expect(reported).toEqual([
      {
        level: 'warn',
        fields: {
          file: 'landers/small/copy/nl.json',
          path: '$',
          problem: expect.stringMatching(/^is not JSON/),
        },
      },
    ]);
  });

  it('logs a new failure again, and the recovery', async () => {
    const broken = { 'manifest.json': { ...smallManifest, niches: [] } };
    await folder.write('small', broken);
    await registry.refresh();
    await folder.write('small', smallFiles);
    await registry.refresh();
    await folder.write('small', broken);
    await registry.refresh();
    expect(reported.map(({ level }) => level)).toEqual(['warn', 'info', 'warn']);
  });

  it('does not serve a lander that was never valid, and serves all others', async () => {
    await folder.write('other', { ...smallFiles, 'copy/nl.json': { base: {} } });
    await registry.refresh();
    expect(registry.find('other')).toBeUndefined();
    expect(registry.list().map(({ name }) => name)).toEqual(['small']);
    expect(reported).toMatchObject([{ fields: { path: '$.base.headline', problem: 'is missing' } }, { fields: {} }]);
  });

  it('finds a new folder and removes one that is gone', async () => {
    await folder.write('other', smallFiles);
    await registry.refresh();
    expect(registry.find('other')).toBeDefined();
    await folder.remove('other');
    await registry.refresh();
    expect(registry.find('other')).toBeUndefined();
  });

  it('keeps everything if the whole folder disappears', async () => {
    await folder.clear();
    await registry.refresh();
    expect(headline()).toBe('Good evening, {brand}');
  });

  it('ignores a folder of another kind', async () => {
    await folder.write('Not A Lander', smallFiles);
    await folder.write('empty', { 'readme.txt': 'nothing' });
    await registry.refresh();
    expect(registry.list()).toHaveLength(1);
    expect(reported).toEqual([]);
  });

  it('refuses an oversized text file', async () => {
    await folder.write('small', { 'copy/en.json': `{"base":{"headline":"${'x'.repeat(300_000)}"}}` });
    await registry.refresh();
    expect(headline()).toBe('Good evening, {brand}');
    expect(reported).toMatchObject([{ fields: { problem: 'is larger than 256 kB' } }]);
  });
});

describe('the folder', () => {
  const saved = { 'copy/en.json': { ...smallCopy, base: { headline: 'Saved' } } };

  it('is read at once when somebody asks after an idle time', async () => {
    await folder.write('small', saved);
    await registry.current();
    expect(headline()).toBe('Saved');
  });

  it('is read at intervals after that, and not before: an idle server does nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const idle = await openLanderRegistry({ directory: folder.directory, pollMs: 1000, log: quiet });
    await folder.write('small', saved);
    await vi.advanceTimersByTimeAsync(3_600_000);
    const before = () => idle.list().map((lander) => lander.copy.get('en')?.base['headline']);
    expect(before()).toEqual(['Good evening, {brand}']);
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(before()).toEqual(['Saved']));
    idle.close();
  });
});
