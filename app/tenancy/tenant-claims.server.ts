import type { Problem } from './tenant-files.server';
import { tenantFileName } from './tenant-files.server';
import type { Tenant } from './tenant';

/** A brand that is to be served, and its version that is being served now. */
export interface Candidate {
  tenant: Tenant;
  serving: Tenant | undefined;
}

/**
 * Ensures that no two brands share an id or a host, and that what they call the same payment account is the same. A brand that is being served keeps what it has. If several new
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
  for (const [key, claims] of claimants(standing)) {
    if (new Set(claims.map(({ value }) => value)).size < 2) continue;
    for (const { slug, value, path, said } of claims) {
      const serving = candidates.get(slug)?.serving;
      const holds = serving && claimsOf(serving).some((claim) => claim.key === key && claim.value === value);
      if (holds) continue;
      const others = claims.filter((claim) => claim.value !== value).map((claim) => tenantFileName(claim.slug));
      const problem = { file: tenantFileName(slug), path, message: `${said} ${others.join(', ')}` };
      refused.set(slug, [...(refused.get(slug) ?? []), problem]);
    }
  }
  return refused;
}

interface Claim {
  key: string;
  /** Brands may claim the same key with the same value. */
  value: string;
  path: string;
  said: string;
}

function claimsOf({ slug, id, domain, hosts, payment_providers }: Tenant): Claim[] {
  const own = (key: string, path: string, message: string) => ({
    key,
    value: slug,
    path,
    said: `${message} is taken by`,
  });
  return [
    own(`id ${id}`, '$.id', `id ${id}`),
    own(`host ${domain}`, '$.domain', domain),
    ...hosts.map((host, index) => own(`host ${host}`, `$.hosts[${index}]`, host)),
    ...payment_providers.map((provider, index) => ({
      key: `account ${provider.account}`,
      value: JSON.stringify(provider),
      path: `$.payment_providers[${index}]`,
      said: `the account ${provider.account} is described differently in`,
    })),
  ];
}

function claimants(standing: Map<string, Tenant>): Map<string, (Claim & { slug: string })[]> {
  const found = new Map<string, (Claim & { slug: string })[]>();
  for (const [slug, tenant] of standing) {
    for (const claim of claimsOf(tenant)) found.set(claim.key, [...(found.get(claim.key) ?? []), { ...claim, slug }]);
  }
  return found;
}
