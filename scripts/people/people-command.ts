import { randomInt } from 'node:crypto';
import { Command, Option } from 'commander';
import { CommandProblem } from '~/compose/commands/command-problem';
import { importFictional, type SisterBrand } from '~/features/fictional/import/import.service.server';
import { approveFictional } from '~/features/fictional/life/approve.service.server';
import { exportFictional } from '~/features/fictional/life/export.service.server';
import { listFictional } from '~/features/fictional/life/list.service.server';
import { retireFictional } from '~/features/fictional/life/retire.service.server';
import { genders } from '~/features/profiles/traits/traits';
import type { BrandContext } from '~/server/context/context.server';
import type { FictionalState } from '~db/schema/fictional-profile';
import { written } from '~db/seed/plan';
import type { Opens } from '../command/data-command';
import { returning, type Say } from '../command/run-command';
import { textTable } from '../command/text-table';
import { generateFolder, type Wishes } from './generate-folder';
import { readPeopleFolder, writePeopleFolder } from './people-folder';

/** A brand, and the others of its company. */
export interface PeopleBrand {
  context: BrandContext;
  sisters: readonly SisterBrand[];
}

interface Typed {
  brand: string;
  by: string;
  state?: FictionalState;
  all?: true;
  format: 'csv' | 'json';
}

const STATES: FictionalState[] = ['waiting', 'live', 'retired'];

const AFTER = `
A profile that is new or was changed waits until it is approved; then it is shown with the brand's label. The file's column
\`key\` says which line is whom: the same file again changes nothing. docs/guides/fictional-profiles.md has all columns.`;

/** The command of those who write a brand's fictional profiles. */
export function peopleCommand(open: Opens<PeopleBrand, string>, say: Say): Command {
  const command = new Command('people').description('The fictional profiles of a brand.').addHelpText('after', AFTER);
  const verb = (words: string, does: string) =>
    command.command(words).description(does).requiredOption('--brand <slug>', 'the brand');
  const decision = (words: string, does: string) =>
    verb(words, does).option('--by <name>', 'who decides, for the audit', 'command line');
  const states = () => new Option('--state <state>', 'only these').choices(STATES);
  const format = () => new Option('--format <format>', 'of the file').choices(['csv', 'json']).default('csv');
  verb('list', 'lists them with their keys')
    .addOption(states())
    .action(returning(({ brand, state }: Typed) => open(brand, (world) => list(world, state, say))));
  decision('import <path>', 'makes or changes those of a folder (people.csv or people.json, and pictures) or file; all or none')
    .action(returning((path: string, typed: Typed) => open(typed.brand, (world) => importPath(world, path, typed, say)))); // prettier-ignore
  verb('export <folder>', 'writes what import reads, with the pictures; none that was retired')
    .addOption(states())
    .addOption(format())
    .action(returning((out: string, typed: Typed) => open(typed.brand, (world) => exportTo(world, out, typed, say))));
  decision('approve [keys...]', 'shows those that wait')
    .option('--all', 'all that wait')
    .action(
      returning((keys: string[], typed: Typed) => open(typed.brand, (world) => approve(world, keys, typed, say))),
    );
  decision('retire <keys...>', 'ends them for good; what members said with them stays with the members')
    .action(returning((keys: string[], typed: Typed) => open(typed.brand, (world) => retire(world, keys, typed, say)))); // prettier-ignore
  addGenerate(verb('generate', 'writes new people into a folder, to be read and edited before they are imported'), {
    open,
    say,
  }).addOption(format());
  return command;
}

interface TypedWishes {
  brand: string;
  count: string;
  countries?: string;
  ages?: string;
  genders?: string;
  languages?: string;
  seed?: string;
  out: string;
  format: 'csv' | 'json';
}

function addGenerate(command: Command, { open, say }: { open: Opens<PeopleBrand, string>; say: Say }): Command {
  return command
    .requiredOption('--count <n>', 'how many')
    .requiredOption('--out <folder>', 'a new folder')
    .option('--countries <codes>', 'such as NL,BE; all of the brand without it')
    .option('--ages <from-to>', 'both included; from 25, or the brand’s age, to 60 or 70 without it')
    .option('--genders <list>', 'female,male; those of the niche without it')
    .option('--languages <list>', `of the texts: ${[...written].join(', ')}; that of the place without it`)
    .option('--seed <word>', 'the same one makes the same people; it begins their keys')
    .action(
      returning((typed: TypedWishes) =>
        open(typed.brand, async ({ context, sisters }) => {
          const { file, people } = await generateFolder(context, sisters, wishesOf(context, typed));
          say.log(`${people.length} people are in ${file}. Read and edit them, then:`);
          say.log(`npm run facet -- people import ${typed.out} --brand ${typed.brand}`);
          return 0;
        }),
      ),
    );
}

const listOf = (text: string): string[] => text.split(',').map((part) => part.trim());

/** Of most members, as far as the brand takes them and there are portraits. */
const usualAges = ({ min_age: least }: BrandContext['tenant']) => `${Math.max(25, least)}-${least > 45 ? 70 : 60}`;

function wishesOf({ tenant }: BrandContext, typed: TypedWishes): Wishes {
  const [, from, to] = /^(\d{2})-(\d{2})$/.exec(typed.ages ?? usualAges(tenant)) ?? [];
  const count = Number(typed.count);
  if (!from || !to) throw new CommandProblem('--ages is two ages, such as 25-60.');
  if (!Number.isInteger(count) || count < 1) throw new CommandProblem('--count is a number from 1 on.');
  const wanted = typed.genders === undefined ? (tenant.niche === 7 ? ['male'] : [...genders]) : listOf(typed.genders);
  const chosen = genders.filter((gender) => wanted.includes(gender));
  if (chosen.length !== wanted.length) throw new CommandProblem(`--genders is one or both of ${genders.join(', ')}.`);
  const languages = typed.languages === undefined ? undefined : listOf(typed.languages);
  const unwritten = languages?.filter((language) => !written.has(language)) ?? [];
  if (unwritten.length > 0)
    throw new CommandProblem(`There are texts in ${[...written].join(', ')}, not in ${unwritten.join(', ')}.`);
  const seed = typed.seed ?? `set${randomInt(1_000_000)}`;
  if (!/^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/.test(seed))
    throw new CommandProblem('--seed is a word of letters and digits.');
  return {
    count,
    ages: [Number(from), Number(to)],
    genders: chosen,
    countries: typed.countries === undefined ? tenant.countries : listOf(typed.countries.toUpperCase()),
    ...(languages && { languages: languages as NonNullable<Wishes['languages']> }),
    seed,
    out: typed.out,
    format: typed.format,
  };
}

async function list({ context }: PeopleBrand, state: FictionalState | undefined, say: Say): Promise<number> {
  const lines = await listFictional(context, state);
  if (lines.length === 0) {
    say.log(`${context.tenant.slug} has no such fictional profile.`);
    return 0;
  }
  const head = ['key', 'state', 'name', 'age', 'gender', 'place', 'languages', 'portrait'];
  const rows = lines.map(({ key, state, name, age, gender, town, country, locales, portrait }) => [
    key,
    state,
    name,
    String(age ?? ''),
    gender ?? '',
    [town, country].filter(Boolean).join(', '),
    locales.join(' '),
    portrait ? 'yes' : 'no',
  ]);
  say.log(textTable(head, rows));
  return 0;
}

async function importPath({ context, sisters }: PeopleBrand, path: string, { by }: Typed, say: Say): Promise<number> {
  const { entries, problems, open } = await readPeopleFolder(path);
  const outcome =
    problems.length > 0
      ? { ok: false as const, problems }
      : await importFictional(context, entries, { by, open, sisters });
  if (!outcome.ok) {
    for (const { line, field, sentence } of outcome.problems) say.error(`line ${line}: ${field} ${sentence}`);
    say.error(`Nothing was imported: ${outcome.problems.length} problems.`);
    return 1;
  }
  const { added, changed, unchanged } = outcome;
  say.log(`${context.tenant.slug}: ${added.length} new, ${changed.length} changed, ${unchanged} as before.`);
  if (added.length + changed.length > 0)
    say.log(`They wait: npm run facet -- people approve --all --brand ${context.tenant.slug}`);
  return 0;
}

async function exportTo({ context }: PeopleBrand, folder: string, { state, format }: Typed, say: Say): Promise<number> {
  const { entries, open } = await exportFictional(context, state);
  const file = await writePeopleFolder(folder, entries, { format, open });
  say.log(`${entries.length} people are in ${file}.`);
  return 0;
}

async function approve({ context }: PeopleBrand, keys: string[], { by, all }: Typed, say: Say): Promise<number> {
  if ((all === undefined) === (keys.length === 0)) {
    say.error('approve needs keys, or --all.');
    return 2;
  }
  const { approved, decided, unknown } = await approveFictional(context, all ? 'all' : keys, by);
  say.log(`${context.tenant.slug}: ${approved.length} approved.`);
  for (const key of decided) say.log(`${key} does not wait.`);
  for (const key of unknown) say.error(`${context.tenant.slug} has no ${key}.`);
  return unknown.length > 0 ? 1 : 0;
}

async function retire({ context }: PeopleBrand, keys: string[], { by }: Typed, say: Say): Promise<number> {
  let code = 0;
  for (const key of keys) {
    const outcome = await retireFictional(context, key, by);
    if (outcome === 'unknown') code = 1;
    const outcomes = { retired: 'is retired', before: 'was retired before', unknown: 'is no key of this brand' };
    say[outcome === 'unknown' ? 'error' : 'log'](`${key} ${outcomes[outcome]}.`);
  }
  return code;
}
