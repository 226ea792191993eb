import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { openDatabase } from '~db/database';
import { parseDatabaseUrl } from '~db/database-url';
import { sessionSecret } from '~/compose/secrets/secrets.server';
import { systemClock } from '~/server/context/clock';
import { openLogger } from '~/server/operations/logger';
import { openMailParser } from '~/server/mail-parser/mail-parser';
import { openKeyedHash } from '~/server/context/keyed-hash';
import { commandConfig } from '../command/data-command';
import { byDefault, returning, type Say } from '../command/run-command';
import { mailReportsCommand, providersCommand, readBeginning } from './mail-reports-command';
import { readTenantFolder } from '../tenant/tenant-folder';

export function mailReportsProgram(say: Say): Command {
  const command = new Command('mail-reports')
    .description(
      'Reads one mail from the standard input, as a mail server pipes it, and records what it reports: a bounce (RFC 3464, or the words of qmail, Exim, Exchange, Yahoo, Notes and others), a complaint (RFC 5965) or a mail to unsubscribe+…. It finds the brand by itself and prints what it decided and why; any other mail changes nothing.',
    )
    .addHelpText('after', '\nExit codes (sysexits.h): 0 the mail was read, 64 wrong usage, 75 try again later');
  byDefault(command, 'read')
    .description('reads a mail')
    .action(
      returning(() =>
        withBrands(async (brands) => {
          const parser = openMailParser({ log: openLogger('warn') });
          try {
            return await mailReportsCommand(parser, brands, await readBeginning(process.stdin), say);
          } finally {
            await parser.close();
          }
        }),
      ),
    );
  command
    .command('providers')
    .description(
      'how much mail came back in the last two weeks, by brand, day and mail provider: for a failure of the e-mail address, and for one of ours (SPF, DKIM, DMARC, block lists, content, rate), which stops mail to nobody',
    )
    .action(returning(() => withBrands((brands) => providersCommand(brands, say))));
  return command;
}

/** The brands are opened only for a mail that reports something. */
async function withBrands(work: (brands: () => ReturnType<typeof openBrands>) => Promise<number>): Promise<number> {
  let opened: Awaited<ReturnType<typeof openBrands>> | undefined;
  try {
    return await work(async () => (opened ??= await openBrands()));
  } finally {
    await opened?.close();
  }
}

async function openBrands() {
  const config = commandConfig();
  const url = parseDatabaseUrl(config.databaseUrl);
  if (url.kind === 'sqlite' && !existsSync(url.path)) throw new Error(`There is no database at ${url.path}`);
  const { tenants } = (await readTenantFolder(config.tenantsDir)).serving;
  const database = await openDatabase({ url: config.databaseUrl });
  const shared = { keyedHash: openKeyedHash(sessionSecret(config)), clock: systemClock };
  const contexts = [...tenants.values()].map((tenant) => ({ ...shared, tenant, db: database.tenant(tenant.id) }));
  return { contexts, close: () => database.close() };
}
