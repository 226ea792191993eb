import { describe, expect, it } from 'vitest';
import { companyJson } from './tenant.testing';
import { companySchema } from './company-schema.server';
import { isCreditorId } from './creditor-id';

describe('a SEPA creditor identifier', () => {
  // The example that the German central bank publishes, and those of the demo, with letters among the digits.
  it.each(['DE98ZZZ09999999999', 'NL21ZZZ000000020000', 'DK34ZZZ00000003', 'GB04ZZZSDDEXMP000000001'])(
    '%s is right',
    (id) => expect(isCreditorId(id)).toBe(true),
  );

  it('is right with any business code, which the check digits leave out', () =>
    expect(isCreditorId('DE98A1B09999999999')).toBe(true));

  it('is wrong with other check digits, one other digit, two swapped or another country', () => {
    const right = 'DE98ZZZ09999999999';
    for (let n = 0; n < 100; n++) {
      if (n === 98) continue;
      const digits = String(n).padStart(2, '0');
      expect(isCreditorId(`DE${digits}${right.slice(4)}`), digits).toBe(false);
    }
    for (let at = 7; at < right.length; at++) {
      const changed = right.slice(0, at) + (right[at] === '5' ? '6' : '5') + right.slice(at + 1);
      expect(isCreditorId(changed), changed).toBe(false);
    }
    expect(isCreditorId('DE98ZZZ90999999999')).toBe(false);
    expect(isCreditorId('NL98ZZZ09999999999')).toBe(false);
  });
});

describe('the creditor identifier of a company', () => {
  const problemOf = (creditor_id: unknown) =>
    companySchema.safeParse(companyJson({ creditor_id })).error?.issues.map(({ path, message }) => [path[0], message]);

  it('may be missing, and is then null', () => {
    expect(problemOf(null)).toBeUndefined();
    const { creditor_id: _none, ...without } = companyJson();
    expect(companySchema.parse(without).creditor_id).toBeNull();
  });

  it.each([
    'DE98',
    'de98ZZZ09999999999',
    'DE98 ZZZ0 9999 9999 99',
    '',
    'DE98ZZZ0999999999é',
    `DE98ZZZ${'0'.repeat(29)}`,
  ])('%j is none', (id) =>
    expect(problemOf(id)).toEqual([['creditor_id', 'must be a SEPA creditor identifier such as DE98ZZZ09999999999']]),
  );

  it('is refused with wrong check digits', () =>
    expect(problemOf('DE99ZZZ09999999999')).toEqual([['creditor_id', 'has wrong check digits']]));
});
