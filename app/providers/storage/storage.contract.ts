import { beforeEach, describe, expect, it } from 'vitest';
import { Rejected } from '../provider-errors';
import type { StoragePort } from './storage-port';

const BAD_KEYS = [
  '', '.', '..', '../secret', 'a/../../secret', '/etc/passwd', 'a//b', 'a/', 'A.webp', 'a\\b', 'a\u0000b', '.hidden', 'a/.hidden',
  'a b', 'ä', '%2e%2e/a', 'a~', 'c:/x', 'x'.repeat(201), 'a/b/c/d/e/f/g/h/i',
]; // prettier-ignore

/** What every storage adapter promises, including the in-memory one. */
export function storageContract(name: string, open: () => Promise<StoragePort>): void {
  describe(`storage contract: ${name}`, () => {
    let port: StoragePort;
    beforeEach(async () => {
      port = await open();
    });
    const bytes = Buffer.from([0, 255, 10, 13, 10, 123, 1]);

    it('returns what was put', async () => {
      const put = await port.put('1/photos/ab-1.webp', bytes, 'image/webp');
      expect(put).toMatchObject({ contentType: 'image/webp', size: 7 });
      expect(await port.get('1/photos/ab-1.webp')).toEqual({ ...put, bytes });
      expect(await port.exists('1/photos/ab-1.webp')).toBe(true);
    });

    it('stores an empty file and a large one', async () => {
      const large = Buffer.alloc(3_000_000, 'facet');
      await port.put('empty', new Uint8Array(), 'application/octet-stream');
      await port.put('large', large, 'text/plain; charset=utf-8');
      expect((await port.get('empty'))!.bytes).toHaveLength(0);
      expect((await port.get('large'))!.bytes.equals(large)).toBe(true);
    });

    it('replaces a file under another etag; the same bytes keep theirs', async () => {
      const first = await port.put('a', bytes, 'image/webp');
      expect((await port.put('a', bytes, 'image/webp')).etag).toBe(first.etag);
      const second = await port.put('a', Buffer.from('other'), 'image/avif');
      expect(second.etag).not.toBe(first.etag);
      expect(await port.get('a')).toEqual({ ...second, bytes: Buffer.from('other') });
      expect(first.etag).toMatch(/^[\w-]{27}$/);
    });

    it('returns nothing for what was never put or is deleted, and deletes twice without an error', async () => {
      expect(await port.get('a/b')).toBeUndefined();
      await port.put('a/b', bytes, 'image/webp');
      await port.delete('a/b');
      await port.delete('a/b');
      expect(await port.get('a/b')).toBeUndefined();
      expect(await port.exists('a/b')).toBe(false);
    });

    it('lets a key and a key below it live side by side', async () => {
      await port.put('a', Buffer.from('1'), 'text/plain');
      await port.put('a/b', Buffer.from('2'), 'text/plain');
      await port.put('a/b/c', Buffer.from('3'), 'text/plain');
      expect((await port.get('a'))!.bytes.toString()).toBe('1');
      expect((await port.get('a/b'))!.bytes.toString()).toBe('2');
    });

    it('is not affected by changes of the caller’s bytes', async () => {
      const mine = Buffer.from('abc');
      await port.put('a', mine, 'text/plain');
      mine.fill(0);
      (await port.get('a'))!.bytes.fill(1);
      expect((await port.get('a'))!.bytes.toString()).toBe('abc');
    });

    it('holds one whole file after many writes of one key at once', async () => {
      const all = Array.from({ length: 20 }, (_, i) => Buffer.alloc(50_000, String(i)));
      await Promise.all(all.map((bytes) => port.put('race', bytes, 'text/plain')));
      const end = (await port.get('race'))!.bytes;
      expect(all.some((bytes) => bytes.equals(end))).toBe(true);
    });

    it.each(BAD_KEYS)('stores nothing under %j, and finds nothing there', async (key) => {
      await expect(port.put(key, bytes, 'image/webp')).rejects.toBeInstanceOf(Rejected);
      expect(await port.get(key)).toBeUndefined();
      expect(await port.exists(key)).toBe(false);
      await port.delete(key);
    });

    it('refuses a content type that could inject a header', async () => {
      await expect(port.put('a', bytes, 'image/webp\r\nSet-Cookie: a=b')).rejects.toBeInstanceOf(Rejected);
      await expect(port.put('a', bytes, '')).rejects.toBeInstanceOf(Rejected);
    });
  });
}
