import type { Problem } from './tenant-files.server';
import { tenantFileName } from './tenant-files.server';
import type { Tenant } from './tenant';

/** A brand that is to be served, and its version that is being served now. */
export interface Candidate {
  tenant: Tenant;
  serving: Tenant | undefined;
}

/**
 * Ensures that no two brands share an id or a host. A brand that is being served keeps what it has. If several new
 * brands claim the same, all of them are refused: a missing brand is noticed and repaired, while one that shows another
 * brand's members may not be noticed. A refused brand goes on with its last good version, if it has one.
 */
export function settleClaims(candidates: Map<string, Candidate>): { tenants: Tenant[]; problems: Problem[] } {
  const standing = new Map([...candidates].map(([slug, { tenant }]) => [slug, tenant]));
  const problems: Problem[] = [];
  // A brand that falls back to its last good version claims that version's id and hosts again, which may conflict with
  // others: repeat until no brand is refused.
  for (;;) {
    const refused = refuse(standing, candidates);
    if (refused.size === 0) return { tenants: [...standing.values()], problems };
    for (const [slug, found] of refused) {
      problems.push(...found);
      const serving = candidates.get(slug)?.serving;
      if (serving) standing.set(slug, serving);
      else standing.delete(slug);
    }
  }
}

function refuse(standing: Map<string, Tenant>, candidates: Map<string, Candidate>): Map<string, Problem[]> {
  const refused = new Map<string, Problem[]>();
  for (const [claim, slugs] of claimants(standing)) {
    if (slugs.length < 2) continue;
    const holder = slugs.find((slug) => {
      const serving = candidates.get(slug)?.serving;
      return serving !== undefined && claimsOf(serving).some((held) => held.key === claim);
    });
    for (const slug of slugs.filter((one) => one !== holder)) {
      const tenant = standing.get(slug)!;
      const { path, said } = claimsOf(tenant).find((own) => own.key === claim)!;
      const others = slugs.filter((one) => one !== slug).map(tenantFileName);
      const problem = { file: tenantFileName(slug), path, message: `${said} is taken by ${others.join(', ')}` };
      refused.set(slug, [...(refused.get(slug) ?? []), problem]);
    }
  }
  return refused;
}

interface Claim {
  key: string;
  path: string;
  said: string;
}

function claimsOf(tenant: Tenant): Claim[] {
  return [
    { key: `id ${tenant.id}`, path: '$.id', said: `id ${tenant.id}` },
    { key: `host ${tenant.domain}`, path: '$.domain', said: tenant.domain },
    ...tenant.hosts.map((host, index) => ({ key: `host ${host}`, path: `$.hosts[${index}]`, said: host })),
  ];
}

function claimants(standing: Map<string, Tenant>): Map<string, string[]> {
  const slugsOf = new Map<string, string[]>();
  for (const [slug, tenant] of standing) {
    for (const { key } of claimsOf(tenant)) slugsOf.set(key, [...(slugsOf.get(key) ?? []), slug]);
  }
  return slugsOf;
}
