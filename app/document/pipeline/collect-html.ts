import { Writable } from 'node:stream';

/**
 * Collects the HTML that React writes in small pieces. All of it is ready, so it need not be streamed.
 *
 * React 18 fills a buffer of 2,048 bytes and hands on all of it, even if the next character of several bytes did not
 * fit. The last bytes, three at most, are then zeros, which a browser shows as a replacement character in an attribute
 * and which garble the text for anything that reads the bytes. A page never contains a zero byte, so zeros at the end
 * of a piece are left out. React 19 does so itself.
 */
export function collectHtml(done: (html: Buffer) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    // Disables backpressure: the pieces are in memory already.
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
