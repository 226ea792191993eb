import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '~/testing/free-port';
import { demoAccount, logIn } from '../support/accounts';
import { ask } from '../support/product/http';
import { respondedEarly, EARLY_RESPONSES } from '../support/product/early-responses';
import { startProduct, type Product } from '../support/product/product';
import { statusOf } from '../support/product/raw';
import { until } from '../support/product/until';

const BRAND = 'golden-hour';
const HOST = `${BRAND}.localhost`;
let product: Product;
let metrics: number;

beforeAll(async () => {
  metrics = await freePort();
  const env = {
    UPLOAD_SECONDS: '2',
    UPLOADS_PER_ADDRESS: '3',
    TRUSTED_PROXIES: '127.0.0.1',
    METRICS_PORT: String(metrics),
  };
  product = await startProduct({ brands: [BRAND], env });
});
afterAll(() => product?.stop());

const figure = async (name: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)![1]);
};

/**
 * Announces photos and sends nothing further. Returns what is received, and whether the server has closed the
 * connection.
 */
function beginUpload(from: string, session: string): { socket: Socket; heard: () => string; closed: () => boolean } {
  const head = [
    'POST /profile/photos HTTP/1.1',
    `Host: ${BRAND}.localhost:${product.port}`,
    `X-Forwarded-For: ${from}`,
    `X-Forwarded-Host: ${BRAND}.localhost:${product.port}`,
    'Sec-Fetch-Site: same-origin',
    `Cookie: session=${session}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 1000000',
  ];
  let heard = '';
  let closed = false;
  const socket = connect(product.port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n--x\r\n`));
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  socket.on('error', () => {});
  socket.on('close', () => (closed = true));
  return { socket, heard: () => heard, closed: () => closed };
}

it('an incomplete body is closed after its time, and one IP address may have only so many at once', async () => {
  // Anyone who is not logged in is answered before the body.
  const session = (await logIn(product, BRAND, demoAccount(BRAND, 'premium'))).cookies.get('session')!;
  const first = ['192.0.2.1', '192.0.2.1', '192.0.2.1'].map((from) => beginUpload(from, session));
  const fourth = await until('the refusal of the fourth', () => {
    const upload = beginUpload('192.0.2.1', session);
    return until('an answer or none', () => upload.heard() !== '' || upload.closed(), 1500).then(
      () => (statusOf(upload.heard()) === 429 ? upload : undefined),
      () => undefined,
    );
  });
  expect(fourth.heard()).toMatch(/retry-after: 10/i);
  const other = beginUpload('192.0.2.2', session);
  await until('the end of all', () => [...first, other].every(({ closed }) => closed()), 10_000);
  expect([...first, other].map(({ heard }) => statusOf(heard()))).not.toContain(429);
  // Anyone who runs the server learns of it: by a figure, and by one line that names the network.
  expect(await figure('facet_bodies_refused')).toBeGreaterThan(0);
  const lines = product.logs().split('\n').filter((line) => line.includes('as many bodies at once as it may')); // prettier-ignore
  expect(lines.map((line) => (JSON.parse(line) as { network: string }).network)).toEqual(['4:192.0.2']);
  await until('free places', async () => (await figure('facet_bodies_taken')) === 0);
});

it.each(Object.entries(EARLY_RESPONSES))(
  'an answer before the body leaves no place taken: %s',
  async (_kind, early) => {
    for (let i = 0; i < 8; i++) expect(await respondedEarly(product.port, HOST, early)).toBe(early.status);
    await until('free places', async () => (await figure('facet_bodies_taken')) === 0);
    const form = await ask(product, BRAND, {
      method: 'POST',
      path: '/login',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'email=nobody%40example.com&password=wrong-password',
    });
    expect(form.status).not.toBe(429);
  },
);

it('metrics are on a port of their own and on no brand', async () => {
  expect((await ask(product, BRAND, { path: '/metrics' })).status).toBe(404);
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  expect(text).toMatch(/^facet_requests_total\{kind="[a-z]+",status="404"\} [1-9]/m);
});
