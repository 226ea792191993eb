import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMariadb, type PrivateMariadb } from '~/testing/mariadb/mariadb';
import { demoAccount, logIn } from '../support/accounts';
import { sendMessage, startChat } from '../support/chatting';
import { startProduct, type Product } from '../support/product/product';
import { Visitor } from '../support/visitor';

const BRAND = 'golden-hour';
const PATHS = ['/api/user.php', '/api/chats.php', '/api/likes.php'];
/** A connection of its own: of two workers, each then gets every second request. */
const ALONE = { Connection: 'close' };

let mariadb: PrivateMariadb;
beforeAll(async () => {
  mariadb = await startMariadb();
});
afterAll(() => mariadb?.stop());

const tagOf = async (who: Visitor, path: string) => {
  const { status, headers } = await who.call('GET', path, undefined, ALONE);
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
  expect(headers.etag, path).toBeDefined();
  return headers.etag!;
};

const holds = (who: Visitor, path: string, tag: string, method = 'GET') =>
  who.call(method, path, undefined, { ...ALONE, 'If-None-Match': tag });

describe.each([
  ['one process on SQLite', undefined],
  ['two workers on MariaDB', { WORKERS: '2' }],
] as const)('what open pages fetch again: %s', (_, workers) => {
  let product: Product;
  let mark: Visitor;
  let anna: Visitor;
  let chat: string;
  beforeAll(async () => {
    const databaseUrl = workers && (await mariadb.createDatabase('unchanged'));
    product = await startProduct({ brands: [BRAND, 'zonneterras'], ...(workers && { databaseUrl, env: workers }) });
    mark = await logIn(product, BRAND, demoAccount(BRAND, 'premium'));
    anna = await logIn(product, BRAND, demoAccount(BRAND, 'free'));
    const { user } = JSON.parse((await anna.call('GET', '/api/user.php')).body) as { user: { id: string } };
    chat = await startChat(mark, user.id, 'Hello');
    for (const who of [mark, anna]) await who.call('GET', '/api/chats.php');
  });
  afterAll(() => product?.stop());

  // covers X37-601
  it('is not sent again while nothing has changed, by any worker, to any tab', async () => {
    for (const path of PATHS) {
      const tags = [await tagOf(anna, path), await tagOf(anna, path)];
      for (let i = 0; i < 6; i++) {
        const response = await holds(anna, path, tags[i % 2]!);
        expect([response.status, response.body], path).toEqual([304, '']);
        expect(response.headers).toMatchObject({ etag: tags[i % 2], 'cache-control': 'private, no-store' });
        expect(response.headers['x-content-type-options']).toBe('nosniff');
      }
      expect((await holds(anna, path, tags[0]!, 'HEAD')).status).toBe(304);
    }
  });

  // covers X37-601
  it('is sent at once after a change, by every worker', async () => {
    const [chats, user] = [await tagOf(anna, '/api/chats.php'), await tagOf(mark, '/api/user.php')];
    expect((await sendMessage(mark, chat, 'And another one')).status).toBe(200);
    for (let i = 0; i < 4; i++) {
      const response = await holds(anna, '/api/chats.php', chats);
      expect(response.status).toBe(200);
      expect(response.body).toContain('And another one');
      expect((await holds(mark, '/api/user.php', user)).status).toBe(200);
    }
  });

  // covers X37-602
  it('is the same for clients that know nothing of it, and for other addresses', async () => {
    const tag = await tagOf(anna, '/api/chats.php');
    expect((await anna.call('GET', '/api/chats.php')).status).toBe(200);
    expect((await holds(anna, '/api/chats.php?x=1', tag)).status).toBe(200);
    expect((await holds(anna, '/api/chats.php?before=x', tag)).headers.etag).toBeUndefined();
    // Another last character than the tag's own, which is one of 64.
    const similar = `${tag.slice(0, -2)}${tag.at(-2) === 'x' ? 'y' : 'x'}"`;
    for (const header of ['*', '"x"', similar])
      expect((await holds(anna, '/api/chats.php', header)).status, header).toBe(200);
  });

  // covers X37-602
  it('is confirmed to nobody else, to no other brand, and to nobody whose session has ended', async () => {
    const tags = await Promise.all(PATHS.map((path) => tagOf(anna, path)));
    const [nobody, there] = [new Visitor(product, BRAND), new Visitor(product, 'zonneterras')];
    there.cookies.set('session', anna.cookies.get('session')!);
    for (const [i, path] of PATHS.entries()) {
      expect((await holds(mark, path, tags[i]!)).status, path).toBe(200);
      const missing = path === '/api/user.php' ? 200 : 403;
      expect((await holds(nobody, path, tags[i]!)).status, path).toBe(missing);
      expect((await holds(there, path, tags[i]!)).status, path).toBe(missing);
    }
    const second = await logIn(product, BRAND, demoAccount(BRAND, 'free'));
    const theirs = await tagOf(second, '/api/chats.php');
    // The same member in another browser sees the same.
    expect((await holds(anna, '/api/chats.php', theirs)).status).toBe(304);
    const token = second.cookies.get('session')!;
    expect((await second.call('GET', '/api/logout.php')).status).toBe(200);
    second.cookies.set('session', token);
    for (let i = 0; i < 4; i++) {
      const response = await holds(second, '/api/chats.php', theirs);
      expect(response.status).toBe(403);
      expect(JSON.parse(response.body)).toMatchObject({ authentication_required: true });
    }
    expect((await holds(anna, '/api/chats.php', theirs)).status).toBe(304);
  });

  // covers X37-602
  it('is sent again when it is old, for what time alone changes', async () => {
    const tag = await tagOf(anna, '/api/chats.php');
    await product.advance(16 * 60_000);
    expect((await holds(anna, '/api/chats.php', tag)).status).toBe(200);
    const later = await tagOf(anna, '/api/chats.php');
    await product.advance(-60_000);
    expect((await holds(anna, '/api/chats.php', later)).status).toBe(200);
  });
});
