import { expect, it } from 'vitest';
import { findPictureFormat } from './picture-format';

const iso = (major: string, ...compatible: string[]) =>
  Buffer.from(`\0\0\0\x20ftyp${major}\0\0\0\0${compatible.join('')}`, 'latin1');

it.each([
  ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['webp', Buffer.from('RIFF\x01\x02\x0a\x04WEBPVP8 ', 'latin1')],
  ['gif', Buffer.from('GIF89a')],
  ['avif', iso('avif', 'avif', 'mif1')],
  ['avif', iso('mif1', 'mif1', 'avif')],
  ['avif-sequence', iso('avis', 'avis', 'msf1', 'avif')],
  ['avif-sequence', iso('avif', 'mif1', 'avis')],
  ['heic', iso('heic', 'mif1', 'heic')],
] as const)('recognises %s by its first bytes', (format, head) => {
  expect(findPictureFormat(head)).toBe(format);
});

it.each([
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">'],
  ['XML', '<?xml version="1.0"?><svg>'],
  ['PDF', '%PDF-1.7'],
  ['TIFF', 'II*\0'],
  ['HTML', '<!doctype html><script>'],
  ['MP4', '\0\0\0\x20ftypisom\0\0\0\0isomavc1'],
  ['a comment before a JPEG', '<!-- \xff\xd8\xff'],
  ['nothing', ''],
])('refuses %s as a photo', (_name, text) => {
  expect(findPictureFormat(Buffer.from(text, 'latin1'))).toBeUndefined();
});
