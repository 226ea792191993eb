import sharp from 'sharp';

/** Cells in a row and a column. Small enough that a button counts, large enough that a word does not. */
const CELLS = 24;
/** How far the mean colour of a cell may be off, of 255: as much as other words or another face in its place. */
const FAR = 32;
/** The share of cells that may be off: people come and go and days pass, but a page that was redrawn has more. */
const SHARE = 0.08;

/**
 * The share of a picture that differs from another one, 0 to 1; 1 if they have another shape. Coarse on purpose: other
 * versions of a browser draw letters otherwise.
 */
export async function difference(picture: Buffer | string, another: Buffer | string): Promise<number> {
  const [a, b] = await Promise.all([cells(picture), cells(another)]);
  if (Math.abs(a.shape - b.shape) > 0.01) return 1;
  let off = 0;
  for (let cell = 0; cell < CELLS * CELLS; cell++) {
    const distance = [0, 1, 2].reduce((sum, c) => sum + Math.abs(a.colors[cell * 3 + c]! - b.colors[cell * 3 + c]!), 0);
    if (distance / 3 > FAR) off += 1;
  }
  return off / (CELLS * CELLS);
}

export const isStale = (share: number): boolean => share > SHARE;

async function cells(picture: Buffer | string): Promise<{ colors: Buffer; shape: number }> {
  const { width, height } = await sharp(picture).metadata();
  const colors = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .resize(CELLS, CELLS, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  return { colors, shape: width / height };
}
