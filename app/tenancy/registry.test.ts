import { chmod, mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTenantRegistry, type TenantRegistry } from './registry.server';
import { companyJson, tenantJson } from './tenant.testing';

let directory: string;
let registry: TenantRegistry | undefined;
let errors: string[];
const log = {
  info: () => undefined,
  error: (_fields: object, message: string) => void errors.push(message),
};

const write = (file: string, content: unknown) =>
  writeFile(join(directory, file), typeof content === 'string' ? content : JSON.stringify(content));

const brand = (slug: string, id: number, patch: Record<string, unknown> = {}) =>
  write(`${slug}.json`, tenantJson({ slug, id, domain: `www.${slug}.example`, ...patch }));

async function open(options: { pollMs?: number; demoHosts?: boolean } = {}): Promise<TenantRegistry> {
  // A poll that never comes within a test: each asks for its looks itself.
  registry = await openTenantRegistry({ directory, log, pollMs: 3_600_000, ...options });
  return registry;
}

beforeEach(async () => {
  errors = [];
  directory = await mkdtemp(join(tmpdir(), 'facet-tenants-'));
  await mkdir(join(directory, 'companies'));
  await write('companies/acme.json', companyJson());
  await brand('rose', 1, { hosts: ['rose.example'] });
  await brand('iris', 2);
});

afterEach(async () => {
  registry?.close();
  await rm(directory, { recursive: true, force: true });
});

describe('finding a brand', () => {
  it('goes by domain, further hosts, slug and id', async () => {
    const brands = await open();
    for (const host of ['www.rose.example', 'rose.example', 'WWW.Rose.Example:8443', 'rose.example.']) {
      expect(brands.byHost(host)?.slug).toBe('rose');
    }
    expect(brands.byId(2)).toBe(brands.bySlug('iris'));
    expect(brands.list().map((tenant) => tenant.slug)).toEqual(['rose', 'iris']);
    expect(brands.company('acme')?.name).toBe('Acme Dating B.V.');
  });

  it.each(['', 'rose', 'example', 'evil-rose.example', 'rose.example.evil.example', 'rose.example:80:80', '[::1]'])(
    'knows no brand at %j',
    async (host) => {
      expect((await open({ demoHosts: true })).byHost(host)).toBeUndefined();
    },
  );

  it('answers on <slug>.localhost only in the demo', async () => {
    expect((await open()).byHost('rose.localhost')).toBeUndefined();
    registry?.close();
    const demo = await open({ demoHosts: true });
    expect(demo.byHost('rose.localhost:3000')?.id).toBe(1);
    expect(demo.byHost('localhost:3000')).toBeUndefined();
  });

  it('hands out brands nobody can change', async () => {
    const rose = (await open()).bySlug('rose')!;
    expect(() => Object.assign(rose.limits.free, { photos: 99 })).toThrow(TypeError);
    expect(() => Object.assign(rose.company, { name: 'x' })).toThrow(TypeError);
  });

  it('ignores the template, the schema and other files', async () => {
    await write('_template.json', '{');
    await write('tenant.schema.json', '{}');
    await write('notes.txt', 'x');
    await mkdir(join(directory, 'folder.json'));
    expect((await open()).list()).toHaveLength(2);
    expect(errors).toEqual([]);
  });
});

describe('a change on disk', () => {
  it('is live without a restart', async () => {
    const brands = await open({ pollMs: 50 });
    await brand('lily', 3);
    await expect.poll(() => brands.byHost('www.lily.example')?.id, { timeout: 2_000 }).toBe(3);
  });

  it('gives a new version, and leaves the other brands the very same object', async () => {
    const brands = await open();
    const [rose, iris] = [brands.bySlug('rose')!, brands.bySlug('iris')!];
    await brand('rose', 1, { name: 'Rosa' });
    await brands.refresh();
    expect(brands.bySlug('rose')).toMatchObject({ name: 'Rosa' });
    expect(brands.bySlug('rose')!.version).not.toBe(rose.version);
    expect(brands.bySlug('iris')).toBe(iris);
    expect(brands.byHost('rose.example')).toBeUndefined();
  });

  it('of the company reaches all its brands', async () => {
    const brands = await open();
    const before = brands.bySlug('iris')!.version;
    await write('companies/acme.json', companyJson({ support_phone: '+31 20 555 0200' }));
    await brands.refresh();
    expect(brands.bySlug('iris')).toMatchObject({ support_phone: '+31 20 555 0200' });
    expect(brands.bySlug('iris')!.version).not.toBe(before);
  });

  it('of white space only changes nothing', async () => {
    const brands = await open();
    const before = brands.bySlug('iris');
    await write('iris.json', JSON.stringify(tenantJson({ slug: 'iris', id: 2, domain: 'www.iris.example' }), null, 4));
    await brands.refresh();
    expect(brands.bySlug('iris')).toBe(before);
  });

  it('takes a brand away with its file, and its hosts can be had again', async () => {
    const brands = await open();
    await rm(join(directory, 'rose.json'));
    await brand('iris', 2, { hosts: ['rose.example'] });
    await brands.refresh();
    expect(brands.bySlug('rose')).toBeUndefined();
    expect(brands.byHost('rose.example')?.slug).toBe('iris');
    expect(errors).toEqual([]);
  });

  it('may swap hosts between two brands', async () => {
    const brands = await open();
    await brand('rose', 1, { domain: 'www.iris.example' });
    await brand('iris', 2, { domain: 'www.rose.example' });
    await brands.refresh();
    expect(brands.byHost('www.iris.example')?.slug).toBe('rose');
    expect(errors).toEqual([]);
  });

  it('may arrive through a symbolic link, as container mounts do it', async () => {
    const brands = await open();
    await write('target.txt', tenantJson({ slug: 'lily', id: 3, domain: 'www.lily.example' }));
    await symlink(join(directory, 'target.txt'), join(directory, 'lily.json'));
    await brands.refresh();
    expect(brands.bySlug('lily')?.id).toBe(3);
  });
});

describe('a bad file', () => {
  it('keeps the last good version and is named once for each save', async () => {
    const brands = await open();
    await brand('rose', 1, { min_age: 12 });
    await brands.refresh();
    await brands.refresh();
    await brand('iris', 2, { name: 'Another save elsewhere' });
    await brands.refresh();
    expect(brands.bySlug('rose')?.min_age).toBe(18);
    expect(errors).toEqual(['tenants/rose.json: $.min_age must be at least 18']);

    await brand('rose', 1, { min_age: 12, name: 'Saved again, still wrong' });
    await brands.refresh();
    expect(errors).toHaveLength(2);

    await brand('rose', 1, { min_age: 30, hosts: ['rose.example'] });
    await brands.refresh();
    expect(brands.byHost('rose.example')?.min_age).toBe(30);
    expect(errors).toHaveLength(2);
  });

  it.each([
    ['half written', '{ "id": 1, "slug": "ro', '$ is not JSON'],
    ['empty', '', '$ is not JSON'],
    ['a list', '[]', '$ '],
    ['null', 'null', '$ '],
    ['huge', ' '.repeat(300_000), '$ is larger than 256 kB'],
  ])('may be %s', async (_what, content, message) => {
    const brands = await open();
    await write('rose.json', content);
    await brands.refresh();
    expect(brands.byHost('rose.example')?.id).toBe(1);
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(`tenants/rose.json: ${message}`);
  });

  it('is missing at a start, and says why', async () => {
    await write('rose.json', '{');
    const brands = await open();
    expect(brands.list().map((tenant) => tenant.slug)).toEqual(['iris']);
    expect(errors).toHaveLength(1);
  });

  it('may be one without permission to read', async () => {
    if (process.getuid?.() === 0) return;
    const brands = await open();
    await chmod(join(directory, 'rose.json'), 0);
    await brand('iris', 2, { name: 'Iris' });
    await brands.refresh();
    expect(brands.bySlug('rose')?.id).toBe(1);
  });

  it('of a company keeps the last good company', async () => {
    const brands = await open();
    await write('companies/acme.json', companyJson({ delete_discount: 90 }));
    await brands.refresh();
    expect(brands.company('acme')?.delete_discount).toBe(30);
    expect(errors).toEqual(['tenants/companies/acme.json: $.delete_discount must be at most 75']);
  });
});

describe('a file that contradicts', () => {
  it('is refused where it takes the id of a serving brand, whatever its name', async () => {
    const brands = await open();
    await brand('aaa', 1);
    await brands.refresh();
    expect(brands.byId(1)?.slug).toBe('rose');
    expect(brands.bySlug('aaa')).toBeUndefined();
    expect(errors).toEqual(['tenants/aaa.json: $.id id 1 is taken by rose.json']);
  });

  it('is refused where it takes a host, and admitted as soon as the host is free', async () => {
    const brands = await open();
    await brand('lily', 3, { hosts: ['rose.example'] });
    await brands.refresh();
    expect(brands.byHost('rose.example')?.slug).toBe('rose');
    expect(errors).toEqual(['tenants/lily.json: $.hosts[0] rose.example is taken by rose.json']);
    await rm(join(directory, 'rose.json'));
    await brands.refresh();
    expect(brands.byHost('rose.example')?.slug).toBe('lily');
  });

  it('is refused with its rival where neither serves: a missing brand is mended, mixed members are not', async () => {
    await brand('lily', 1);
    const brands = await open();
    expect(brands.list().map((tenant) => tenant.slug)).toEqual(['iris']);
    expect(errors.sort()).toEqual([
      'tenants/lily.json: $.id id 1 is taken by rose.json',
      'tenants/rose.json: $.id id 1 is taken by lily.json',
    ]);
  });

  it('falls back without stealing: who relied on its change falls back too', async () => {
    const brands = await open();
    // rose leaves its domain for one of iris, so lily may not have the domain that rose falls back to.
    await brand('rose', 1, { domain: 'www.iris.example' });
    await brand('lily', 3, { domain: 'www.rose.example' });
    await brands.refresh();
    expect(brands.byHost('www.rose.example')?.slug).toBe('rose');
    expect(brands.byHost('www.iris.example')?.slug).toBe('iris');
    expect(brands.bySlug('lily')).toBeUndefined();
    expect(errors).toHaveLength(2);
  });

  it('may not change the id of a brand, nor after the brand was away', async () => {
    const brands = await open();
    await brand('rose', 7);
    await brands.refresh();
    expect(brands.bySlug('rose')?.id).toBe(1);
    await rm(join(directory, 'rose.json'));
    await brands.refresh();
    await brand('rose', 8);
    await brands.refresh();
    expect(brands.bySlug('rose')).toBeUndefined();
    expect(errors.map((line) => line.slice(0, 41))).toEqual([
      'tenants/rose.json: $.id must stay 1: all ',
      'tenants/rose.json: $.id must stay 1: all ',
    ]);
  });

  it('names a company that is not there, and lives when it comes', async () => {
    const brands = await open();
    await brand('lily', 3, { company_id: 'nobody' });
    await brands.refresh();
    expect(errors).toEqual(['tenants/lily.json: $.company_id there is no company "nobody" in companies/']);
    await write('companies/nobody.json', companyJson({ id: 'nobody' }));
    await brands.refresh();
    expect(brands.bySlug('lily')?.company.id).toBe('nobody');
  });

  it('goes on with its company when the company file is lost', async () => {
    const brands = await open();
    await rm(join(directory, 'companies/acme.json'));
    await brands.refresh();
    expect(brands.bySlug('rose')?.company.name).toBe('Acme Dating B.V.');
    expect(errors).toHaveLength(2);
  });
});

describe('the folder', () => {
  it('keeps all brands when it cannot be listed for a while', async () => {
    const brands = await open();
    await rename(directory, `${directory}-away`);
    await brands.refresh();
    expect(brands.list()).toHaveLength(2);
    await rename(`${directory}-away`, directory);
    await brands.refresh();
    expect(brands.list()).toHaveLength(2);
    expect(errors).toEqual([]);
  });

  it('may be empty', async () => {
    await rm(directory, { recursive: true });
    expect((await open()).list()).toEqual([]);
  });

  it('is no longer looked at after close', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const brands = await open({ pollMs: 10 });
    expect(vi.getTimerCount()).toBe(1);
    brands.close();
    // Nothing is left that could look again, not after a look that was under way either.
    await brands.refresh();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
