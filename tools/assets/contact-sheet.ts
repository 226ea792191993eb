import sharp, { type OverlayOptions } from 'sharp';

/** The pictures of one template and slug in all niches. */
export interface Row {
  title: string;
  slug: string | null;
  pictures: { phone: string; desktop: string }[];
}

const HEIGHT = 240;
const PHONE = Math.round((HEIGHT * 390) / 844);
const DESKTOP = Math.round((HEIGHT * 1280) / 800);
const GAP = 8;
const TITLE = 24;

/** Writes all rows to one sheet, with a column for each niche. */
export async function contactSheet(rows: readonly Row[], out: string, show: 'both' | 'phone'): Promise<void> {
  if (rows.length === 0) return;
  const cell = (show === 'both' ? PHONE + GAP / 2 + DESKTOP : PHONE) + GAP;
  const columns = Math.max(...rows.map(({ pictures }) => pictures.length));
  const [width, height] = [columns * cell + GAP, rows.length * (HEIGHT + TITLE + GAP) + GAP];
  const layers: OverlayOptions[] = [];
  for (const [y, { title, pictures }] of rows.entries()) {
    const top = GAP + y * (HEIGHT + TITLE + GAP);
    layers.push({ input: label(title, width), left: GAP, top });
    for (const [x, { phone, desktop }] of pictures.entries()) {
      const left = GAP + x * cell;
      layers.push({ input: await small(phone, PHONE), left, top: top + TITLE });
      if (show === 'both')
        layers.push({ input: await small(desktop, DESKTOP), left: left + PHONE + GAP / 2, top: top + TITLE });
    }
  }
  await sharp({ create: { width, height, channels: 3, background: '#6b6b6b' } })
    .composite(layers)
    .webp({ quality: 72 })
    .toFile(out);
}

const small = (file: string, width: number) => sharp(file).resize(width, HEIGHT, { fit: 'fill' }).png().toBuffer();

function label(text: string, width: number): Buffer {
  const safe = text.replace(/[^\w/-]/g, '');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${TITLE}"><text x="0" y="17" font-family="sans-serif" font-size="15" fill="#ffffff">${safe}</text></svg>`,
  );
}
