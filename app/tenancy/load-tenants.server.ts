import { settleClaims, type Candidate } from './tenant-claims.server';
import { placeholdersOf } from './placeholders.server';
import { parseCompanyFile, parseTenantFile, resolveTenant, tenantFileName, type Problem } from './tenant-files.server';
import type { Company, Tenant } from './tenant';
import type { WatchedFile } from './registry/watched-folder.server';

/** What is being served. It is always consistent: no two brands share an id or a host. */
export interface Serving {
  tenants: Map<string, Tenant>;
  companies: Map<string, Company>;
  /** The id with which each slug was first loaded. It outlives the brand: a file that returns must have the same id. */
  ids: Map<string, number>;
}

export const nothing: Serving = { tenants: new Map(), companies: new Map(), ids: new Map() };

export interface LoadOptions {
  /** Outside production: photos may come from this machine, http://*.localhost:PORT. */
  localCdn?: boolean;
  /** In production: the brands whose legal texts are recorded. A brand with placeholders is refused then. */
  recorded?: ReadonlySet<string> | undefined;
}

/** The next state, from the files and the state before. A brand with a bad file keeps its last good version. */
export function loadTenants(
  before: Serving,
  files: { tenants: WatchedFile[]; companies: WatchedFile[] },
  options: LoadOptions = {},
): { next: Serving; problems: Problem[] } {
  const problems: Problem[] = [];
  const companies = new Map<string, Company>();
  for (const file of files.companies) {
    const parsed = parseCompanyFile(file);
    if (!parsed.ok) problems.push(...parsed.problems);
    const company = parsed.ok ? parsed.value : before.companies.get(file.name);
    if (company) companies.set(file.name, company);
  }

  const candidates = new Map<string, Candidate>();
  for (const file of files.tenants) {
    const serving = before.tenants.get(file.name);
    const read = readTenant(file, companies, before.ids.get(file.name), options);
    if (!read.ok) problems.push(...read.problems);
    const tenant = read.ok ? read.value : serving;
    if (tenant) candidates.set(file.name, { tenant, serving });
  }

  const settled = settleClaims(candidates);
  const tenants = new Map(settled.tenants.map((tenant) => [tenant.slug, reuseIfSame(tenant, before)]));
  const ids = new Map([...before.ids, ...settled.tenants.map((tenant) => [tenant.slug, tenant.id] as const)]);
  return { next: { tenants, companies, ids }, problems: [...problems, ...settled.problems] };
}

function readTenant(
  file: WatchedFile,
  companies: Map<string, Company>,
  knownId: number | undefined,
  { localCdn = false, recorded }: LoadOptions,
) {
  const parsed = parseTenantFile(file);
  if (!parsed.ok) return parsed;
  const problem = (path: string, message: string) => {
    return { ok: false as const, problems: [{ file: tenantFileName(file.name), path, message }] };
  };
  if (knownId !== undefined && parsed.value.id !== knownId) {
    return problem('$.id', `must stay ${knownId}: all data of the brand is stored under this number`);
  }
  if (!localCdn && parsed.value.cdn_prefix.startsWith('http:')) {
    return problem('$.cdn_prefix', 'must start with https:// in production');
  }
  const company = companies.get(parsed.value.company_id);
  if (!company) return problem('$.company_id', `there is no company "${parsed.value.company_id}" in companies/`);
  const value = resolveTenant(parsed.value, company);
  const placeholders = recorded ? placeholdersOf(value, recorded) : [];
  return placeholders.length > 0 ? { ok: false as const, problems: placeholders } : { ok: true as const, value };
}

/** Returns the same object as long as nothing changed, so that caches by identity stay valid. */
function reuseIfSame(tenant: Tenant, before: Serving): Tenant {
  const serving = before.tenants.get(tenant.slug);
  return serving?.version === tenant.version ? serving : tenant;
}
