/**
 * Makes app/landing/map/<country>.json, the drawn maps of landers: `node tools/assets/map-data.mjs [country …]`.
 * Borders are from Natural Earth 1:10m (public domain) and, for the United States, from the Census Bureau (public
 * domain); docs/licences.md names the packages that carry them. The server reads only the result, so run this when the
 * places change.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { COUNTRIES } from './map/countries.mjs';
import { drawRegions } from './map/draw.mjs';
import { assignRegions } from './map/regions.mjs';
import { fetchSources } from './map/sources.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const out = join(root, 'app', 'landing', 'map');
mkdirSync(out, { recursive: true });

const chosen = process.argv.slice(2);
const sources = fetchSources();
try {
  for (const country of Object.keys(COUNTRIES).filter((code) => chosen.length === 0 || chosen.includes(code))) {
    const places = readPlaces(country);
    const plan = COUNTRIES[country];
    const features = assignRegions(sources.featuresOf(country), places, plan);
    const map = { country, source: plan.source ?? 'natural-earth', ...drawRegions(features, places, plan) };
    const missing = places.filter(({ id }) => !map.regions.some((region) => region.id === id));
    if (missing.length > 0) throw new Error(`${country}: no shape for ${missing.map(({ id }) => id).join(', ')}`);
    const text = `${JSON.stringify(map)}\n`;
    writeFileSync(join(out, `${country}.json`), text);
    const packed = brotliCompressSync(Buffer.from(text)).length;
    console.log(country, `${map.width}x${map.height}`, `${map.regions.length} regions`, text.length, packed);
  }
} finally {
  rmSync(sources.folder, { recursive: true, force: true });
}

/** The product's own regions with their towns, the largest town first. */
function readPlaces(country) {
  const file = join(root, 'app', 'features', 'profiles', 'places', `${country}.json`);
  return JSON.parse(readFileSync(file, 'utf8')).regions.map(({ id, cities }) => ({
    id,
    towns: cities.split('|').map((entry) => {
      const [, latitude, longitude, population] = entry.split(';');
      return { at: [Number(longitude), Number(latitude)], population: Number(population) };
    }),
  }));
}
