import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isReservedName, placeholdersOf } from './placeholders.server';
import { withBrandFolder } from './registry/registry.testing';
import { companyJson, testTenant } from './tenant.testing';

const OWN = {
  domain: 'www.rose.dating',
  hosts: ['rose.dating'],
  mail_address: 'no-reply@rose.dating',
  support_email: 'hello@rose.dating',
  payment_providers: [],
};
const COMPANY = { kvk: '34567890', vat_numbers: ['NL345678901B01'], support_email: 'care@acme.dating' };

describe('names that nobody can own', () => {
  it.each(['rose.example', 'www.example.com', 'example.net', 'a.b.test', 'x.invalid', 'printer.local', 'ROSE.EXAMPLE'])(
    '%s is reserved',
    (host) => expect(isReservedName(host)).toBe(true),
  );
  it.each(['rose.dating', 'myexample.com', 'example.com.au', 'test.com', 'example.dating', 'www.rose.internal'])(
    '%s is not',
    (host) => expect(isReservedName(host)).toBe(false),
  );
});

describe('the placeholders of a brand', () => {
  const recorded = new Set(['testbrand']);
  const pathsOf = (file: object, company: object = {}, texts: ReadonlySet<string> = recorded) =>
    placeholdersOf(testTenant({ ...OWN, ...file }, { ...COMPANY, ...company }), texts).map(
      ({ file: name, path }) => `${name} ${path}`,
    );

  it('are none where everything is its own', () => expect(pathsOf({})).toEqual([]));

  it.each<[object, object, string]>([
    [{ domain: 'www.rose.example' }, {}, 'testbrand.json $.domain'],
    [{ hosts: ['rose.dating', 'rose.test'] }, {}, 'testbrand.json $.hosts[1]'],
    [{ mail_address: 'no-reply@mail.rose.example' }, {}, 'testbrand.json $.mail_address'],
    [{ support_email: 'hello@rose.invalid' }, {}, 'testbrand.json $.support_email'],
    [
      { payment_providers: [{ account: 'sandbox', kind: 'sandbox', webhook_secrets: [] }] },
      {},
      'testbrand.json $.payment_providers[0]',
    ],
    [{}, { kvk: '00000009' }, 'companies/acme.json $.kvk'],
    [{}, { vat_numbers: ['NL345678901B01', 'BE0000000002'] }, 'companies/acme.json $.vat_numbers[1]'],
  ])('name the place: %j %j', (file, company, place) => expect(pathsOf(file, company)).toEqual([place]));

  it('include the address of the company, once, where the brand has none of its own', () => {
    const support_email = 'care@acme.example';
    expect(pathsOf({ support_email: null }, { support_email })).toEqual(['companies/acme.json $.support_email']);
  });

  it('include texts that were never recorded', () => expect(pathsOf({}, {}, new Set())).toEqual(['testbrand.json $']));
});

describe('in production', () => {
  const folder = withBrandFolder();

  it('a brand is served from the moment on at which its last placeholder is gone, and keeps being served', async () => {
    await folder.write('companies/acme.json', companyJson(COMPANY));
    await folder.brand('rose', 1, OWN);
    const brands = await folder.open({ refusePlaceholders: true });
    expect(brands.list()).toEqual([]);
    expect(folder.errors).toContain(
      'tenants/rose.json: $ has terms and a privacy page that were never recorded: read them, then npm run tenant -- texts rose',
    );
    expect(brands.problems().map(({ file }) => file)).toContain('iris.json');

    await mkdir(join(folder.directory, 'texts'));
    await folder.write('texts/rose.json', {});
    await brands.refresh();
    expect(brands.list().map(({ slug }) => slug)).toEqual(['rose']);

    await folder.brand('rose', 1, { ...OWN, domain: 'www.rose.example' });
    await brands.refresh();
    expect(brands.bySlug('rose')?.domain).toBe('www.rose.dating');
    expect(brands.problems().map(({ path }) => path)).toContain('$.domain');
  });

  it('negative control: elsewhere the demo’s brands are served', async () => {
    expect((await folder.open()).list()).toHaveLength(2);
  });
});
