import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '~db/database';
import { olderProblem } from '~db/migrations/earlier-names';
import type { Config } from '~/config/config';
import type { TenantRegistry } from '~/tenancy/registry/registry.server';
import type { Problem } from '~/tenancy/tenant-files.server';

/** A problem that the operator has to solve before the start. The message is a sentence with the remedy. */
export class StartProblem extends Error {}

type Checked = Pick<Config, 'mode' | 'dataDir' | 'tenantsDir'>;

/** Refuses the start in production; the demo prints the problem and goes on. */
export function refuseOrSay({ mode }: Pick<Config, 'mode'>, problem: string | undefined, say: (line: string) => void) {
  if (problem === undefined) return;
  if (mode === 'production') throw new StartProblem(problem);
  say(`${problem}\n`);
}

/** The problem of a folder without any brand to serve; of a brand that is refused it names every placeholder. */
export function brandsProblem(
  { tenantsDir }: Checked,
  { list, problems }: Pick<TenantRegistry, 'list' | 'problems'>,
): string | undefined {
  if (list().length > 0) return undefined;
  const remedy = 'Set TENANTS_DIR to the folder with one JSON file for each brand; npm run setup makes the first.';
  if (!existsSync(tenantsDir)) return `There is no folder of brands at ${tenantsDir}. ${remedy}`;
  const some = readdirSync(tenantsDir).some((name) => /^[^_.].*(?<!\.schema)\.json$/.test(name));
  return some
    ? `None of the brands in ${tenantsDir} can be served; npm run setup leads to a brand of your own.${reasons(problems())}`
    : `The folder of brands at ${tenantsDir} is empty. ${remedy}`;
}

/** As many as fit on a screen: the ten brands of the demo alone have more. */
const SHOWN_PROBLEMS = 12;

function reasons(problems: readonly Problem[]): string {
  const lines = problems.slice(0, SHOWN_PROBLEMS).map(({ file, path, message }) => `\n  ${file}: ${path} ${message}`);
  const rest = problems.length - lines.length;
  return lines.join('') + (rest > 0 ? `\n  and ${rest} more` : '');
}

/** The file that says which format a data folder has. An older version does not know a newer format. */
const MARK = 'facet.json';
const FORMAT = 1;
/** What a server leaves in its folder besides the database. */
const TRACES = ['files', 'mailbox.jsonl', 'sms.jsonl', 'sandbox-payments.json', 'review'];

/** The problem of a data folder in the format of another version, which must not be changed; undefined if none. */
export function folderProblem({ dataDir }: Checked): string | undefined {
  const mark = join(dataDir, MARK);
  if (!existsSync(mark)) return undefined;
  const { format } = readMark(mark);
  return format === FORMAT
    ? undefined
    : `The data in ${dataDir} belongs to another version of Facet (${MARK} says format ${String(format)}, this version uses ${FORMAT}): start that version, or set DATA_DIR to another folder.`;
}

/**
 * Called before the migration. Finds a database that is half restored, too old, of a newer version, or empty in a used
 * folder.
 */
export async function databaseProblem({ dataDir }: Checked, database: Database): Promise<string | undefined> {
  const { applied, older, known, unfinishedRestore } = await database.version();
  if (unfinishedRestore)
    return `The database at ${database.place} is only partly restored: run npm run facet -- restore again, with --replace.`;
  if (older) return `The database at ${database.place} ${olderProblem(older)}`;
  const newer = applied.filter((name) => !known.includes(name));
  if (newer.length > 0)
    return `The database at ${database.place} was migrated by a newer version of Facet (it has ${newer.at(-1)}): start that version, or restore a backup of this one (npm run facet -- restore).`;
  if (applied.length > 0 || !wasServed(dataDir)) return undefined;
  return `The database at ${database.place} is missing or empty, although ${dataDir} has been in use: correct DATABASE_URL or restore a backup (npm run facet -- restore); to start over, move ${dataDir} away first.`;
}

/** Called once the database is ready: if it is missing from then on, data was lost. */
export function markServed(dataDir: string): void {
  const mark = join(dataDir, MARK);
  if (!existsSync(mark)) writeFileSync(mark, `${JSON.stringify({ format: FORMAT })}\n`, { mode: 0o600 });
}

function wasServed(dataDir: string): boolean {
  return existsSync(join(dataDir, MARK)) || TRACES.some((name) => isFilled(join(dataDir, name)));
}

function isFilled(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    return readdirSync(path).some((name) => !name.startsWith('.'));
  } catch {
    // It is a file.
    return true;
  }
}

function readMark(path: string): { format?: unknown } {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as { format?: unknown };
  } catch {
    return {};
  }
}
