import { afterEach, expect, it, vi } from 'vitest';
import { makePicture } from '~/testing/pictures';
import { memoryLogger } from '../operations/logger';
import { DecoderFailed } from './decoder-process';
import { openPictures, type Pictures, type PicturesOptions, type PictureTools, type Step } from './pictures';

const logged: { level: string; message: string }[] = [];
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
  await vi.waitFor(() => expect(pictures.pid).toBeUndefined());
  expect(await pictures.turn('anna', read(picture))).toMatchObject({ width: 8 });
});

it('has nothing of the server in its process: no environment, and no pixels of an earlier picture', async () => {
  const pictures = open();
  await pictures.turn('anna', read(await makePicture(1)));
  await expect(pictures.turn('ben', (tools) => tools.make('whole', small))).rejects.toBeInstanceOf(DecoderFailed);
  const { readFileSync } = await import('node:fs');
  const environment = readFileSync(`/proc/${pictures.pid}/environ`, 'utf8');
  expect(environment).toContain('MALLOC_ARENA_MAX');
  expect(environment).not.toMatch(/PATH=\/|HOME=|SESSION_SECRET|VITEST/);
});

it('gives up on what takes too long or ends the process, and reads the next', async () => {
  const picture = await makePicture(1, { width: 3000, height: 4000, format: 'png' });
  const hasty = open({ stepMs: 1 });
  await expect(hasty.turn('anna', read(picture))).rejects.toThrow();
  expect(hasty.pid).toBeUndefined();
  const pictures = open();
  await pictures.turn('anna', read(await makePicture(1)));
  const killed = pictures.turn('anna', async (tools) => {
    const reading = tools.read('whole', picture, {}, small);
    process.kill(pictures.pid!, 'SIGKILL');
    return reading;
  });
  await expect(killed).rejects.toBeInstanceOf(DecoderFailed);
  expect(logged.some(({ message }) => message === 'a picture crashed the process that decoded it')).toBe(true);
  expect(await pictures.turn('anna', read(picture))).toMatchObject({ width: 8 });
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
