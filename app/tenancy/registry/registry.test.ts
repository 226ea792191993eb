import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { withBrandFolder } from './registry.testing';

const folder = withBrandFolder();

describe('looking up a brand', () => {
  it('goes by domain, further hosts, slug and id', async () => {
    const brands = await folder.open();
    for (const host of ['www.rose.example', 'rose.example', 'WWW.Rose.Example:8443', 'rose.example.']) {
      expect(brands.byHost(host)?.slug).toBe('rose');
    }
    expect(brands.byId(2)).toBe(brands.bySlug('iris'));
    expect(brands.list().map((tenant) => tenant.slug)).toEqual(['rose', 'iris']);
    expect(brands.company('acme')?.name).toBe('Acme Dating B.V.');
  });

  it.each(['', 'rose', 'example', 'evil-rose.example', 'rose.example.evil.example', 'rose.example:80:80', '[::1]'])(
    'finds no brand for %j',
    async (host) => {
      expect((await folder.open({ demoHosts: true })).byHost(host)).toBeUndefined();
    },
  );

  it('responds on <slug>.localhost only in the demo', async () => {
    expect((await folder.open()).byHost('rose.localhost')).toBeUndefined();
    folder.close();
    const demo = await folder.open({ demoHosts: true });
    expect(demo.byHost('rose.localhost:3000')?.id).toBe(1);
    expect(demo.byHost('localhost:3000')).toBeUndefined();
  });

  it('returns brands that nobody can change', async () => {
    const rose = (await folder.open()).bySlug('rose')!;
    expect(() => Object.assign(rose.limits.free, { photos: 99 })).toThrow(TypeError);
    expect(() => Object.assign(rose.company, { name: 'x' })).toThrow(TypeError);
  });

  it('ignores the template, the schema and other files', async () => {
    await folder.write('_template.json', '{');
    await folder.write('tenant.schema.json', '{}');
    await folder.write('notes.txt', 'x');
    await mkdir(join(folder.directory, 'folder.json'));
    expect((await folder.open()).list()).toHaveLength(2);
    expect(folder.errors).toEqual([]);
  });
});

describe('the folder of brands', () => {
  it('keeps all brands if it cannot be listed for a while', async () => {
    const brands = await folder.open();
    await rename(folder.directory, `${folder.directory}-away`);
    await brands.refresh();
    expect(brands.list()).toHaveLength(2);
    await rename(`${folder.directory}-away`, folder.directory);
    await brands.refresh();
    expect(brands.list()).toHaveLength(2);
    expect(folder.errors).toEqual([]);
  });

  it('may be empty', async () => {
    await rm(folder.directory, { recursive: true });
    expect((await folder.open()).list()).toEqual([]);
  });

  it('is no longer watched after closing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const brands = await folder.open({ pollMs: 10 });
    expect(vi.getTimerCount()).toBe(1);
    brands.close();
    // Nothing looks again after closing, not even after a look that was under way.
    await brands.refresh();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
