import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { AppError } from '~/server/response/app-error';
import { brokenUpload, noneChosen, tooManyAtOnce, tooManyBytes } from '../photos.errors';
import { MAX_MEGABYTES } from '../pick/picked-files';
import { uploadFolder } from './upload-folder.server';

export const MAX_FILES = 30;
const LIMITS = {
  fileSize: MAX_MEGABYTES * 1024 * 1024,
  files: MAX_FILES,
  fields: 10,
  fieldSize: 1000,
  headerSize: 4000,
};

/** The result for one file of a form. */
export interface ReceivedFile {
  /** The file name on the person's device. */
  name: string;
  error: AppError | null;
}

/**
 * Writes one file after the other to disk and passes it to `work`; the next is not read before that is done. So neither
 * many, large nor slow files use memory, and an interrupted upload leaves nothing behind: the folder is removed.
 */
export async function receiveFiles(
  request: Request,
  work: (path: string) => Promise<unknown>,
): Promise<ReceivedFile[]> {
  const folder = await uploadFolder();
  try {
    const received = await readForm(request, folder, work);
    if (received.length === 0) throw noneChosen();
    return received;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readForm(
  request: Request,
  folder: string,
  work: (path: string) => Promise<unknown>,
): Promise<ReceivedFile[]> {
  const form = openForm(request);
  const received: ReceivedFile[] = [];
  let turn: Promise<void> = Promise.resolve();
  let open: BusboyFileStream | undefined;
  form.on('file', (_field, stream, name) => {
    open = stream;
    // A file waits unread for its turn, and so does the connection. An error meanwhile is reported below.
    stream.on('error', () => {});
    turn = turn.then(async () => {
      const file = await takeFile(stream, { name, path: join(folder, String(received.length)) }, work);
      if (file) received.push(file);
    });
    turn.catch(() => form.destroy());
  });
  let tooMany = false;
  form.on('filesLimit', () => (tooMany = true));
  const read = pipeline(Readable.fromWeb(request.body as ReadableStream), form).catch((error: unknown) => {
    open?.destroy(error as Error);
    throw brokenUpload();
  });
  // The first failure decides which error is thrown; both promises are awaited, so that no rejection stays unhandled.
  const [worked, wasRead] = await Promise.allSettled([read.then(() => turn), read]);
  if (worked.status === 'rejected') throw (await failureOf(turn)) ?? worked.reason;
  if (wasRead.status === 'rejected') throw wasRead.reason;
  if (tooMany) received.push({ name: '', error: tooManyAtOnce({ count: MAX_FILES }) });
  return received;
}

function openForm(request: Request) {
  try {
    return new Busboy({ headers: { 'content-type': request.headers.get('content-type') ?? '' }, limits: LIMITS });
  } catch {
    throw brokenUpload();
  }
}

/** The error of the work, if it failed before the form was read: a bug, or a database that cannot be reached. */
const failureOf = (turn: Promise<void>): Promise<unknown> =>
  turn.then(
    () => undefined,
    (error: unknown) => error,
  );

/** Returns undefined for a field without a file, which browsers send if none was chosen. */
async function takeFile(
  stream: BusboyFileStream,
  { name, path }: { name: string | undefined; path: string },
  work: (path: string) => Promise<unknown>,
): Promise<ReceivedFile | undefined> {
  await pipeline(stream, createWriteStream(path, { flags: 'wx' })).catch(() => {
    throw brokenUpload();
  });
  if (!name && stream.bytesRead === 0) return undefined;
  const file = { name: (name ?? '').slice(0, 100) };
  try {
    if (stream.truncated) throw tooManyBytes({ megabytes: MAX_MEGABYTES });
    await work(path);
    return { ...file, error: null };
  } catch (error) {
    if (error instanceof AppError) return { ...file, error };
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}
