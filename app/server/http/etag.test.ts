import { expect, it } from 'vitest';
import { etagOf, hasEtag } from './etag';

it('depends on the bytes alone', () => {
  expect(etagOf(Buffer.from('a'))).toBe(etagOf(Buffer.from('a')));
  expect(etagOf(Buffer.from('a'))).not.toBe(etagOf(Buffer.from('b')));
});

it.each(['W/"a"', '"a"', '"x", W/"a"', '"x","a"'])('is found in %s', (header) => {
  expect(hasEtag(header, 'W/"a"')).toBe(true);
});

it.each([undefined, '', '"b"', 'a', '"aa"'])('is not found in %s', (header) => {
  expect(hasEtag(header, 'W/"a"')).toBe(false);
});
