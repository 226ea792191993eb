import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { notAPicture } from '../photos.errors';
import { MAX_FILES, receiveFiles } from './receive-files.server';

const post = (body: BodyInit, headers?: HeadersInit) =>
  new Request('http://aurea.localhost/profile/photos', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);

function form(...files: [name: string, content: string | Uint8Array<ArrayBuffer>][]): FormData {
  const data = new FormData();
  data.set('next', '/profile');
  for (const [name, content] of files) data.append('photos', new Blob([content], { type: 'image/jpeg' }), name);
  return data;
}

describe('files of a form', () => {
  it('are received one after the other, whole, and deleted afterwards', async () => {
    const seen: string[] = [];
    const paths: string[] = [];
    let now = 0;
    const received = await receiveFiles(post(form(['a.jpg', 'first'], ['b; name="x".jpg', 'second'])), async (path) => {
      expect(++now).toBe(1);
      seen.push(await readFile(path, 'utf8'));
      paths.push(path);
      now--;
    });
    expect(seen).toEqual(['first', 'second']);
    expect(received.map(({ name, error }) => [name, error])).toEqual([
      ['a.jpg', null],
      [expect.stringContaining('b; name='), null],
    ]);
    expect(paths.some((path) => existsSync(path))).toBe(false);
  });

  it('get a result each: a refused one does not stop the others', async () => {
    const received = await receiveFiles(post(form(['a.jpg', '1'], ['b.svg', '2'], ['c.jpg', '3'])), async (path) => {
      if ((await readFile(path, 'utf8')) === '2') throw notAPicture();
    });
    expect(received.map(({ error }) => error?.code ?? null)).toEqual([null, 'photos.not-a-picture', null]);
  });

  it('are cut off at their maximum size, and a longer one is never processed', async () => {
    let worked = 0;
    // The promise to members is 10 MB; repeated here rather than imported from the code that keeps it.
    const most = 10 * 1024 * 1024;
    const [long, longest] = [new Uint8Array(most + 1), new Uint8Array(most)];
    const received = await receiveFiles(
      post(form(['long.jpg', long], ['longest.jpg', longest], ['short.jpg', 'x'])),
      async () => void worked++,
    );
    expect(received.map(({ error }) => error?.code ?? null)).toEqual(['photos.too-many-bytes', null, null]);
    expect(worked).toBe(2);
  });

  it(`are ${MAX_FILES} at most`, async () => {
    const many = Array.from({ length: MAX_FILES + 3 }, (_, i): [string, string] => [`${i}.jpg`, 'x']);
    const received = await receiveFiles(post(form(...many)), async () => {});
    expect(received.filter(({ error }) => error === null)).toHaveLength(MAX_FILES);
    expect(received.at(-1)!.error).toMatchObject({ code: 'photos.too-many-at-once', values: { count: MAX_FILES } });
  });

  it('are none if the field is empty', async () => {
    const refused = receiveFiles(post(form(['', ''])), async () => {});
    await expect(refused).rejects.toMatchObject({ code: 'photos.none-chosen', status: 400 });
  });
});

const type = { 'Content-Type': 'multipart/form-data; boundary=B' };
const head = '--B\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n';

describe('a broken upload', () => {
  it.each([
    ['ends in the middle', head + 'half a pic'],
    ['ends in its headers', '--B\r\nContent-Dispo'],
    ['is empty', ''],
  ])('%s', async (_what, body) => {
    let worked = 0;
    const refused = receiveFiles(post(body, type), async () => void worked++);
    await expect(refused).rejects.toMatchObject({ status: 400, code: expect.stringMatching(/^photos\./) });
    expect(worked).toBe(0);
  });

  it('fails with its connection, and leaves no file', async () => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from(head + 'half'));
        setTimeout(() => controller.error(new Error('reset')), 20);
      },
    });
    let path = '';
    const refused = receiveFiles(post(body, type), async (at) => void (path = at));
    await expect(refused).rejects.toMatchObject({ code: 'photos.broken-upload' });
    expect(path).toBe('');
  });

  it('has no boundary', async () => {
    const refused = receiveFiles(post('x', { 'Content-Type': 'multipart/form-data' }), async () => {});
    await expect(refused).rejects.toMatchObject({ code: 'photos.broken-upload' });
  });

  it('does not hide a bug of the server', async () => {
    const work = () => Promise.reject(new Error('a bug'));
    await expect(receiveFiles(post(form(['a.jpg', '1'], ['b.jpg', '2'])), work)).rejects.toThrow('a bug');
  });
});
