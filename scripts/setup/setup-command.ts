import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { ConfigError, readConfig } from '~/config/config';
import { returning, type Say } from '../command/run-command';
import { brandChecklist, checklistText, open, type ChecklistItem } from '../tenant/checklist';
import { readTenantFolder } from '../tenant/tenant-folder';
import type { Flags } from '../command/questions';
import { begin } from './begin';
import { realOutside, type Outside } from './outside';
import { outsideList } from './outside-list';
import { serverList } from './server-list';

interface Folders {
  tenants?: string;
  landers: string;
  settings: string;
}

const OWN_FOLDER = 'brands';

/** `npm run setup`: from an empty folder to a first brand, and the list of all that is still missing. */
export function setupCommand(say: Say, outside: Outside = realOutside()): Command {
  // Otherwise it would take the options of `check` for its own.
  const command = new Command('setup').enablePositionalOptions();
  const inFolders = (command: Command) =>
    command
      .option('--tenants <folder>', `the folder of your brands (TENANTS_DIR, or ${OWN_FOLDER})`)
      .option('--landers <folder>', 'another folder than ./landers', 'landers')
      .option('--settings <file>', 'the file with the settings', '.env');
  inFolders(command)
    .description('asks for company, brand, provider and mail, writes their files, and lists what is missing')
    .option('--legal-name <name>', 'the company')
    .option('--address <line>', 'its street and number')
    .option('--city <line>', 'its postal code and city')
    .option('--country <code>', 'its country')
    .option('--register <number>', 'its number in the trade register')
    .option('--vat <numbers>', 'its VAT numbers')
    .option('--support-email <address>', 'where members write to')
    .option('--support-phone <number>', 'where members call')
    .option('--name <name>', 'the brand')
    .option('--slug <slug>', 'its short name')
    .option('--niche <number>', 'from 1 to 7')
    .option('--countries <codes>', 'such as NL,BE')
    .option('--company <slug>', 'one of the folder companies')
    .option('--domain <domain>', 'such as www.example.com')
    .option('--signups <rule>', 'who may sign up')
    .option('--provider <kind>', 'none, stripe or mollie')
    .option('--payment-key <key>', 'of its API')
    .option('--webhook-secret <secret>', 'of its webhook')
    .option('--smtp <url>', 'the mail server')
    .option('--proxies <addresses>', 'of the proxy that ends https')
    .action(
      returning(async (typed: Folders & Record<string, string>) => {
        readSettings(typed.settings);
        const directory = folderOf(typed);
        const flags = dashed(typed);
        const terminal = Boolean(process.stdin.isTTY);
        await begin({ directory, settings: typed.settings, flags, terminal, now: new Date() }, say);
        return showList(typed, say, outside);
      }),
    );
  inFolders(command.command('check'))
    .description(
      'lists what is missing: settings, mail, payments, placeholders, DNS, https, webhooks; exit code 1 if anything is',
    )
    .action(returning((folders: Folders) => showList(folders, say, outside)));
  return command;
}

/** The options as they are typed: Commander names them in camel case. */
function dashed(typed: Readonly<Record<string, string>>): Flags {
  const entries = Object.entries(typed).map(([name, value]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    value,
  ]);
  return Object.fromEntries(entries) as Flags;
}

function readSettings(file: string): void {
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The demo's folder is not the operator's: a brand there would be lost with the next update. */
function folderOf({ tenants }: Pick<Folders, 'tenants'>): string {
  return tenants ?? (process.env['TENANTS_DIR'] || OWN_FOLDER);
}

async function showList(folders: Folders, say: Say, outside: Outside): Promise<number> {
  readSettings(folders.settings);
  const directory = folderOf(folders);
  const { serving, problems } = await readTenantFolder(directory);
  const brands = [...serving.tenants.values()];
  const items = [
    ...(await serverList(process.env, brands, outside)),
    ...problems.map(({ file, path, message }) => open('files', `${file}: ${path} ${message}`)),
    ...(brands.length === 0 ? [open('brands', `none in ${directory}: npm run setup`)] : []),
  ];
  say.log(checklistText({ name: 'The server' }, items));
  const all = [items];
  const config = settingsOrNone();
  for (const brand of brands) {
    const own = await brandChecklist({ tenants: directory, landers: folders.landers }, brand);
    const list = [...own, ...(await outsideList(brand, config, outside))];
    say.log(`\n${checklistText(brand, list)}`);
    all.push(list);
  }
  const left = all.flat().filter(({ state }: ChecklistItem) => state === 'open').length;
  say.log(left === 0 ? '\nReady: npm start' : '\nWork through the list, then: npm run setup -- check');
  return left === 0 ? 0 : 1;
}

function settingsOrNone() {
  try {
    return readConfig({ ...process.env, FACET_MODE: 'production' });
  } catch (error) {
    if (error instanceof ConfigError) return undefined;
    throw error;
  }
}
