import { readFileSync, statSync } from 'node:fs';
import { appendFile, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { serialQueue } from '~/concurrency/serial-queue';
import { replaceFile } from './durable-file';
import { errorCode, Misconfigured, Unavailable } from './provider-errors';

/** How many outdated lines the file may contain before it is rewritten. */
const SLACK = 100;

/** What a development inbox stores: a message of one brand. */
export interface StoredEntry {
  id: string;
  /** The slug of the brand. */
  tenant: string;
}

export interface StoredList<T extends StoredEntry> {
  /** Stores what `make` returns, after all earlier calls. Nothing is stored if it returns undefined. */
  add(make: (stored: readonly T[]) => T | undefined): Promise<void>;
  /** The entries, newest first, only those of one brand if its slug is given. */
  list(filter?: { tenant?: string; limit?: number }): T[];
  /** One entry by its id. With a tenant, the entries of other brands do not exist. */
  get(id: string, tenant?: string): T | undefined;
  close(): Promise<void>;
}

interface ListOptions<T> {
  /** The adapter, for its errors. */
  provider: string;
  file: string;
  /** How many entries stay readable, the latest ones over all brands. */
  limit: number;
  isEntry: (row: unknown) => row is T;
}

/**
 * A list of the latest messages in a file, one JSON line each, so that they survive a restart and all workers of a server
 * show the same.
 */
export function openStoredList<T extends StoredEntry>(options: ListOptions<T>): StoredList<T> {
  const { provider, file, limit } = options;
  let entries: readonly T[] = [];
  let lines = 0;
  let needsRewrite = false;
  let size: number | undefined;
  const inTurn = serialQueue();

  /** Reads the file again if another worker has written to it. */
  function refresh(): readonly T[] {
    const now = sizeOf(file);
    if (now === size) return entries;
    const loaded = load(options);
    entries = loaded.entries.slice(-limit);
    lines = loaded.lines;
    // A line that a killed process left incomplete must not absorb the next one.
    needsRewrite = loaded.torn;
    size = now;
    return entries;
  }
  refresh();

  /** What is known, if the file cannot be read just now. */
  function current(): readonly T[] {
    try {
      return refresh();
    } catch {
      return entries;
    }
  }

  async function store(entry: T): Promise<void> {
    const next = [...entries, entry].slice(-limit);
    if (needsRewrite || lines >= limit + SLACK) {
      await replaceFile(file, next.map(toLine).join(''));
      lines = next.length;
      needsRewrite = false;
      size = sizeOf(file);
    } else {
      needsRewrite = true; // Until the append is known to be complete.
      const line = toLine(entry);
      await append(file, line);
      needsRewrite = false;
      lines += 1;
      // Not the size that the file has now: what another worker has added meanwhile must be read, too.
      size = (size ?? 0) + Buffer.byteLength(line);
    }
    entries = next;
  }

  return {
    add: (make) =>
      inTurn(async () => {
        try {
          const entry = make(refresh());
          if (entry) await store(entry);
        } catch (error) {
          throw new Unavailable(provider, `cannot write ${file} (${errorCode(error)})`, { cause: error });
        }
      }),
    list: ({ tenant, limit: atMost = limit } = {}) =>
      current()
        .filter((entry) => tenant === undefined || entry.tenant === tenant)
        .slice(-atMost)
        .reverse(),
    get: (id, tenant) =>
      refresh().find((entry) => entry.id === id && (tenant === undefined || entry.tenant === tenant)),
    close: () => inTurn(async () => {}),
  };
}

/** Undefined if there is no file, -1 if it cannot be looked at: reading it says why. */
function sizeOf(file: string): number | undefined {
  try {
    // Not with `throwIfNoEntry: false`: runtimes differ in whether a file in place of the folder counts as no entry.
    return statSync(file).size;
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? undefined : -1;
  }
}

function toLine(entry: StoredEntry): string {
  return `${JSON.stringify(entry)}\n`;
}

async function append(file: string, line: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a', 0o600);
  try {
    await appendFile(handle, line);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function load<T>({ provider, file, isEntry }: ListOptions<T>): { entries: T[]; lines: number; torn: boolean } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return { entries: [], lines: 0, torn: false };
    throw new Misconfigured(provider, `cannot read ${file} (${errorCode(error)})`, { cause: error });
  }
  const rows = text.split('\n').filter((row) => row !== '');
  const entries = rows.map(parseLine).filter(isEntry);
  return { entries, lines: rows.length, torn: entries.length < rows.length || !/\n$|^$/.test(text) };
}

/** Undefined for an unreadable line, which is left out: this is a development tool, and it must open. */
function parseLine(row: string): unknown {
  try {
    return JSON.parse(row);
  } catch {
    return undefined;
  }
}
