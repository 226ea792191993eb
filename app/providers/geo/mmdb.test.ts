import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { Misconfigured } from '../provider-errors';
import { geoContract } from './geo.contract';
import { openMmdbGeo } from './mmdb';

geoContract('mmdb', () => openMmdbGeo());

it('says which file is missing or is no country data', async () => {
  await expect(openMmdbGeo('/nowhere/at-all.mmdb')).rejects.toThrow(/at-all\.mmdb \(ENOENT\)/);
  await expect(openMmdbGeo(fileURLToPath(import.meta.url))).rejects.toBeInstanceOf(Misconfigured);
});
