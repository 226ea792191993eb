import type { DepartureRow } from '~db/schema/departure';
import type { ChainEntry } from '~/server/chain/hash-chain';

/** What one erasure adds to the chain of a brand. It covers the day, not the moment. */
export const erasureContent = (codeHash: string, at: number): ChainEntry['content'] => [
  codeHash,
  new Date(at).toISOString().slice(0, 10),
];

export const erasureEntry = (row: DepartureRow): ChainEntry => ({
  seq: row.seq,
  hash: row.chain_hash,
  content: erasureContent(row.code_hash, row.erased_at ?? 0),
});
