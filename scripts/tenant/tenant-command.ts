import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Command } from 'commander';
import { commandConfig } from '../command/data-command';
import { returning, type Say } from '../command/run-command';
import { listRunning } from '../supervisor/running-servers.mjs';
import { askAnswers, type BrandFlags } from './ask-answers';
import { brandTable } from './brand-table';
import { checkBrands } from './check-brands';
import { brandChecklist, checklistText } from './checklist';
import { tenantSchemas } from './json-schemas';
import { leftOutHere } from './lander-people';
import { createBrand } from './new-brand';
import { settingsGuide } from './settings-guide';
import { readTenantFolder } from './tenant-folder';
import { compareTexts, writeTextRecord } from './text-record';

const SETTINGS_GUIDE = 'docs/guides/brand-settings.md';

export function tenantCommand(say: Say): Command {
  const command = new Command('tenant');
  const inFolders = (command: Command) =>
    command
      .option(
        '--tenants <folder>',
        'another folder than TENANTS_DIR or ./tenants',
        process.env['TENANTS_DIR'] || 'tenants',
      )
      .option('--landers <folder>', 'another folder than ./landers', 'landers');
  inFolders(command.command('new'))
    .description('makes a new brand from the template; asks questions, or takes their answers as options')
    .option('--name <name>', 'its name')
    .option('--slug <slug>', 'its short name')
    .option('--niche <number>', 'from 1 to 7')
    .option('--countries <codes>', 'such as NL,BE')
    .option('--company <slug>', 'one of the folder companies')
    .option('--domain <domain>', 'such as www.example.com')
    .option('--signups <rule>', 'who may sign up')
    .option('--id <number>', 'otherwise the next one')
    .action(returning((typed: Folders & BrandFlags) => makeNew(typed, typed, say)));
  inFolders(command.command('check'))
    .description(
      'checks all brands and companies: schema, hosts, prices, texts; exit code 1 with any problem; prints the DNS records for the mail of each brand whose DKIM_KEY_… is set, and which landers the rotation leaves out for lack of people',
    )
    .action(returning(({ tenants, landers }: Folders) => check(tenants, landers, say)));
  inFolders(command.command('checklist <slug>'))
    .description('lists what is left to do before the brand goes live')
    .action(returning((slug: string, folders: Folders) => showChecklist(folders, slug, say)));
  inFolders(command.command('texts [slug]'))
    .description(
      'records what the terms and the privacy page of each brand say, so that check notices when they say something else',
    )
    .option('--wording', 'also words that changed without a new version')
    .action(
      returning((slug: string | undefined, { tenants, wording }: Folders & { wording?: true }) =>
        recordTexts(tenants, slug, wording ?? false, say),
      ),
    );
  inFolders(command.command('list'))
    .description('prints a table of the brands with their URLs')
    .option('--port <port>', 'the port of the URLs; otherwise that of the running demo')
    .action(
      returning(({ tenants, port }: Folders & { port?: string }) =>
        list(tenants, port === undefined ? demoPort(tenants).port : Number(port), say),
      ),
    );
  inFolders(command.command('schema'))
    .description(`writes tenant.schema.json and company.schema.json for editors, and ${SETTINGS_GUIDE}`)
    .action(returning(({ tenants }: Folders) => writeSchemas(tenants, say)));
  return command;
}

async function list(directory: string, port: number, say: Say): Promise<number> {
  const { serving, problems } = await readTenantFolder(directory);
  say.log(brandTable([...serving.tenants.values()], port));
  if (problems.length > 0) say.error(`\n${problems.length} problems: npm run tenant -- check`);
  return 0;
}

async function writeSchemas(directory: string, say: Say): Promise<number> {
  say.log((await tenantSchemas.write(directory)).map((file) => `wrote ${file}`).join('\n'));
  if (directory === 'tenants') {
    await writeFile(SETTINGS_GUIDE, await settingsGuide());
    say.log(`wrote ${SETTINGS_GUIDE}`);
  }
  return 0;
}

const USUAL_PORT = 3000;

/** The port at which the running demo of these brands serves them, or the one at which it would start. */
function demoPort(tenants: string): { port: number; runs: boolean } {
  const demo = listRunning().find(({ mode, tenantsDir }) => mode === 'demo' && tenantsDir === resolve(tenants));
  return demo ? { port: demo.port, runs: true } : { port: USUAL_PORT, runs: false };
}

interface Folders {
  tenants: string;
  landers: string;
}

async function makeNew(folders: Folders, flags: BrandFlags, say: Say): Promise<number> {
  const { serving } = await readTenantFolder(folders.tenants);
  const given = await askAnswers(flags, [...serving.companies.keys()], Boolean(process.stdin.isTTY));
  const answers = flags.id === undefined ? given : { ...given, id: Number(flags.id) };
  const created = await createBrand(folders.tenants, answers);
  if (!created.ok) {
    say.error(created.problems.join('\n'));
    return 1;
  }
  const { port, runs } = demoPort(folders.tenants);
  say.log(`${answers.name} is brand ${created.id}: ${created.file}
${runs ? 'The running demo shows it in two seconds' : 'npm start shows it'}: http://${answers.slug}.localhost:${port}
Texts, prices and payment methods are proposals.
`);
  return showChecklist(folders, answers.slug, say);
}

async function showChecklist(folders: Folders, slug: string, say: Say): Promise<number> {
  const { tenants } = (await readTenantFolder(folders.tenants)).serving;
  const brand = [...tenants.values()].find((tenant) => tenant.slug === slug);
  if (!brand) {
    say.error(`There is no brand ${slug}, or its file is invalid: npm run tenant -- check`);
    return 2;
  }
  say.log(checklistText(brand, await brandChecklist(folders, brand)));
  return 0;
}

/** Says yes to new versions by itself; to other words under the same version only where someone says it is wording. */
async function recordTexts(directory: string, slug: string | undefined, wording: boolean, say: Say): Promise<number> {
  const { serving } = await readTenantFolder(directory);
  const brands = [...serving.tenants.values()].filter((tenant) => slug === undefined || tenant.slug === slug);
  if (brands.length === 0) {
    say.error(`There is no brand ${slug}, or its file is invalid: npm run tenant -- check`);
    return 2;
  }
  const findings = compareTexts(directory, brands);
  const refused = wording ? [] : findings.filter(({ state }) => state === 'reworded');
  for (const { tenant, text } of refused) {
    say.error(
      `${tenant.slug}: the ${text} say something else under the same version. If it matters to members, add an entry to text_changes; if not, --wording`,
    );
  }
  const stopped = new Set(refused.map(({ tenant }) => tenant));
  const changed = new Set(findings.filter(({ state }) => state !== 'same').map(({ tenant }) => tenant));
  for (const tenant of changed) {
    if (stopped.has(tenant)) continue;
    writeTextRecord(directory, tenant);
    say.log(`wrote texts/${tenant.slug}.json`);
  }
  return refused.length === 0 ? 0 : 1;
}

async function check(directory: string, landers: string, say: Say): Promise<number> {
  const { problems, warnings, records, brands, companies } = await checkBrands(directory, landers);
  for (const record of records) say.log(record);
  for (const warning of warnings) say.warn(`warning  ${warning}`);
  for (const problem of problems) say.error(`problem  ${problem}`);
  for (const line of await leftOutHere(brands, landers, commandConfig().databaseUrl)) say.log(`note     ${line}`);
  say.log(
    `${brands.length} brands of ${companies} companies, ${problems.length} problems, ${warnings.length} warnings`,
  );
  return problems.length === 0 ? 0 : 1;
}
