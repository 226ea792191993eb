import { resolve } from 'node:path';
import { openTenantRegistry, type TenantRegistry } from '~/tenancy/registry.server';
import { brandsProblem, folderProblem, refuseOrSay } from './start-checks.server';
import type { Starting } from './starting';

/** Reads the brands. Production refuses to start without any, or with a data folder that another version made. */
export async function openBrands(
  { config, log, stopping }: Starting,
  say: (line: string) => void,
): Promise<TenantRegistry> {
  const directory = resolve(config.tenantsDir);
  const registry = await openTenantRegistry({ directory, log, demoHosts: config.mode === 'demo' });
  stopping.onClose('brands', registry.close, { early: true });
  refuseOrSay(config, brandsProblem(config, registry.list().length), say);
  refuseOrSay(config, folderProblem(config), say);
  return registry;
}
