import { afterAll, expect, it } from 'vitest';
import { openPictures } from '~/server/pictures/pictures';
import { memoryLogger } from '~/server/operations/logger';
import { testTenant } from '~/tenancy/tenant.testing';
import { findIcon } from './icons.service.server';

const pictures = openPictures({ log: memoryLogger() });
afterAll(() => pictures.close());

it.each([
  ['icon-192.png', 192],
  ['maskable-512.png', 512],
  ['apple.png', 180],
  ['badge.png', 96],
])('draws %s with %d pixels', async (name, side) => {
  const png = (await findIcon({ tenant: testTenant(), pictures }, name))!;
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([side, side]);
});

it('knows no other names', async () => {
  for (const name of ['', '../x.png', 'toString', 'icon-193.png'])
    expect(await findIcon({ tenant: testTenant(), pictures }, name)).toBeUndefined();
});
