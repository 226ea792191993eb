import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { openDatabase } from '~db/database';
import { parseDatabaseUrl } from '~db/database-url';
import type { Config } from '~/config/config';
import { OperatorProblem } from '~/features/billing/operator/operator-report';
import { openCatalogues } from '~/i18n/catalogues.server';
import { systemClock } from '~/server/context/clock';
import type { ServiceContext } from '~/server/context/context.server';
import { randomIds } from '~/server/context/ids';
import { openKeyedHash } from '~/server/context/keyed-hash';
import { openLogger } from '~/server/operations/logger';
import { openPictures } from '~/server/pictures/pictures';
import { openTenantRegistry } from '~/tenancy/registry.server';
import { openFeatureHooks } from './hooks.server';
import { publicOrigin } from './platform.server';
import { openPorts } from './ports.server';
import { sessionSecret } from './secrets.server';
import { knownVapidKeys } from './vapid-keys.server';

/**
 * Opens one brand for a command beside the running server: its database, without creating or changing any table, and its
 * payment accounts. What the command writes to the outbox is done by the server.
 */
export async function openOperator(
  config: Config,
  slug: string,
): Promise<{ context: ServiceContext; close: () => Promise<void> }> {
  const url = parseDatabaseUrl(config.databaseUrl);
  if (url.kind === 'sqlite' && !existsSync(url.path)) {
    throw new OperatorProblem(
      `there is no database at ${url.path}: start the server once, or set DATA_DIR or DATABASE_URL`,
    );
  }
  const log = openLogger('warn');
  const [clock, pictures] = [systemClock, openPictures({ log })];
  const ids = randomIds(clock);
  const directory = resolve(config.tenantsDir);
  const registry = await openTenantRegistry({ directory, log, demoHosts: config.mode === 'demo' });
  const closing: (() => Promise<void> | void)[] = [registry.close, () => pictures.close()];
  const close = async () => {
    for (const one of closing.splice(0).toReversed()) await one();
  };
  try {
    const tenant = registry.bySlug(slug);
    if (!tenant) {
      const brands = registry.list().map((one) => one.slug);
      throw new OperatorProblem(`there is no brand ${slug}: ${brands.join(', ') || 'the folder is empty'}`);
    }
    const port = () => config.port;
    const secret = sessionSecret(config);
    const database = await openDatabase({ url: config.databaseUrl });
    closing.push(() => database.close());
    const opened = await openPorts({
      config,
      secret,
      clock,
      ids,
      log,
      port,
      vapid: await knownVapidKeys(config, database),
      tenants: registry.list,
      sandboxElsewhere: true,
    });
    closing.push(opened.close);
    const catalogues = openCatalogues(join('build', 'client', 'i18n'));
    const context: ServiceContext = {
      mode: config.mode,
      clock,
      ids,
      ports: opened.ports,
      pictures,
      hooks: openFeatureHooks(),
      keyedHash: openKeyedHash(secret),
      mailReports: config.mailReports,
      kickOutbox: () => {},
      tenant,
      origin: publicOrigin(config, tenant, config.port),
      db: database.tenant(tenant.id),
      log: log.child({ tenant: slug }),
      texts: (locale) => catalogues.intl(locale, { timeZone: tenant.time_zone }),
    };
    return { context, close };
  } catch (error) {
    await close();
    throw error;
  }
}
