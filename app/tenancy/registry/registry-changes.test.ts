import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withBrandFolder } from './registry.testing';
import { companyJson, tenantJson } from '../tenant.testing';

const folder = withBrandFolder();

describe('a change on disk', () => {
  it('is live without a restart', async () => {
    const brands = await folder.open({ pollMs: 50 });
    await folder.brand('lily', 3);
    await expect.poll(() => brands.byHost('www.lily.example')?.id, { timeout: 2_000 }).toBe(3);
  });

  it('makes a new version, and leaves the other brands the very same object', async () => {
    const brands = await folder.open();
    const [rose, iris] = [brands.bySlug('rose')!, brands.bySlug('iris')!];
    await folder.brand('rose', 1, { name: 'Rosa' });
    await brands.refresh();
    expect(brands.bySlug('rose')).toMatchObject({ name: 'Rosa' });
    expect(brands.bySlug('rose')!.version).not.toBe(rose.version);
    expect(brands.bySlug('iris')).toBe(iris);
    expect(brands.byHost('rose.example')).toBeUndefined();
  });

  it('of the company changes all its brands', async () => {
    const brands = await folder.open();
    const before = brands.bySlug('iris')!.version;
    await folder.write('companies/acme.json', companyJson({ support_phone: '+31 20 555 0200' }));
    await brands.refresh();
    expect(brands.bySlug('iris')).toMatchObject({ support_phone: '+31 20 555 0200' });
    expect(brands.bySlug('iris')!.version).not.toBe(before);
  });

  it('of white space only changes nothing', async () => {
    const brands = await folder.open();
    const before = brands.bySlug('iris');
    await folder.write(
      'iris.json',
      JSON.stringify(tenantJson({ slug: 'iris', id: 2, domain: 'www.iris.example' }), null, 4),
    );
    await brands.refresh();
    expect(brands.bySlug('iris')).toBe(before);
  });

  it('removes a brand with its file, and frees its hosts', async () => {
    const brands = await folder.open();
    await rm(join(folder.directory, 'rose.json'));
    await folder.brand('iris', 2, { hosts: ['rose.example'] });
    await brands.refresh();
    expect(brands.bySlug('rose')).toBeUndefined();
    expect(brands.byHost('rose.example')?.slug).toBe('iris');
    expect(folder.errors).toEqual([]);
  });

  it('may swap hosts between two brands', async () => {
    const brands = await folder.open();
    await folder.brand('rose', 1, { domain: 'www.iris.example' });
    await folder.brand('iris', 2, { domain: 'www.rose.example' });
    await brands.refresh();
    expect(brands.byHost('www.iris.example')?.slug).toBe('rose');
    expect(folder.errors).toEqual([]);
  });

  it('may come through a symbolic link, as with container mounts', async () => {
    const brands = await folder.open();
    await folder.write('target.txt', tenantJson({ slug: 'lily', id: 3, domain: 'www.lily.example' }));
    await symlink(join(folder.directory, 'target.txt'), join(folder.directory, 'lily.json'));
    await brands.refresh();
    expect(brands.bySlug('lily')?.id).toBe(3);
  });
});
