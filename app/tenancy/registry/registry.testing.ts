import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { openTenantRegistry, type TenantRegistry } from './registry.server';
import { companyJson, tenantJson } from '../tenant.testing';

/** A folder of brands on disk and the registry that was made of it; new for every test. */
export interface BrandFolder {
  directory: string;
  /** What was logged as an error. */
  errors: string[];
  /** Writes a file, as text or as JSON. */
  write(file: string, content: unknown): Promise<void>;
  /** Writes `<slug>.json` with the domain www.<slug>.example. */
  brand(slug: string, id: number, patch?: Record<string, unknown>): Promise<void>;
  open(options?: { pollMs?: number; demoHosts?: boolean; refusePlaceholders?: boolean }): Promise<TenantRegistry>;
  close(): void;
}

/** Makes before each test a company and the brands rose (1) and iris (2). */
export function withBrandFolder(): BrandFolder {
  let registry: TenantRegistry | undefined;
  const log = {
    info: () => undefined,
    error: (_fields: object, message: string) => void folder.errors.push(message),
  };
  const folder: BrandFolder = {
    directory: '',
    errors: [],
    write: (file, content) =>
      writeFile(join(folder.directory, file), typeof content === 'string' ? content : JSON.stringify(content)),
    brand: (slug, id, patch = {}) =>
      folder.write(`${slug}.json`, tenantJson({ slug, id, domain: `www.${slug}.example`, ...patch })),
    async open(options = {}) {
      // The interval is longer than any test, so each test calls `refresh` itself.
      registry = await openTenantRegistry({ directory: folder.directory, log, pollMs: 3_600_000, ...options });
      return registry;
    },
    close: () => registry?.close(),
  };
  beforeEach(async () => {
    folder.errors = [];
    folder.directory = await mkdtemp(join(tmpdir(), 'facet-tenants-'));
    await mkdir(join(folder.directory, 'companies'));
    await folder.write('companies/acme.json', companyJson());
    await folder.brand('rose', 1, { hosts: ['rose.example'] });
    await folder.brand('iris', 2);
  });
  afterEach(async () => {
    folder.close();
    await rm(folder.directory, { recursive: true, force: true });
  });
  return folder;
}
