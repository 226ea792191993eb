import { accountProblems } from '~/compose/payment-accounts.server';
import { ConfigError, readConfig, type Config } from '~/config/config';
import { openDatabase } from '~db/database';
import { parseDatabaseUrl } from '~db/database-url';
import type { Tenant } from '~/tenancy/tenant';
import { done, open, type ChecklistItem } from '../tenant/checklist';
import type { Outside } from './outside';

type Environment = Readonly<Record<string, string | undefined>>;

/** What every brand needs of the server: its settings, the database, the mail server and the secrets of providers. */
export async function serverList(
  environment: Environment,
  brands: readonly Tenant[],
  outside: Pick<Outside, 'greetMailServer'>,
): Promise<ChecklistItem[]> {
  const read = readProduction(environment);
  return [
    modeItem(environment),
    ...read.items,
    ...(read.config ? await Promise.all([databaseItem(read.config), mailItem(read.config, outside)]) : []),
    ...providerItems(environment, brands),
  ];
}

function modeItem({ FACET_MODE: facetMode, NODE_ENV: nodeMode }: Environment): ChecklistItem {
  return (facetMode ?? nodeMode) === 'production'
    ? done('mode', 'production')
    : open('mode', 'set FACET_MODE=production: the server is a demo otherwise');
}

/** Every sentence with which production would refuse to start. */
function readProduction(environment: Environment): { config?: Config; items: ChecklistItem[] } {
  try {
    const config = readConfig({ ...environment, FACET_MODE: 'production' });
    return { config, items: [done('settings', 'complete')] };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const [, ...lines] = error.message.split('\n');
    return { items: (lines.length > 0 ? lines : [error.message]).map((line) => open('settings', line.trim())) };
  }
}

async function databaseItem({ databaseUrl, dataDir }: Config): Promise<ChecklistItem> {
  try {
    const url = parseDatabaseUrl(databaseUrl);
    // Its file is made by the first start.
    if (url.kind === 'sqlite') return done('database', `SQLite in ${url.path}; keep ${dataDir} through updates`);
    const database = await openDatabase({ url: databaseUrl });
    try {
      await database.ping();
      return done('database', database.place);
    } finally {
      await database.close();
    }
  } catch (error) {
    return open('database', messageOf(error));
  }
}

async function mailItem({ smtpUrl }: Config, outside: Pick<Outside, 'greetMailServer'>): Promise<ChecklistItem> {
  const { host } = new URL(smtpUrl!);
  try {
    await outside.greetMailServer(smtpUrl!);
    return done('mail', `${host} lets this server send`);
  } catch (error) {
    return open('mail', `${host}: ${messageOf(error)}`);
  }
}

function providerItems(environment: Environment, brands: readonly Tenant[]): ChecklistItem[] {
  const set = Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const secrets = new Map(set);
  const problems = accountProblems({ tenants: () => brands, secrets });
  return problems.length > 0
    ? problems.map((problem) => open('payments', problem))
    : [done('payments', 'every account that a brand names has its secrets')];
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
