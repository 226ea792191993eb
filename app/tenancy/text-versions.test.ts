import { describe, expect, it } from 'vitest';
import { textDate, termsVersion, termsVersions } from './text-versions';
import { tenantSchema } from './tenant-schema.server';
import { tenantJson, testTenant } from './tenant.testing';

const terms = (date: string, from: string) => ({ text: 'terms', date, from, what: 'Something.' });
const privacy = (date: string, from?: string) => ({ text: 'privacy', date, ...(from ? { from } : {}), what: 'Else.' });

describe('the versions of the terms', () => {
  it('are the first one and those that the brand names, the latest being the version of the page', () => {
    const brand = testTenant(
      { text_changes: [terms('2026-05-01T12:00:00Z', '2026-06-15T00:00:00Z'), privacy('2027-01-01T12:00:00Z')] },
      { added: '2020-01-01T00:00:00Z' },
    );
    expect(termsVersions(brand).map(({ at, what }) => [new Date(at).getUTCFullYear(), what])).toEqual([
      [2023, null],
      [2026, 'Something.'],
    ]);
    expect(termsVersion(brand)).toBe('2026-05-01T12:00:00Z');
    expect(new Date(textDate(brand, 'privacy')).toISOString()).toBe('2027-01-01T12:00:00.000Z');
    expect(termsVersion({ ...brand, text_changes: [] })).toBe('2023-12-01T12:00:00Z');
  });

  it('have one of the company that took over, which applies to members thirty days later', () => {
    const brand = testTenant({}, { added: '2025-02-01T00:00:00Z' });
    const [first, company] = termsVersions(brand);
    expect(first!.at).toBe(Date.parse('2023-12-01T12:00:00Z'));
    expect([company!.at, company!.from]).toEqual([Date.parse('2025-02-01T00:00:00Z'), Date.parse('2025-03-03T00:00:00Z')]); // prettier-ignore
    // Named by the brand as well, it is one version, in the brand's words.
    const changed = testTenant(
      { text_changes: [terms('2025-02-01T00:00:00Z', '2025-04-01T00:00:00Z')] },
      { added: '2025-02-01T00:00:00Z' },
    );
    expect(termsVersions(changed).map(({ what }) => what)).toEqual([null, 'Something.']);
  });
});

describe('the changes of a brand’s file', () => {
  const problems = (...changes: object[]) => {
    const parsed = tenantSchema.safeParse(tenantJson({ text_changes: changes }));
    return parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  };

  it('leave members thirty days to read new terms', () => {
    expect(problems(terms('2026-05-01T12:00:00Z', '2026-05-31T12:00:00Z'))).toEqual([]);
    expect(problems(terms('2026-05-01T12:00:00Z', '2026-05-31T11:59:59Z'))).toEqual([
      'text_changes.0.from must be at least 30 days after the date',
    ]);
    expect(problems({ text: 'terms', date: '2026-05-01T12:00:00Z', what: 'Something.' })).toHaveLength(1);
  });

  it('are in order, and no change of the privacy page asks for anything', () => {
    const [may, june] = ['2026-05-01T12:00:00Z', '2026-06-01T12:00:00Z'];
    expect(problems(terms(june, '2026-08-01T12:00:00Z'), privacy(may))).toEqual([]);
    expect(problems(privacy(june), privacy(may))).toEqual([
      'text_changes.1.date must be later than that of the change before it',
    ]);
    expect(problems(privacy(may, june))).toEqual([
      'text_changes.0.from is for terms only: a change of the privacy page needs no answer',
    ]);
  });
});
