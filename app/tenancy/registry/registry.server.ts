import { join } from 'node:path';
import { loadTenants, nothing } from '../load-tenants.server';
import { startPolling } from './polling.server';
import type { Company, Tenant } from '../tenant';
import { companyFileName, tenantFileName, type Problem } from '../tenant-files.server';
import { watchedFolder } from './watched-folder.server';

export interface RegistryOptions {
  /** The folder `tenants/`, with `companies/` in it. */
  directory: string;
  log: RegistryLog;
  /** Milliseconds between two polls of the folder. */
  pollMs?: number;
  /** Whether brands are also served at `<slug>.localhost`. */
  demoHosts?: boolean;
  /** Whether brands with placeholders (placeholders.server.ts) are refused, as in production. */
  refusePlaceholders?: boolean;
}

export interface TenantRegistry {
  /** Finds a brand by the Host header; case, port and a trailing dot do not matter. */
  byHost(host: string): Tenant | undefined;
  bySlug(slug: string): Tenant | undefined;
  byId(id: number): Tenant | undefined;
  /** All brands, ordered by id. */
  list(): readonly Tenant[];
  company(id: string): Company | undefined;
  /** What is wrong with the files as they are now. */
  problems(): readonly Problem[];
  /** Polls the folder now; resolves when the result is being served. */
  refresh(): Promise<void>;
  close(): void;
}

/** Opens the brands; resolves after the first poll. A brand with a bad file is missing then, and the log says why. */
export async function openTenantRegistry(options: RegistryOptions): Promise<TenantRegistry> {
  const { directory, log, pollMs = 1000, demoHosts = false, refusePlaceholders = false } = options;
  const scanTenants = watchedFolder(directory);
  const scanCompanies = watchedFolder(join(directory, 'companies'));
  const scanTexts = refusePlaceholders ? watchedFolder(join(directory, 'texts')) : undefined;
  let serving = nothing;
  let found: readonly Problem[] = [];
  let index = indexed([], demoHosts);
  const report = problemReporter(log);

  async function reload(): Promise<void> {
    const tenants = await scanTenants();
    const companies = await scanCompanies();
    const texts = await scanTexts?.();
    if (!tenants.changed && !companies.changed && !texts?.changed) return;
    const { next, problems } = loadTenants(
      serving,
      { tenants: tenants.files, companies: companies.files },
      { localCdn: demoHosts, recorded: texts && new Set(texts.files.map(({ name }) => name)) },
    );
    found = problems;
    const signatures = new Map([
      ...tenants.files.map((file) => [tenantFileName(file.name), file.signature] as const),
      ...companies.files.map((file) => [companyFileName(file.name), file.signature] as const),
    ]);
    report(problems, (file) => signatures.get(file));
    logChanges(serving.tenants, next.tenants, log);
    serving = next;
    index = indexed([...next.tenants.values()], demoHosts);
  }

  const polling = await startPolling(reload, {
    everyMs: pollMs,
    onFailure: (error) => log.error({ err: error }, 'the tenants folder could not be read'),
  });

  return {
    byHost: (host) => index.hosts.get(hostName(host)),
    bySlug: (slug) => serving.tenants.get(slug),
    byId: (id) => index.ids.get(id),
    list: () => index.list,
    company: (id) => serving.companies.get(id),
    problems: () => found,
    ...polling,
  };
}

/** The name in a Host header: in lower case, without a port and without the dot of the root zone. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

function indexed(tenants: Tenant[], demoHosts: boolean) {
  const hosts = new Map<string, Tenant>();
  for (const tenant of tenants) {
    for (const host of [tenant.domain, ...tenant.hosts]) hosts.set(host, tenant);
    if (demoHosts) hosts.set(`${tenant.slug}.localhost`, tenant);
  }
  const list = Object.freeze([...tenants].sort((a, b) => a.id - b.id));
  return { hosts, list, ids: new Map(tenants.map((tenant) => [tenant.id, tenant])) };
}

/** The part of a logger that is needed here; pino has it. */
interface RegistryLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Logs a problem once for each save of its file. */
function problemReporter(log: RegistryLog) {
  let logged = new Set<string>();
  return (problems: Problem[], signatureOf: (file: string) => string | undefined): void => {
    const now = new Map(problems.map((problem) => [JSON.stringify([problem, signatureOf(problem.file)]), problem]));
    for (const [key, { file, path, message }] of now) {
      if (!logged.has(key)) log.error({ file, path, problem: message }, `tenants/${file}: ${path} ${message}`);
    }
    logged = new Set(now.keys());
  };
}

function logChanges(before: Map<string, Tenant>, after: Map<string, Tenant>, log: RegistryLog): void {
  for (const [slug, tenant] of after) {
    if (before.get(slug) === tenant) continue;
    log.info(
      { tenant: slug, version: tenant.version },
      before.has(slug) ? 'the brand was changed' : 'the brand is live',
    );
  }
  for (const slug of before.keys()) {
    if (!after.has(slug)) log.info({ tenant: slug }, 'the brand was removed');
  }
}
