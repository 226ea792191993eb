import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAccount, logIn } from '../support/accounts';
import { brandsFolder } from '../support/product/brand-files';
import { parsePage } from '../support/pages/html';
import { startProduct, type Product } from '../support/product/product';
import { Visitor } from '../support/visitor';

/** A brand with a CDN: a small server that requests photos as a visitor would. */
const BRAND = 'golden-hour';
let product: Product;
let cdn: Server;
let prefix: string;
const fetched: { path: string; status: number; cookie: string | undefined }[] = [];

beforeAll(async () => {
  cdn = createServer((incoming, response) => {
    const headers = { Host: `${BRAND}.localhost:${product.port}` };
    const origin = request({ host: '127.0.0.1', port: product.port, path: incoming.url, headers }, (from) => {
      fetched.push({ path: incoming.url!, status: from.statusCode!, cookie: incoming.headers.cookie });
      response.writeHead(from.statusCode!, from.headers);
      from.pipe(response);
    });
    origin.end();
  });
  await new Promise<void>((resolve) => cdn.listen(0, '127.0.0.1', resolve));
  prefix = `http://cdn.localhost:${(cdn.address() as AddressInfo).port}`;
  const tenantsDir = brandsFolder([BRAND], { [BRAND]: { cdn_prefix: prefix } });
  product = await startProduct({ tenantsDir });
});
afterAll(async () => {
  await product?.stop();
  await new Promise((resolve) => cdn.close(resolve));
});

const picturesOf = (body: string) =>
  [...parsePage(body).querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');
const fromCdn = (path: string) =>
  new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port: (cdn.address() as AddressInfo).port, path }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, bytes: Buffer.concat(parts) }),
      );
    });
    outgoing.once('error', reject);
    outgoing.end();
  });

// covers S3-026
it.each(['/', '/members'])('%s loads its pictures from there, and its policy allows no other host', async (path) => {
  const { body, headers } = await new Visitor(product, BRAND).open(path);
  const pictures = picturesOf(body).filter((src) => src.includes('/photos/'));
  expect(pictures.length).toBeGreaterThan(3);
  for (const src of pictures) expect(src).toMatch(new RegExp(`^${prefix}/photos/[0-9a-z]{26}`));
  const images = /img-src ([^;]+)/.exec(String(headers['content-security-policy']))![1];
  expect(images).toBe(`'self' data: ${prefix}`);
  const picture = await fromCdn(new URL(pictures[0]!).pathname);
  expect([picture.status, picture.headers['content-type'], picture.headers['cross-origin-resource-policy']]).toEqual([
    200,
    'image/webp',
    'cross-origin',
  ]);
  expect(picture.bytes.subarray(8, 12).toString()).toBe('WEBP');
  expect(picture.headers['cache-control']).toContain('public');
});

it('the settings of the API contain it', async () => {
  const { body } = await new Visitor(product, BRAND).call('GET', '/api/settings.php');
  expect(JSON.parse(body)).toMatchObject({ cdn_prefix: prefix });
});

it('private pictures are not loaded from there, and are not available there', async () => {
  const mark = await logIn(product, BRAND, demoAccount(BRAND, 'premium'));
  const { body } = await mark.open('/profile');
  const own = picturesOf(body).filter((src) => src.includes('/photos/'));
  for (const src of own) expect(src).not.toContain('cdn.localhost');
  expect((await fromCdn(`/photos/${'0'.repeat(26)}.webp`)).status).toBe(404);
  expect(fetched.every(({ cookie }) => cookie === undefined)).toBe(true);
});
