import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testTenant } from '~/tenancy/tenant.testing';
import { compareTexts, textProblems, writeTextRecord } from './text-record';
import * as source from './source-texts';

const { sourceTexts } = source;
let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'facet-text-record-'))));
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const states = (brand: ReturnType<typeof testTenant>) =>
  compareTexts(folder, [brand]).map(({ text, state }) => `${text} ${state}`);
const paths = (brand: ReturnType<typeof testTenant>) => textProblems(folder, [brand]).map(({ path }) => path);

/** One text of the catalogues in other words. */
function reword(id: string) {
  vi.spyOn(source, 'sourceTexts').mockImplementation((locale, niche) => {
    const intl = sourceTexts(locale, niche);
    const formatMessage = ((descriptor: { id: string }, values: object) =>
      `${intl.formatMessage(descriptor, values as never)}${descriptor.id === id ? ' And more.' : ''}`) as typeof intl.formatMessage; // prettier-ignore
    return { ...intl, formatMessage };
  });
}

describe('what the terms and the privacy page said', () => {
  it('is not asked of a brand without a record, and is the same after recording', () => {
    const brand = testTenant();
    expect([states(brand), paths(brand)]).toEqual([['terms new', 'privacy new'], []]);
    writeTextRecord(folder, brand);
    expect([states(brand), paths(brand)]).toEqual([['terms same', 'privacy same'], []]);
  });

  it.each([
    ['terms.paid-intro', ['$.terms']],
    ['privacy.safe-text', ['$.privacy']],
    ['legal.version', []],
  ])('changes with the text %s', (id, changed) => {
    const brand = testTenant();
    writeTextRecord(folder, brand);
    reword(id);
    expect(paths(brand)).toEqual(changed);
  });

  it('changes with a setting of the brand, until that is a new version and is recorded', () => {
    writeTextRecord(folder, testTenant({ refund_days: 14 }));
    expect(paths(testTenant({ refund_days: 30 }))).toEqual(['$.terms']);
    const [date, from] = ['2027-01-01T12:00:00Z', '2027-02-01T12:00:00Z'];
    const brand = testTenant({
      refund_days: 30,
      text_changes: [{ text: 'terms', date, from, what: '30 days to return credits.' }],
    });
    expect(textProblems(folder, [brand]).map(({ message }) => message)).toEqual([
      'lacks a language, or the version of the brand: npm run tenant -- texts testbrand',
    ]);
    writeTextRecord(folder, brand);
    expect(paths(brand)).toEqual([]);
  });

  it('does not change with the look of the brand or a language that is added', async () => {
    writeTextRecord(folder, testTenant());
    expect(paths(testTenant({ theme: { both: { primary: '#224466' } } }))).toEqual([]);
    const file = join(folder, 'texts/testbrand.json');
    const record = JSON.parse(await readFile(file, 'utf8')) as Record<string, Record<string, string>>;
    delete record['terms']!['nl'];
    await writeFile(file, JSON.stringify(record));
    expect(states(testTenant()), 'to be recorded, without a word about members').toEqual(['terms new', 'privacy same']);
    writeTextRecord(folder, testTenant());
    expect(paths(testTenant())).toEqual([]);
  });
});
