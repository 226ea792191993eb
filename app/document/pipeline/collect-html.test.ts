import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { collectHtml } from './collect-html';

/** React fills 2,048 bytes at a time with short texts, so that some characters of two to four bytes cross the ends. */
const pages = Array.from({ length: 16 }, (_, shift) => ['x'.repeat(shift), ...Array<string>(600).fill('£“😀é')]);

const htmlOf = (parts: string[]) => parts.map((word) => `<i>${word}</i>`).join('');

function render(parts: string[], into: (done: (html: Buffer) => void) => Writable): Promise<Buffer> {
  const page = parts.map((word, key) => createElement('i', { key }, word));
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      onAllReady: () => void stream.pipe(into(resolve)),
      onError: reject,
    });
  });
}

it('a page holds exactly the bytes that were rendered, wherever its characters are split', async () => {
  for (const parts of pages) expect((await render(parts, collectHtml)).toString()).toBe(htmlOf(parts));
});

// The negative control and the version test: once it fails, React no longer writes zeros and the patch can be removed.
it('control: React itself writes zeros where a character does not fit', async () => {
  const untouched = (done: (html: Buffer) => void) => {
    const pieces: Buffer[] = [];
    return new Writable({
      write(piece: Buffer, _encoding, next) {
        pieces.push(Buffer.from(piece));
        next();
      },
      final(next) {
        done(Buffer.concat(pieces));
        next();
      },
    });
  };
  const rendered = await Promise.all(pages.map((parts) => render(parts, untouched)));
  expect(rendered.some((page) => page.includes(0))).toBe(true);
});
