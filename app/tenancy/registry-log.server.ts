import type { Tenant } from './tenant';
import type { Problem } from './tenant-files.server';

/** The part of a logger that is needed here; pino has it. */
export interface RegistryLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Logs a problem once for each save of its file. */
export function problemReporter(log: RegistryLog) {
  let said = new Set<string>();
  return (problems: Problem[], signatureOf: (file: string) => string | undefined): void => {
    const now = new Map(problems.map((problem) => [JSON.stringify([problem, signatureOf(problem.file)]), problem]));
    for (const [key, { file, path, message }] of now) {
      if (!said.has(key)) log.error({ file, path, problem: message }, `tenants/${file}: ${path} ${message}`);
    }
    said = new Set(now.keys());
  };
}

export function logChanges(before: Map<string, Tenant>, after: Map<string, Tenant>, log: RegistryLog): void {
  for (const [slug, tenant] of after) {
    if (before.get(slug) === tenant) continue;
    log.info({ tenant: slug, version: tenant.version }, before.has(slug) ? 'brand changed' : 'brand is live');
  }
  for (const slug of before.keys()) {
    if (!after.has(slug)) log.info({ tenant: slug }, 'brand is gone');
  }
}
