import { createHash } from 'node:crypto';

/** One entry of a chain. Entries are numbered from 1 without gaps, and each hash covers the hash before it. */
export interface ChainEntry {
  seq: number | null;
  hash: string | null;
  /** What the hash covers, besides the number and the hash before. */
  content: readonly (string | number)[];
}

/** The hash of an entry: SHA-256, in hex, of the JSON of the hash before, the number and the content. */
export function chainHash(before: string | null, seq: number, content: ChainEntry['content']): string {
  return createHash('sha256')
    .update(JSON.stringify([before ?? '', seq, ...content]))
    .digest('hex');
}

/** The number of the first entry that does not follow from the one before it; undefined if all do. */
export function brokenAt(
  entries: readonly ChainEntry[],
  before: { seq: number; hash: string | null } = { seq: 0, hash: null },
): number | undefined {
  let [number, last] = [before.seq, before.hash];
  for (const { seq, hash, content } of entries) {
    number += 1;
    if (seq !== number || hash !== chainHash(last, number, content)) return number;
    last = hash;
  }
  return undefined;
}

const PIECE = 500;

/** Checks a whole chain, read in pieces. Returns how many entries are right, and the number of the first wrong one. */
export async function checkChain(
  read: (after: number, limit: number) => Promise<readonly ChainEntry[]>,
): Promise<{ count: number; broken?: number }> {
  let last = { seq: 0, hash: null as string | null };
  for (;;) {
    const entries = await read(last.seq, PIECE);
    const broken = brokenAt(entries, last);
    if (broken !== undefined) return { count: last.seq, broken };
    const end = entries.at(-1);
    if (!end) return { count: last.seq };
    last = { seq: last.seq + entries.length, hash: end.hash };
  }
}
