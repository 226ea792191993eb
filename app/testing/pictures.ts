import sharp from 'sharp';

/** A picture of its own for every seed: soft shapes, so that two are never taken for the same. */
export async function makePicture(
  seed: number,
  {
    width = 600,
    height = 800,
    format = 'jpeg',
  }: { width?: number; height?: number; format?: 'jpeg' | 'png' | 'webp' | 'avif' } = {},
): Promise<Buffer> {
  const side = 8;
  const pixels = Buffer.alloc(side * side * 3);
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  for (let i = 0; i < pixels.length; i++) {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0;
    pixels[i] = state >>> 24;
  }
  const soft = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toFormat(format)
    .toBuffer();
  return soft;
}
