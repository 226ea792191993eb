import { existsSync } from 'node:fs';
import { openDatabase } from '~db/database';
import { parseDatabaseUrl } from '~db/database-url';
import { sessionSecret } from '~/compose/secrets/secrets.server';
import { systemClock } from '~/server/context/clock';
import { openLogger } from '~/server/operations/logger';
import { openMailParser } from '~/server/mail-parser/mail-parser';
import { openKeyedHash } from '~/server/context/keyed-hash';
import { commandConfig } from '../command/data-command';
import { consoleOf } from '../command/run-command';
import { EXIT, mailReportsCommand, providersCommand, readBeginning, USAGE } from './mail-reports-command';
import { readTenantFolder } from '../tenant/tenant-folder';

const say = consoleOf();

async function main(): Promise<number> {
  const words = process.argv.slice(2).join(' ');
  if (words !== '' && words !== 'providers') {
    say.log(USAGE);
    return words === '--help' ? EXIT.ok : EXIT.usage;
  }
  const closing: (() => Promise<void>)[] = [];
  const brands = async () => {
    const config = commandConfig();
    const url = parseDatabaseUrl(config.databaseUrl);
    if (url.kind === 'sqlite' && !existsSync(url.path)) throw new Error(`There is no database at ${url.path}`);
    const { tenants } = (await readTenantFolder(config.tenantsDir)).serving;
    const database = await openDatabase({ url: config.databaseUrl });
    closing.push(() => database.close());
    const keyedHash = openKeyedHash(sessionSecret(config));
    const shared = { keyedHash, clock: systemClock };
    return { contexts: [...tenants.values()].map((tenant) => ({ ...shared, tenant, db: database.tenant(tenant.id) })) };
  };
  const parser = openMailParser({ log: openLogger('warn') });
  closing.push(() => parser.close());
  try {
    if (words === 'providers') return await providersCommand(brands, say);
    return await mailReportsCommand(parser, brands, await readBeginning(process.stdin), say);
  } finally {
    for (const close of closing) await close();
  }
}

// Whatever fails otherwise may work later: a mail server gives up on any other code, and the report would be lost.
process.exitCode = EXIT.later;
main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => say.error(error instanceof Error ? error.message : error),
);
