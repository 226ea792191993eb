import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { makePicture } from '~/testing/pictures';
import { memoryLogger } from '../operations/logger';
import { DecoderExhausted, DecoderFailed } from './decoder-process';
import { openPictures, type Pictures, type PicturesOptions, type PictureTools, type Step } from './pictures';

const logged: { level: string; message: string }[] = [];
// The decoder lets everything else on the machine go first, so on a busy one it waits far longer than it works.
vi.setConfig({ testTimeout: 180_000 });

const opened: Pictures[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((pictures) => pictures.close()));
  logged.length = 0;
});

function open(options: Partial<PicturesOptions> = {}): Pictures {
  const pictures = openPictures({ log: memoryLogger(logged as never), ...options });
  opened.push(pictures);
  return pictures;
}
const small: Step[] = [['resize', 8, 8], ['raw']];
const read = (picture: Buffer) => (tools: PictureTools) => tools.read('whole', picture, {}, small);

it('reads in a process of its own, which ends when idle and starts again', async () => {
  const pictures = open({ idleMs: 5 });
  expect(pictures.pid).toBeUndefined();
  const picture = await makePicture(1);
  expect(await pictures.turn('anna', read(picture))).toMatchObject({ width: 8, height: 8 });
  await vi.waitFor(() => expect(pictures.pid).toBeUndefined(), 20_000);
  expect(await pictures.turn('anna', read(picture))).toMatchObject({ width: 8 });
});

it('has nothing of the server in its process: no environment, and no pixels of an earlier picture', async () => {
  const pictures = open();
  const picture = await makePicture(1);
  const environment = await pictures.turn('anna', async (tools) => {
    await read(picture)(tools);
    // During its turn: before and after it the process may be one that has not begun, or has ended, and has none at all.
    return readFileSync(`/proc/${pictures.pid}/environ`, 'utf8');
  });
  await expect(pictures.turn('ben', (tools) => tools.make('whole', small))).rejects.toBeInstanceOf(DecoderFailed);
  expect(environment).toContain('MALLOC_ARENA_MAX');
  expect(environment).not.toMatch(/PATH=\/|HOME=|SESSION_SECRET|VITEST/);
});

it('reads each picture in a process that has seen no other', async () => {
  const pictures = open();
  const picture = await makePicture(1);
  const pids = new Set<number>();
  for (const owner of ['anna', 'ben', 'anna'])
    await pictures.turn(owner, async (tools) => {
      await read(picture)(tools);
      pids.add(pictures.pid!);
      await tools.cache('again', 'whole', small);
      pids.add(pictures.pid!);
    });
  expect(pids.size).toBe(3);
  expect(pids.has(pictures.pid!)).toBe(false);
});

it('gives up on what takes too long, and reads the next', async () => {
  const picture = await makePicture(1, { width: 3000, height: 4000, format: 'png' });
  const hasty = open({ stepMs: 1 });
  await expect(hasty.turn('anna', read(picture))).rejects.toBeInstanceOf(DecoderExhausted);
  // It would take as long the second time.
  expect(logged).toEqual([]);
  const patient = open();
  expect(await patient.turn('anna', read(picture))).toMatchObject({ width: 8 });
});

it('gives up on what takes too much of the processor, which a busy machine does not hurry', async () => {
  const picture = await makePicture(1);
  // Starting takes a part of it, which is larger on a slow machine.
  const pictures = open({ cpuSeconds: 2, stepMs: 150_000 });
  // The median of so many pixels takes minutes.
  const slow: Step[] = [['resize', 4000, 4000], ['median', 25], ['raw']];
  const tooMuch = pictures.turn('anna', (tools) => tools.read('whole', picture, {}, slow));
  await expect(tooMuch).rejects.toMatchObject({ message: 'the process ended: SIGXCPU', again: false });
  expect(await pictures.turn('anna', read(picture))).toMatchObject({ width: 8 });
});

it('tries a picture whose process died once more in another one, before its owner hears anything', async () => {
  const pictures = open();
  const picture = await makePicture(1);
  const dying = (times: number) => {
    let tries = 0;
    const turn = pictures.turn('anna', async (tools) => {
      tries += 1;
      await tools.header(picture);
      if (tries <= times) process.kill(pictures.pid!, 'SIGKILL');
      return read(picture)(tools);
    });
    return turn.then(
      (size) => [tries, size.width],
      (error: unknown) => [tries, error],
    );
  };
  expect(await dying(1)).toEqual([2, 8]);
  expect(logged.map(({ message }) => message)).toContain('a picture is tried once more in another process');
  expect(await dying(2)).toEqual([2, expect.any(DecoderExhausted)]);
  expect(await dying(0)).toEqual([1, 8]);
});

it('tells a file that is damaged, which is tried once, from pixels that were read and fail later', async () => {
  const pictures = open();
  const damaged = await pictures
    .turn('anna', read(Buffer.from('GIF89a, and no picture')))
    .catch((error: unknown) => error);
  expect([damaged instanceof DecoderFailed, damaged instanceof DecoderExhausted]).toEqual([true, false]);
  const later = pictures.turn('anna', async (tools) => {
    await read(await makePicture(1))(tools);
    return tools.make('whole', [['extract', { left: 50, top: 50, width: 50, height: 50 }], ['raw']]);
  });
  await expect(later).rejects.toBeInstanceOf(DecoderExhausted);
});

it('is busy if a member sends too much, if it cannot start, and at shutdown', async () => {
  const busy = { code: 'photos.busy', status: 503, values: { retry_after: 20 } };
  const picture = await makePicture(1);
  const pictures = open({ each: 1 });
  const first = pictures.turn('anna', read(picture));
  await expect(pictures.turn('anna', read(picture))).rejects.toMatchObject(busy);
  await expect(pictures.turn('ben', read(picture))).resolves.toMatchObject({ width: 8 });
  await first;
  // So little memory that not even Node can start.
  await expect(open({ dataKilobytes: 1000 }).turn('anna', read(picture))).rejects.toMatchObject(busy);
  await pictures.close();
  await expect(pictures.turn('anna', read(picture))).rejects.toMatchObject(busy);
});
