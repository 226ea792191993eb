/** Part of a file, first and last byte inclusive. */
export interface ByteRange {
  first: number;
  last: number;
}

const SINGLE = /^bytes=(\d*)-(\d*)$/;

/**
 * What a Range header asks for in a file of this size (RFC 9110, 14.1.2); `outside` if no byte of it exists. Returns
 * undefined for several ranges at once, other units and malformed headers: the whole file is sent then, as the standard
 * allows.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, from, to] = SINGLE.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    const tail = Number(to);
    return tail === 0 || size === 0 ? 'outside' : { first: Math.max(0, size - tail), last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return undefined;
  if (first >= size) return 'outside';
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
