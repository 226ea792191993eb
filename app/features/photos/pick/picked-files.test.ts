import { expect, it } from 'vitest';
import { MAX_MEGABYTES, PICTURE_TYPES, picturesPasted, problemOfFile } from './picked-files';

const MEGABYTE = 1024 * 1024;
const fileOf = (type: string, size = 1) => ({ name: 'a', type, size });
const codeOf = (type: string, size?: number) => problemOfFile(fileOf(type, size))?.code ?? null;

it('refuses only what is certain: no picture, HEIC, and more bytes than the server takes', () => {
  expect(codeOf('application/pdf')).toBe('photos.not-a-picture');
  expect(codeOf('video/mp4')).toBe('photos.not-a-picture');
  expect(codeOf('image/heic')).toBe('photos.heic');
  expect(codeOf('image/jpeg', MAX_MEGABYTES * MEGABYTE + 1)).toBe('photos.too-many-bytes');
});

it('leaves the rest to the server: a file without a type, an unusual kind, and one of exactly the greatest size', () => {
  expect(codeOf('')).toBeNull();
  expect(codeOf('image/svg+xml')).toBeNull();
  expect(codeOf('image/jpeg', MAX_MEGABYTES * MEGABYTE)).toBeNull();
});

it('lets every kind through that the file picker offers, and leaves HEIC out, so that phones convert it', () => {
  expect(PICTURE_TYPES.split(',').map((type) => codeOf(type))).toEqual([null, null, null, null, null]);
  expect(PICTURE_TYPES).toBe('image/jpeg,image/png,image/webp,image/avif,image/gif');
});

const copied = (types: string[], ...files: File[]) => ({ types, files }) as unknown as DataTransfer;
const picture = new File(['x'], 'a.png', { type: 'image/png' });

it('takes the pictures of what was copied, but not the picture of a text', () => {
  expect(picturesPasted(copied(['Files'], picture, new File(['x'], 'a.pdf', { type: 'application/pdf' })))).toEqual([
    picture,
  ]);
  expect(picturesPasted(copied(['text/plain', 'text/html', 'Files'], picture))).toEqual([]);
  expect(picturesPasted(copied(['text/plain']))).toEqual([]);
});
