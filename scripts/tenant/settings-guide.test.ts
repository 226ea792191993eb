import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandSettings, companySettings, listSettings, settingsGuide } from './settings-guide';

const guide = join(import.meta.dirname, '../../docs/guides/brand-settings.md');

// covers X17-072
it('is the guide of the settings as they are: npm run tenant -- schema', async () => {
  expect(await readFile(guide, 'utf8')).toBe(await settingsGuide());
});

// covers X17-072
it('says of each setting of a brand and of a company what it does', () => {
  const all = [...brandSettings(), ...companySettings()];
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ schema }) => !schema.description).map(({ path }) => path)).toEqual([]);
});

it('finds a setting without words at any depth', () => {
  const found = listSettings({
    properties: {
      name: { type: 'string', description: 'The name.' },
      prices: { description: 'By country.', additionalProperties: { properties: { currency: { type: 'string' } } } },
      texts: { description: 'A list.', items: { properties: { date: { type: 'string' } } } },
    },
  });
  expect(found.filter(({ schema }) => !schema.description).map(({ path }) => path)).toEqual([
    'prices.*.currency',
    'texts[].date',
  ]);
});
