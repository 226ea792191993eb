import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACTORS, readMatrix, type ActorName, type MatrixRow } from '../support/contract/access-matrix';
import { brandsFolder } from '../support/product/brand-files';
import { gatherActors, type Actor, type Ids } from '../support/contract/matrix-actors';
import { matrixBody } from '../support/contract/matrix-forms';
import { startProduct, type Product } from '../support/product/product';
import { expectQuietLog } from '../support/pages/quiet-log';
import { routeMap } from '../support/contract/route-map';
import type { Visitor } from '../support/visitor';

const HOME = 'golden-hour';
const AWAY = 'zonneterras';
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
/** Routes that end or begin a session: each request there uses a new session. */
const SESSION_ROUTES = new Set(['api-logout', 'login', 'signup', 'api-user', 'members-id-signup']);

const matrix = readMatrix();
const routes = [...new Set(matrix.map(({ route }) => route))];
let product: Product;
let actors: Record<ActorName, Actor>;
const browsers = new Map<ActorName, Visitor>();

beforeAll(async () => {
  // So many credits that no request fails for lack of them.
  product = await startProduct({ tenantsDir: brandsFolder([HOME, AWAY], { [HOME]: { signup_credits: 1000 } }) });
  actors = await gatherActors(product, HOME, AWAY);
});
afterAll(async () => {
  if (!product) return;
  expectQuietLog(product);
  await product.stop();
});

describe('the table of access', () => {
  // covers S6-032
  it('has a row for every route and method, and no other', async () => {
    const named = new Set(matrix.map(({ route, method }) => `${route} ${method}`));
    const needed = (await routeMap()).flatMap(({ id }) => METHODS.map((method) => `${id} ${method}`));
    expect(
      needed.filter((cell) => !named.has(cell)),
      'routes without a row',
    ).toEqual([]);
    expect(
      [...named].filter((cell) => !needed.includes(cell)),
      'rows without a route',
    ).toEqual([]);
  });

  it('requests each row at its route’s own path', async () => {
    const paths = new Map((await routeMap()).map(({ id, path }) => [id, path]));
    const wrong = matrix.filter(({ route, path }) => !shapeOf(paths.get(route) ?? '').test(path.split('?')[0]!));
    expect(wrong.map(({ route, path }) => `${route} ${path}`)).toEqual([]);
  });

  it('leaves a cell empty only if the request names no id', () => {
    const holes = matrix.flatMap((row) =>
      ACTORS.filter((actor) => row.expected[actor] === undefined && !(actor === 'Foreign id' && !namesId(row))).map(
        (actor) => `${row.route} ${row.method} ${actor}`,
      ),
    );
    expect(holes).toEqual([]);
  });
});

describe('the running server', () => {
  // covers S0-003 S2-002 S2-123 S6-001 S6-002 S6-022 S6-032
  it.each(routes)('responds to %s as the table says', async (route) => {
    expect(await wrongCells(matrix.filter((row) => row.route === route))).toEqual([]);
  });

  it('is found to differ if a cell is changed, for every actor', async () => {
    const row = matrix.find(({ route, method }) => route === 'chats' && method === 'GET')!;
    for (const actor of ACTORS.filter((name) => row.expected[name] !== undefined)) {
      const open = row.expected[actor] === '200' ? '403' : '200';
      const lie = { ...row, expected: { ...row.expected, [actor]: open } };
      expect(await wrongCells([lie]), actor).toEqual([expect.stringContaining(`as ${actor}: `)]);
    }
  });

  it('opens the event stream for members of the brand only', async () => {
    const opened = Object.fromEntries(await Promise.all(ACTORS.map(async (actor) => [actor, await openStream(actor)])));
    const stream = '200 text/event-stream; charset=utf-8';
    expect(opened).toEqual({
      Visitor: '204 ',
      Unconfirmed: stream,
      Free: stream,
      Premium: stream,
      Blocked: stream,
      Stranger: '204 ',
      'Foreign id': stream,
    });
  });
});

const namesId = ({ path, fields }: MatrixRow) => /\{/.test(path + Object.values(fields).join(''));
const fill = (text: string, ids: Ids) => text.replaceAll(/\{(\w+)\}/g, (_, name: keyof Ids) => ids[name]);

function shapeOf(path: string): RegExp {
  return new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
      .replaceAll(/:\w+/g, '[^/]+')
      .replace('*', '.+')}$`,
  );
}

/** Describes every cell whose actual response differs from the table. */
async function wrongCells(rows: readonly MatrixRow[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const row of rows) {
    for (const actor of ACTORS) {
      const expected = row.expected[actor];
      if (expected === undefined) continue;
      const { ids } = actors[actor];
      const got = await ask(row, ids, await browserOf(actor, row.route));
      if (!fits(got, fill(expected, ids))) wrong.push(`${row.method} ${row.path} as ${actor}: ${got}, not ${expected}`);
    }
  }
  return wrong;
}

async function browserOf(actor: ActorName, route: string): Promise<Visitor> {
  const known = browsers.get(actor);
  if (known && !SESSION_ROUTES.has(route)) return known;
  const browser = await actors[actor].enter();
  if (!SESSION_ROUTES.has(route)) browsers.set(actor, browser);
  return browser;
}

async function ask(row: MatrixRow, ids: Ids, visitor: Visitor): Promise<string> {
  const path = fill(row.path, ids);
  const fields = Object.fromEntries(Object.entries(row.fields).map(([name, value]) => [name, fill(value, ids)]));
  const body = { ...matrixBody(row.route, row.method), ...fields };
  const isApi = row.route.startsWith('api-') && !(row.route === 'api-logout' && row.method === 'POST');
  const headers = {
    'Sec-Fetch-Site': 'same-origin',
    Accept: isApi ? 'application/json' : 'text/html',
    ...(isApi ? { 'X-Client-Type': 'browser' } : {}),
  };
  const response =
    row.method === 'GET'
      ? await visitor.send('GET', path, undefined, headers)
      : await visitor.send(
          row.method,
          path,
          isApi ? JSON.stringify(body) : new URLSearchParams(body as Record<string, string>).toString(),
          { ...headers, 'Content-Type': isApi ? 'application/json' : 'application/x-www-form-urlencoded' },
        );
  const location = response.headers.location?.replace(visitor.origin, '');
  const flagged = response.body.includes('"authentication_required":true');
  return [response.status, ...(location ? [location] : []), ...(flagged ? ['login'] : [])].join(' ');
}

/** A `*` at the end of an expected response stands for any further text. */
function fits(got: string, expected: string): boolean {
  return expected.endsWith('*') ? got.startsWith(expected.slice(0, -1)) : got === expected;
}

/** Returns the head of the response; the connection of the open stream is then closed. */
async function openStream(actor: ActorName): Promise<string> {
  const visitor = await actors[actor].enter();
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: product.port,
        path: '/api/events',
        headers: { Host: new URL(visitor.origin).host, Cookie: cookie },
      },
      (response) => {
        resolve(`${response.statusCode} ${response.headers['content-type'] ?? ''}`);
        response.destroy();
      },
    );
    outgoing.once('error', reject);
    outgoing.end();
  });
}
