import { describe, expect, it } from 'vitest';
import { testTenant } from '~/tenancy/tenant.testing';
import { linksOf, readAll, reader } from './documents.testing';
import { hasImprint, writeBan, writeService } from './service-pages.service.server';

// covers S2-050 S2-055
describe('the service pages', () => {
  it('tell how to keep the brand out of reach, with its domain and its age', () => {
    const text = readAll(writeBan(reader({ domain: 'www.velvet.example', min_age: 19 })));
    expect(text).toContain('block www.velvet.example');
    expect(text).toContain('Nobody under 19');
    expect(text).toContain('RTA');
  });

  it('give every way to customer service', () => {
    const text = readAll(writeService(reader({ support_phone: '+44 20-7946 0101', support_email: 'hi@x.example' })));
    expect(text).toContain('+44 20-7946 0101');
    expect(text).toContain('hi@x.example');
    expect(text).toContain('Acme Dating B.V., Teststraat 1, 1000 AA Amsterdam');
    expect(linksOf(writeService(reader({ support_phone: '+44 20-7946 0101' })))).toContain('tel:+442079460101');
  });

  it.each([
    ['NL', ['NL'], false],
    ['DE', ['NL'], true],
    ['AT', ['NL'], true],
    ['NL', ['NL', 'DE'], true],
    ['NL', ['AT'], true],
  ])('have an imprint with a company in %s and members in %s: %s', (country, countries, wanted) => {
    const { company } = testTenant({}, { country });
    expect(hasImprint({ company, countries } as Parameters<typeof hasImprint>[0])).toBe(wanted);
  });
});
