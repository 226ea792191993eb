import { createHash } from 'node:crypto';
import type { DepartureRow } from '~db/schema/departure';

/** What one erasure adds to the chain of a brand. It covers the day, not the moment. */
export function chainHash(
  before: string | null,
  { seq, codeHash, at }: { seq: number; codeHash: string; at: number },
): string {
  const day = new Date(at).toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([before ?? '', seq, codeHash, day]))
    .digest('hex');
}

/** The first erasure that does not follow from the one before it; undefined if the chain is whole. */
export function brokenAt(
  rows: readonly Pick<DepartureRow, 'seq' | 'code_hash' | 'erased_at' | 'chain_hash'>[],
  before: { seq: number; chain_hash: string | null } = { seq: 0, chain_hash: null },
): number | undefined {
  let [number, hash] = [before.seq, before.chain_hash];
  for (const { seq, code_hash, erased_at, chain_hash } of rows) {
    number += 1;
    if (seq !== number || chain_hash !== chainHash(hash, { seq, codeHash: code_hash, at: erased_at ?? 0 }))
      return number;
    hash = chain_hash;
  }
  return undefined;
}
