import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '~/testing/free-port';
import { ask } from '../support/product/http';
import { startProduct, type Product } from '../support/product/product';
import { statusOf } from '../support/product/raw';
import { until } from '../support/product/until';

const BRAND = 'golden-hour';
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

/**
 * Announces photos and sends nothing further. Returns what is received, and whether the server has closed the
 * connection.
 */
function beginUpload(from: string): { socket: Socket; heard: () => string; closed: () => boolean } {
  const head = [
    'POST /profile/photos HTTP/1.1',
    `Host: ${BRAND}.localhost:${product.port}`,
    `X-Forwarded-For: ${from}`,
    `X-Forwarded-Host: ${BRAND}.localhost:${product.port}`,
    'Sec-Fetch-Site: same-origin',
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
  const first = ['192.0.2.1', '192.0.2.1', '192.0.2.1'].map(beginUpload);
  const fourth = await until('the refusal of the fourth', () => {
    const one = beginUpload('192.0.2.1');
    return until('an answer or none', () => one.heard() !== '' || one.closed(), 1500).then(
      () => (statusOf(one.heard()) === 429 ? one : undefined),
      () => undefined,
    );
  });
  expect(fourth.heard()).toMatch(/retry-after: 10/i);
  const other = beginUpload('192.0.2.2');
  await until('the end of all', () => [...first, other].every(({ closed }) => closed()), 10_000);
  expect([...first, other].map(({ heard }) => statusOf(heard()))).not.toContain(429);
});

it('metrics are on a port of their own and on no brand', async () => {
  expect((await ask(product, BRAND, { path: '/metrics' })).status).toBe(404);
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  expect(text).toMatch(/^facet_requests_total\{kind="[a-z]+",status="404"\} [1-9]/m);
});
