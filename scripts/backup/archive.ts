import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { BackupProblem } from './problem';

/**
 * A plain tar file, so `tar tf` lists it. Its last entry holds the names and hashes of all others, so that an
 * incomplete file is noticed.
 */
const BLOCK = 512;
const INDEX = 'index.jsonl';

export interface Entry {
  name: string;
  bytes: Buffer;
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

export class ArchiveWriter {
  readonly #fd: number;
  readonly #index: string[] = [];

  /** Readable by the owner only, because it holds all data of all members. */
  constructor(path: string) {
    this.#fd = openSync(path, 'wx', 0o600);
  }

  add(name: string, bytes: Buffer): void {
    this.#index.push(JSON.stringify([name, bytes.length, hashOf(bytes)]));
    this.#write(name, bytes);
  }

  /** Writes the index and flushes the file to the disk. */
  finish(): void {
    this.#write(INDEX, Buffer.from(`${this.#index.join('\n')}\n`));
    this.#put(Buffer.alloc(2 * BLOCK));
    fsyncSync(this.#fd);
    closeSync(this.#fd);
  }

  #write(name: string, bytes: Buffer): void {
    this.#put(headerOf(name, bytes.length));
    this.#put(bytes);
    this.#put(Buffer.alloc(-bytes.length & (BLOCK - 1)));
  }

  #put(bytes: Buffer): void {
    for (let at = 0; at < bytes.length;) at += writeSync(this.#fd, bytes, at);
  }
}

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(BLOCK);
  // A name has 100 characters, and 155 more for the folders before it.
  const cut = name.length <= 100 ? -1 : name.lastIndexOf('/', 155);
  if (name.length - cut - 1 > 100) throw new BackupProblem(`The name ${name} is too long for an archive.`);
  header.write(name.slice(cut + 1), 0, 'latin1');
  header.write('0000600\u00000000000\u00000000000\u0000', 100, 'latin1');
  header.write(`${size.toString(8).padStart(11, '0')}\u0000`, 124, 'latin1');
  header.write('00000000000\u0000        0', 136, 'latin1');
  header.write('ustar\u000000', 257, 'latin1');
  if (cut > 0) header.write(name.slice(0, cut), 345, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\u0000 `, 148, 'latin1');
  return header;
}

/** The entries without the index. Nothing is verified; see `checkArchive`. */
export function* readArchive(path: string): Generator<Entry> {
  for (const entry of entriesOf(path)) if (entry.name !== INDEX) yield entry;
}

/**
 * Reads the whole archive and compares every hash. Throws `BackupProblem` if anything is missing, cut off or changed.
 * Returns the number of entries.
 */
export function checkArchive(path: string): number {
  const found: string[] = [];
  let index: string | undefined;
  for (const { name, bytes } of entriesOf(path)) {
    if (name === INDEX) index = bytes.toString();
    else found.push(JSON.stringify([name, bytes.length, hashOf(bytes)]));
  }
  if (index !== `${found.join('\n')}\n`) throw broken(path);
  return found.length;
}

const broken = (path: string) =>
  new BackupProblem(
    `${path} is not a complete backup: it was cut off, changed, or is something else. Nothing was restored.`,
  );

function* entriesOf(path: string): Generator<Entry> {
  const fd = openSync(path, 'r');
  let at = 0;
  const read = (length: number): Buffer => {
    const bytes = Buffer.alloc(length);
    let count = 0;
    while (count < length) {
      const some = readSync(fd, bytes, count, length - count, at + count);
      if (some === 0) throw broken(path);
      count += some;
    }
    at += length;
    return bytes;
  };
  try {
    for (;;) {
      const header = read(BLOCK);
      if (header.every((byte) => byte === 0)) return void read(BLOCK);
      const text = (from: number, length: number) =>
        header.toString('latin1', from, from + length).replace(/\u0000.*$/s, '');
      const size = Number.parseInt(text(124, 12), 8);
      if (text(257, 5) !== 'ustar' || !Number.isSafeInteger(size) || size > 2 ** 31) throw broken(path);
      const prefix = text(345, 155);
      const bytes = read(size);
      read(-size & (BLOCK - 1));
      yield { name: prefix ? `${prefix}/${text(0, 100)}` : text(0, 100), bytes };
    }
  } finally {
    closeSync(fd);
  }
}
