import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/i18n/locales';
import { checkCatalogues } from './check';
import { readSameTexts } from './same-texts';

const root = join(import.meta.dirname, '../..');
const locales = join(root, 'locales');
const problems = checkCatalogues(locales, join(root, 'app'), { same: readSameTexts() });

describe('the catalogues of the project', () => {
  // covers S1-015 S1-016 S1-017 S1-018 S1-019 S1-020 S1-021 S1-022 S1-023 S1-024 S1-025
  it.each(LOCALES)('%s is complete: no message missing, extra or of another structure', (locale) => {
    expect(problems).toEqual([]);
    const files = readdirSync(join(locales, locale)).filter((name) => name.endsWith('.json'));
    expect(files.length).toBeGreaterThan(10);
    for (const name of files)
      expect(Object.keys(JSON.parse(readFileSync(join(locales, locale, name), 'utf8')))).not.toEqual([]);
  });
});
