/** How the numbers of a picture without a profile stand for colors. */
type StatedColors = 'ordinary' | 'p3' | 'unknown';

/** Code points of ITU-T H.273: the primaries of sRGB, those of television and film close to them, and unspecified ones. */
const ORDINARY_PRIMARIES = new Set([1, 2, 5, 6, 7]);
const P3_PRIMARIES = 12;
/** Those made for ordinary screens; linear light, PQ and HLG are not among them. */
const ORDINARY_TRANSFERS = new Set([1, 2, 4, 5, 6, 7, 13, 14, 15]);

/**
 * The decoder follows a profile inside the file but not this shorter statement, so that such pictures would look dull or
 * wrong. Whatever cannot be found is ordinary: whether the file is sound, the decoder says.
 */
export function colorsOfAvif(file: Buffer): StatedColors {
  const meta = find(file, 'meta', 0, file.length);
  if (!meta) return 'ordinary';
  // The boxes marked full begin with a version and flags, of four bytes.
  const inside = (type: string) => find(file, type, meta.start + 4, meta.end);
  const [primary, properties] = [inside('pitm'), inside('iprp')];
  const container = properties && find(file, 'ipco', properties.start, properties.end);
  const linked = properties && find(file, 'ipma', properties.start, properties.end);
  if (!primary || !container || !linked) return 'ordinary';
  const all = [...boxes(file, container.start, container.end)];
  const own = propertiesOf(file, linked, idIn(file, primary)).map((index) => all[index - 1]);
  const colors = own.filter((box) => box?.type === 'colr');
  const stated = colors.map((box) => [nameAt(file, box!.start), box!.start + 4] as const);
  // A profile is more exact, and the decoder follows it.
  if (stated.some(([kind]) => kind === 'prof' || kind === 'rICC')) return 'ordinary';
  const [, at] = stated.find(([kind]) => kind === 'nclx') ?? [];
  return at === undefined || at + 4 > file.length
    ? 'ordinary'
    : nameOf(file.readUInt16BE(at), file.readUInt16BE(at + 2));
}

function nameOf(primaries: number, transfer: number): StatedColors {
  if (!ORDINARY_TRANSFERS.has(transfer)) return 'unknown';
  if (primaries === P3_PRIMARIES) return 'p3';
  return ORDINARY_PRIMARIES.has(primaries) ? 'ordinary' : 'unknown';
}

/** Programs write a few dozen in a row, and a file has room for a million, for which everybody else would wait. */
const MOST_PARTS = 1000;

/** The same of a PNG, which states its colors in a part of four bytes before the pixels. */
export function colorsOfPng(file: Buffer): StatedColors {
  let stated: StatedColors = 'ordinary';
  // Behind the signature; each part has its length, its name and a check sum.
  let left = MOST_PARTS;
  for (let at = 8; at + 12 <= file.length && left > 0; at += 12 + file.readUInt32BE(at)) {
    left -= 1;
    const type = nameAt(file, at + 4);
    if (type === 'iCCP') return 'ordinary';
    if (type === 'IDAT') break;
    if (type === 'cICP') stated = nameOf(file[at + 8]!, file[at + 9]!);
  }
  return stated;
}

interface Box {
  type: string;
  /** Of what is inside. */
  start: number;
  end: number;
}

const nameAt = (file: Buffer, at: number) => file.toString('latin1', at, at + 4);

/** The boxes of ISO/IEC 14496-12 between two places, as far as their sizes fit. */
function* boxes(file: Buffer, from: number, end: number): Generator<Box> {
  let left = MOST_PARTS;
  for (let at = from; at + 8 <= end && left > 0; left -= 1) {
    const stated = file.readUInt32BE(at);
    const long = stated === 1;
    if (long && at + 16 > end) return;
    const size = long ? Number(file.readBigUInt64BE(at + 8)) : stated === 0 ? end - at : stated;
    const start = at + (long ? 16 : 8);
    if (at + size > end || at + size < start) return;
    yield { type: nameAt(file, at + 4), start, end: at + size };
    at += size;
  }
}

function find(file: Buffer, type: string, from: number, end: number): Box | undefined {
  for (const box of boxes(file, from, end)) if (box.type === type) return box;
  return undefined;
}

/** The id of the item that is shown. */
function idIn(file: Buffer, { start, end }: Box): number {
  const wide = file[start] !== 0;
  if (start + (wide ? 8 : 6) > end) return 0;
  return wide ? file.readUInt32BE(start + 4) : file.readUInt16BE(start + 4);
}

/** The places in the list of properties, from 1, of those that belong to the item. */
function propertiesOf(file: Buffer, { start, end }: Box, id: number): number[] {
  const [wideIds, wideIndexes] = [file[start]! > 0, (file[start + 3]! & 1) === 1];
  const step = wideIndexes ? 2 : 1;
  let at = start + 8;
  while (at + (wideIds ? 5 : 3) <= end) {
    const item = wideIds ? file.readUInt32BE(at) : file.readUInt16BE(at);
    at += wideIds ? 4 : 2;
    const count = file[at++]!;
    if (at + count * step > end) return [];
    if (item === id)
      return Array.from({ length: count }, (_, i) =>
        wideIndexes ? file.readUInt16BE(at + i * 2) & 0x7f_ff : file[at + i]! & 0x7f,
      );
    at += count * step;
  }
  return [];
}
