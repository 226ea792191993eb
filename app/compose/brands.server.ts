import { resolve } from 'node:path';
import type { Config } from '~/config/config';
import { openTenantRegistry, type TenantRegistry } from '~/tenancy/registry/registry.server';
import { brandsProblem, folderProblem, refuseOrSay } from './start-checks.server';
import type { Starting } from './starting';

/** Which brands a mode serves, and where: for the server and the commands of operators alike. */
export const brandRules = ({ mode }: Pick<Config, 'mode'>) => ({
  demoHosts: mode === 'demo',
  refusePlaceholders: mode === 'production',
});

/** Reads the brands. Production refuses to start without any, or with a data folder that another version made. */
export async function openBrands(
  { config, log, stopping }: Starting,
  say: (line: string) => void,
): Promise<TenantRegistry> {
  const directory = resolve(config.tenantsDir);
  const registry = await openTenantRegistry({ directory, log, ...brandRules(config) });
  stopping.onClose('brands', registry.close, { early: true });
  refuseOrSay(config, brandsProblem(config, registry), say);
  refuseOrSay(config, folderProblem(config), say);
  return registry;
}
