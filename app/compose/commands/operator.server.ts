import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase, type Database } from '~db/database';
import { parseDatabaseUrl } from '~db/database-url';
import type { Config } from '~/config/config';
import { openCatalogues } from '~/i18n/catalogues.server';
import { systemClock } from '~/server/context/clock';
import { brandContext, type BrandContext } from '~/server/context/context.server';
import { randomIds } from '~/server/context/ids';
import { openLimits } from '~/server/limits/limits';
import { openLogger } from '~/server/operations/logger';
import { openTenantRegistry } from '~/tenancy/registry/registry.server';
import type { Tenant } from '~/tenancy/tenant';
import { brandRules } from '../brands.server';
import { CommandProblem } from './command-problem';
import { openBrandSource } from '../brand-source.server';
import { openPorts } from '../ports.server';
import { sessionSecret } from '../secrets/secrets.server';
import { knownVapidKeys } from '../secrets/vapid-keys.server';

/** The brands of a running server, for a command beside it. */
export interface Operator {
  database: Database;
  tenants: readonly Tenant[];
  contextOf: (tenantId: number) => BrandContext | undefined;
  close: () => Promise<void>;
}

/**
 * Opens one brand for a command beside the running server: its database, without creating or changing any table, and its
 * payment accounts. What the command writes to the outbox is done by the server.
 */
export async function openOperator(
  config: Config,
  slug: string,
): Promise<{ context: BrandContext; close: () => Promise<void> }> {
  const { tenants, contextOf, close } = await openOperators(config, slug);
  return { context: contextOf(tenants[0]!.id)!, close };
}

/** The same for all brands, or for the one that is named. */
export async function openOperators(config: Config, slug?: string): Promise<Operator> {
  const url = parseDatabaseUrl(config.databaseUrl);
  if (url.kind === 'sqlite' && !existsSync(url.path)) {
    throw new CommandProblem(
      `there is no database at ${url.path}: start the server once, or set DATA_DIR or DATABASE_URL`,
    );
  }
  const log = openLogger('warn');
  const clock = systemClock;
  const ids = randomIds(clock);
  const directory = resolve(config.tenantsDir);
  const registry = await openTenantRegistry({ directory, log, ...brandRules(config) });
  const closing: (() => Promise<void> | void)[] = [registry.close];
  const close = async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  };
  try {
    const brands = registry.list();
    const tenants = brands.filter((brand) => slug === undefined || brand.slug === slug);
    if (tenants.length === 0) {
      const known = brands.map((brand) => brand.slug).join(', ') || 'the folder is empty';
      throw new CommandProblem(`there is no brand ${slug ?? 'at all'}: ${known}`);
    }
    const secret = sessionSecret(config);
    const database = await openDatabase({ url: config.databaseUrl });
    closing.push(() => database.close());
    const opened = await openPorts({
      config,
      secret,
      clock,
      ids,
      log,
      port: () => config.port,
      vapid: await knownVapidKeys(config, database),
      tenants: registry.list,
      sandboxElsewhere: true,
    });
    closing.push(opened.close);
    const source = openBrandSource({
      config,
      log,
      clock,
      ids,
      secret,
      ports: opened.ports,
      limits: openLimits(1),
      catalogues: openCatalogues(join('build', 'client', 'i18n')),
      openDb: (tenantId) => database.tenant(tenantId),
      port: () => config.port,
      kickOutbox: () => {},
      onClose: (_name, closePart) => void closing.push(closePart),
    });
    const contextOf = (tenantId: number): BrandContext | undefined => {
      const tenant = tenants.find(({ id }) => id === tenantId);
      return tenant && brandContext(source, tenant);
    };
    return { database, tenants, contextOf, close };
  } catch (error) {
    await close();
    throw error;
  }
}
