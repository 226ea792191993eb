/** The side in pixels of the grey square from which a hash is computed. */
export const HASH_SIDE = 32;
const FREQUENCIES = 8;

/** The bits in which hashes of one picture may differ, after other compression, scaling or slight changes of colour. */
const SAME = 5;

/**
 * A perceptual hash after Zauner (2010): the low frequencies of a 32×32 grey square, each above or below their median,
 * as 16 hexadecimal digits. It survives scaling and compression; a mirrored or cropped picture has a different hash.
 */
export function pictureHash(grey: Uint8Array): string {
  const low = lowFrequencies(grey);
  const sorted = low.slice(1).sort((a, b) => a - b);
  const median = (sorted[31]! + sorted[30]!) / 2;
  let hash = 0n;
  for (const value of low) hash = (hash << 1n) | (value > median ? 1n : 0n);
  return hash.toString(16).padStart(16, '0');
}

/** The 8×8 lowest coefficients of the discrete cosine transform, in rows. */
function lowFrequencies(grey: Uint8Array): number[] {
  const rows = Array.from({ length: HASH_SIDE }, (_, y) =>
    Array.from({ length: FREQUENCIES }, (_, u) => {
      let sum = 0;
      for (let x = 0; x < HASH_SIDE; x++) sum += grey[y * HASH_SIDE + x]! * wave(x, u);
      return sum;
    }),
  );
  return Array.from({ length: FREQUENCIES * FREQUENCIES }, (_, i) => {
    const [v, u] = [Math.floor(i / FREQUENCIES), i % FREQUENCIES];
    let sum = 0;
    for (let y = 0; y < HASH_SIDE; y++) sum += rows[y]![u]! * wave(y, v);
    return sum;
  });
}

const wave = (at: number, frequency: number) => Math.cos(((2 * at + 1) * frequency * Math.PI) / (2 * HASH_SIDE));

export function differingBits(a: string, b: string): number {
  let rest = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let count = 0;
  for (; rest > 0n; rest &= rest - 1n) count++;
  return count;
}

export const isSamePicture = (a: string, b: string): boolean => differingBits(a, b) <= SAME;

/** The four quarters of a hash, each with its position. Near duplicates are searched among photos that share a quarter. */
export const bandsOf = (hash: string): string[] => [0, 1, 2, 3].map((i) => `${i}${hash.slice(i * 4, i * 4 + 4)}`);
