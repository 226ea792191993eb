import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, type WriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { extract, pack } from 'tar-stream';
import { CommandProblem } from '~/compose/commands/command-problem';

/**
 * A plain tar file, so `tar tf` lists it. Its last entry holds the names and hashes of all others, so that an
 * incomplete file is noticed.
 */
const INDEX = 'index.jsonl';
/** A tar ends with two blocks of zeros. */
const END = 1024;
const MAX_BYTES = 2 ** 31;
/** Small pieces cost more than the rest of reading. */
const PIECE = 2 ** 18;

export interface Entry {
  name: string;
  bytes: Buffer;
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export class ArchiveWriter {
  readonly #pack = pack();
  readonly #file: WriteStream;
  readonly #written: Promise<void>;
  readonly #index: string[] = [];

  /** Readable by the owner only, because it holds all data of all members. Flushed to the disk at the end. */
  constructor(path: string) {
    this.#file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
    this.#written = finished(this.#file);
    // `#write` and `finish` throw the error of the file, which ends the pack as well.
    this.#written.catch(() => {});
    this.#pack.on('error', () => {});
    this.#pack.pipe(this.#file);
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    this.#index.push(JSON.stringify([name, bytes.length, hashOf(bytes)]));
    await this.#write(name, bytes);
  }

  /** Writes the index and flushes the file to the disk. */
  async finish(): Promise<void> {
    await this.#write(INDEX, Buffer.from(`${this.#index.join('\n')}\n`));
    this.#pack.finalize();
    await this.#written;
  }

  /** Waits until the file takes more. */
  async #write(name: string, bytes: Buffer): Promise<void> {
    if (this.#file.errored) throw this.#file.errored;
    const failed = await new Promise<unknown>((resolve) => {
      this.#pack.entry({ name, mode: 0o600, mtime: new Date(0) }, bytes, resolve).on('error', resolve);
    });
    if (failed) throw this.#file.errored ?? failed;
  }
}

/** The entries without the index. Nothing is verified; see `checkArchive`. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  for await (const entry of entriesOf(path)) if (entry.name !== INDEX) yield entry;
}

/**
 * Reads the whole archive and compares every hash. Throws `CommandProblem` if anything is missing, cut off or changed.
 * Returns the number of entries.
 */
export async function checkArchive(path: string): Promise<number> {
  const found: string[] = [];
  let index: string | undefined;
  for await (const { name, bytes } of entriesOf(path)) {
    if (name === INDEX) index = bytes.toString();
    else found.push(JSON.stringify([name, bytes.length, hashOf(bytes)]));
  }
  if (index !== `${found.join('\n')}\n`) throw broken(path);
  return found.length;
}

const broken = (path: string) =>
  new CommandProblem(
    `${path} is not a complete backup: it was cut off, changed, or is something else. Nothing was restored.`,
  );

async function* entriesOf(path: string): AsyncGenerator<Entry> {
  if (!(await isEnded(path))) throw broken(path);
  const file = createReadStream(path, { highWaterMark: PIECE });
  const entries = extract();
  file.on('error', (error) => entries.destroy(error));
  file.pipe(entries);
  try {
    for await (const entry of entries) {
      const { name, type, size = 0 } = entry.header;
      if (type !== 'file' || !Number.isSafeInteger(size) || size > MAX_BYTES) throw broken(path);
      const pieces: Buffer[] = [];
      for await (const piece of entry) pieces.push(piece as Buffer);
      yield { name, bytes: Buffer.concat(pieces) };
    }
  } catch (error) {
    // What the disk says has a code; tar-stream's own errors mean that this is no sound tar.
    throw file.errored ?? (error instanceof CommandProblem ? error : broken(path));
  } finally {
    file.destroy();
  }
}

/** Whether the file ends as a tar does. Without this, one that was cut off behind its last entry would do. */
async function isEnded(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size < END || size % 512 !== 0) return false;
    const { buffer } = await file.read({ buffer: Buffer.alloc(END), position: size - END });
    return buffer.every((byte) => byte === 0);
  } finally {
    await file.close();
  }
}
