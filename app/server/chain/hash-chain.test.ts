import { describe, expect, it } from 'vitest';
import { brokenAt, chainHash, checkChain, type ChainEntry } from './hash-chain';

/** A chain of the given contents. */
function chainOf(...contents: string[]): ChainEntry[] {
  let last: string | null = null;
  return contents.map((text, index) => {
    last = chainHash(last, index + 1, [text]);
    return { seq: index + 1, hash: last, content: [text] };
  });
}

const chain = chainOf('a', 'b', 'c', 'd');
const change = (index: number, patch: Partial<ChainEntry>) =>
  chain.map((entry, place) => (place === index ? { ...entry, ...patch } : entry));

describe('a chain', () => {
  it('is whole as it was made', () => {
    expect(brokenAt(chain)).toBeUndefined();
    expect(brokenAt([])).toBeUndefined();
  });

  it.each<[string, ChainEntry[], number]>([
    ['a changed content', change(1, { content: ['B'] }), 2],
    [
      'a changed content with its hash made anew',
      change(1, { content: ['B'], hash: chainHash(chain[0]!.hash, 2, ['B']) }),
      3,
    ],
    ['a removed entry', chain.toSpliced(1, 1), 2],
    [
      'a removed entry with the numbers closed up',
      chain.toSpliced(1, 1).map((entry, i) => ({ ...entry, seq: i + 1 })),
      2,
    ],
    ['a removed beginning', chain.slice(1), 1],
    ['exchanged entries', [chain[1]!, chain[0]!, chain[2]!, chain[3]!], 1],
    ['an entry twice', chain.toSpliced(1, 0, chain[1]!), 3],
    ['a missing hash', change(3, { hash: null }), 4],
  ])('is broken by %s', (_name, entries, at) => {
    expect(brokenAt(entries)).toBe(at);
  });

  it('is read in pieces, and checked across their borders', async () => {
    const reader = (entries: readonly ChainEntry[]) => (after: number) =>
      Promise.resolve(entries.slice(after, after + 3));
    expect(await checkChain(reader(chain))).toEqual({ count: 4 });
    expect(await checkChain(reader(change(3, { content: ['D'] })))).toEqual({ count: 3, broken: 4 });
    expect(await checkChain(reader([]))).toEqual({ count: 0 });
  });
});
