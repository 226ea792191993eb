import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type { Say } from '../command/run-command';
import { askAnswers } from './ask-answers';
import { brandTable } from './brand-table';
import { checkBrands } from './check-brands';
import { brandChecklist, checklistText } from './checklist';
import { tenantSchemas } from './json-schemas';
import { createBrand } from './new-brand';
import { settingsGuide } from './settings-guide';
import { readTenantFolder } from './tenant-folder';
import { compareTexts, writeTextRecord } from './text-record';

const SETTINGS_GUIDE = 'docs/guides/brand-settings.md';

const USAGE = `npm run tenant -- <command>

  new      makes a new brand from the template; asks questions, or takes
           --name --slug --niche --countries NL,BE --company --domain --signups --id
  check    checks all brands and companies: schema, hosts, prices, texts; exit code 1 with any problem;
           prints the DNS records for the mail of each brand whose DKIM_KEY_… is set
  checklist <slug>
           lists what is left to do before the brand goes live
  texts [<slug>]
           records what the terms and the privacy page of each brand say, so that check notices when they say
           something else; --wording records words that changed without a new version
  list     prints a table of the brands with their URLs (--port, 3000 by default)
  schema   writes tenant.schema.json and company.schema.json for editors, and docs/guides/brand-settings.md

  --tenants <folder>, --landers <folder>   use other folders than ./tenants and ./landers`;

/** Runs `npm run tenant --` with these words and returns the exit code. */
export async function tenantCommand(words: string[], say: Say): Promise<number> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      tenants: { ...text, default: 'tenants' },
      landers: { ...text, default: 'landers' },
      port: { ...text, default: '3000' },
      name: text,
      slug: text,
      niche: text,
      countries: text,
      company: text,
      domain: text,
      signups: text,
      id: text,
      wording: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const directory = values.tenants;
  switch (values.help ? 'help' : positionals[0]) {
    case 'new':
      return makeNew({ tenants: directory, landers: values.landers }, values, say);
    case 'check':
      return check(directory, values.landers, say);
    case 'checklist':
      return showChecklist({ tenants: directory, landers: values.landers }, positionals[1], say);
    case 'texts':
      return recordTexts(directory, positionals[1], values.wording, say);
    case 'list': {
      const { serving, problems } = await readTenantFolder(directory);
      say.log(brandTable([...serving.tenants.values()], Number(values.port)));
      if (problems.length > 0) say.error(`\n${problems.length} problems: npm run tenant -- check`);
      return 0;
    }
    case 'schema':
      say.log((await tenantSchemas.write(directory)).map((file) => `wrote ${file}`).join('\n'));
      if (directory === 'tenants') {
        await writeFile(SETTINGS_GUIDE, await settingsGuide());
        say.log(`wrote ${SETTINGS_GUIDE}`);
      }
      return 0;
    case 'help':
      say.log(USAGE);
      return 0;
    default:
      say.error(USAGE);
      return 2;
  }
}

interface Folders {
  tenants: string;
  landers: string;
}

async function makeNew(folders: Folders, flags: Parameters<typeof askAnswers>[0], say: Say): Promise<number> {
  const { serving } = await readTenantFolder(folders.tenants);
  const asked = await askAnswers(flags, [...serving.companies.keys()], Boolean(process.stdin.isTTY));
  const answers = flags.id === undefined ? asked : { ...asked, id: Number(flags.id) };
  const made = await createBrand(folders.tenants, answers);
  if (!made.ok) {
    say.error(made.problems.join('\n'));
    return 1;
  }
  say.log(`${answers.name} is brand ${made.id}: ${made.file}
A running demo shows it in two seconds: http://${answers.slug}.localhost:3000
Texts, prices and payment methods are proposals.
`);
  return showChecklist(folders, answers.slug, say);
}

async function showChecklist(folders: Folders, slug: string | undefined, say: Say): Promise<number> {
  const { tenants } = (await readTenantFolder(folders.tenants)).serving;
  const brand = [...tenants.values()].find((one) => one.slug === slug);
  if (!brand) {
    say.error(`There is no brand ${slug || '(a slug is needed)'}, or its file is invalid: npm run tenant -- check`);
    return 2;
  }
  say.log(checklistText(brand, await brandChecklist(folders, brand)));
  return 0;
}

/** Says yes to new versions by itself; to other words under the same version only where somebody says it is wording. */
async function recordTexts(directory: string, slug: string | undefined, wording: boolean, say: Say): Promise<number> {
  const { serving } = await readTenantFolder(directory);
  const brands = [...serving.tenants.values()].filter((one) => slug === undefined || one.slug === slug);
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
  say.log(`${brands} brands of ${companies} companies, ${problems.length} problems, ${warnings.length} warnings`);
  return problems.length === 0 ? 0 : 1;
}
