import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withBrandFolder } from './registry.testing';
import { companyJson } from '../tenant.testing';

const folder = withBrandFolder();

describe('a bad file', () => {
  it('keeps the last good version and is reported once for each save', async () => {
    const brands = await folder.open();
    await folder.brand('rose', 1, { min_age: 12 });
    await brands.refresh();
    await brands.refresh();
    await folder.brand('iris', 2, { name: 'Another save elsewhere' });
    await brands.refresh();
    expect(brands.bySlug('rose')?.min_age).toBe(18);
    expect(folder.errors).toEqual(['tenants/rose.json: $.min_age must be at least 18']);

    await folder.brand('rose', 1, { min_age: 12, name: 'Saved again, still wrong' });
    await brands.refresh();
    expect(folder.errors).toHaveLength(2);

    await folder.brand('rose', 1, { min_age: 30, hosts: ['rose.example'] });
    await brands.refresh();
    expect(brands.byHost('rose.example')?.min_age).toBe(30);
    expect(folder.errors).toHaveLength(2);
  });

  it('may hold a CDN on this machine only outside production', async () => {
    const local = { cdn_prefix: 'http://cdn.localhost:8123' };
    await folder.brand('rose', 1, local);
    const production = await folder.open();
    expect(folder.errors).toEqual(['tenants/rose.json: $.cdn_prefix must start with https:// in production']);
    expect(production.bySlug('rose')).toBeUndefined();
    folder.close();
    expect((await folder.open({ demoHosts: true })).bySlug('rose')).toMatchObject(local);
    for (const cdn_prefix of ['http://cdn.example', 'http://localhost.example:80', 'http://cdn.localhost', 'ftp://x']) {
      await folder.brand('iris', 2, { cdn_prefix });
      folder.errors.length = 0;
      folder.close();
      const demo = await folder.open({ demoHosts: true });
      expect(demo.bySlug('iris'), cdn_prefix).toBeUndefined();
      expect(folder.errors[0]).toContain('$.cdn_prefix must be empty or start with https://');
    }
  });

  it.each([
    ['half written', '{ "id": 1, "slug": "ro', '$ is not JSON'],
    ['empty', '', '$ is not JSON'],
    ['a list', '[]', '$ '],
    ['null', 'null', '$ '],
    ['huge', ' '.repeat(300_000), '$ is larger than 256 kB'],
  ])('may be %s', async (_what, content, message) => {
    const brands = await folder.open();
    await folder.write('rose.json', content);
    await brands.refresh();
    expect(brands.byHost('rose.example')?.id).toBe(1);
    expect(folder.errors).toHaveLength(1);
    expect(folder.errors[0]).toContain(`tenants/rose.json: ${message}`);
  });

  it('is missing after a start, with the reason in the log', async () => {
    await folder.write('rose.json', '{');
    const brands = await folder.open();
    expect(brands.list().map((tenant) => tenant.slug)).toEqual(['iris']);
    expect(folder.errors).toHaveLength(1);
  });

  it('may be one without permission to read', async () => {
    if (process.getuid?.() === 0) return;
    const brands = await folder.open();
    await chmod(join(folder.directory, 'rose.json'), 0);
    await folder.brand('iris', 2, { name: 'Iris' });
    await brands.refresh();
    expect(brands.bySlug('rose')?.id).toBe(1);
  });

  it('of a company keeps the last good company', async () => {
    const brands = await folder.open();
    await folder.write('companies/acme.json', companyJson({ delete_discount: 90 }));
    await brands.refresh();
    expect(brands.company('acme')?.delete_discount).toBe(30);
    expect(folder.errors).toEqual(['tenants/companies/acme.json: $.delete_discount must be at most 75']);
  });
});
