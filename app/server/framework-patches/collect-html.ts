import { Writable } from 'node:stream';

/**
 * Collects what React writes in small pieces; all of it is there already, so nothing has to flow.
 *
 * React 18 fills a buffer of 2,048 bytes and hands on all of it, also where the next character of several bytes did not
 * fit: its last bytes, three at most, are then zeros, which a browser shows as a replacement character in an attribute
 * and a reader of the bytes as a wrong text. A page never holds a zero, so zeros at the end of a piece are left out.
 * React 19 does so itself.
 */
export function collectHtml(done: (html: Buffer) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    // Nothing is held back: what is written is memory that React has let go of.
    highWaterMark: Number.MAX_SAFE_INTEGER,
    write(piece: Buffer, _encoding, next) {
      let end = piece.length;
      while (end > 0 && piece[end - 1] === 0) end -= 1;
      pieces.push(piece.subarray(0, end));
      next();
    },
    final(next) {
      done(Buffer.concat(pieces));
      next();
    },
  });
}
