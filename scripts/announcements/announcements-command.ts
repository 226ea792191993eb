import { parseArgs } from 'node:util';
import { findAnnouncement, listAnnouncements } from '~db/queries/announcement';
import { findMailing } from '~db/queries/mailing';
import type { AnnouncementRow } from '~db/schema/announcement';
import { TOLD_MS } from '~/features/mailings/announcements/announcement';
import { roundOfDraft } from '~/features/mailings/announcements/announcements.service.server';
import {
  launchAnnouncement,
  problemsAt,
  textsOf,
  withdrawAnnouncement,
  writeAnnouncement,
} from '~/features/mailings/announcements/manage.service.server';
import { previewRound } from '~/features/mailings/round.service.server';
import type { ServiceContext } from '~/server/context/context.server';
import type { Say } from '../command/run-command';
import { textTable } from '../command/text-table';
import { readAnnouncement } from './announcement-file';
import { previewAnnouncement, type Found } from './announcement-preview';

export const USAGE = `npm run news -- list|write|preview|dry-run|launch|withdraw [<name>] [options]

  list                          what was written, launched and withdrawn, and how many members were told
  write <file.json> --by <who>  writes a draft, or replaces it; nobody is told before it is launched
  preview <name>                the mail as text and the push, for each brand and language; --out <folder> writes the HTML
  dry-run <name>                how many members would be told if a draft were launched now; changes nothing
  launch <name> --by <who>      members are told from now on, for two weeks
  withdraw <name> --by <who>    nobody is told any more, and the page no longer shows it; a draft is deleted

  --brand <slug>     one brand; otherwise all of them
  --language <code>  preview: one language
  --by <who>         who decides, for the audit

The file, its languages and what members get: docs/guides/news.md`;

const text = { type: 'string' } as const;
export const commandOptions = { brand: text, by: text, language: text, out: text } as const;

const WITH_NAME = ['write', 'preview', 'dry-run', 'launch', 'withdraw'];
const BY = ['write', 'launch', 'withdraw'];
const LONGEST_BY = 80;
/** More members than any brand has. */
const EVERYBODY = 10_000_000;

/** Returns 0, 1 if there was nothing to do or it was refused, 2 if the words or the file were wrong. */
export async function announcementsCommand(
  brands: readonly ServiceContext[],
  words: string[],
  say: Say,
): Promise<number> {
  const { values, positionals } = parseArgs({ args: words, allowPositionals: true, options: commandOptions });
  const [verb = 'list', name, ...rest] = positionals;
  if (verb === 'list' && name === undefined) return list(brands, say);
  if (!WITH_NAME.includes(verb) || name === undefined || rest.length > 0) {
    say.error(USAGE);
    return 2;
  }
  const by = values.by?.trim() ?? '';
  if (BY.includes(verb) && (by === '' || by.length > LONGEST_BY)) {
    say.error(`${verb} needs --by <who>, at most ${LONGEST_BY} characters: it is written to the audit`);
    return 2;
  }
  if (verb === 'write') return write(brands, name, by, say);
  const found = await rowsOf(brands, name);
  if (found.length === 0) {
    say.error(`No brand has ${name}: npm run news -- list`);
    return 1;
  }
  if (verb === 'preview') return previewAnnouncement(found, { language: values.language, out: values.out }, say);
  if (verb === 'dry-run') return dryRun(found, say);
  return verb === 'launch' ? launch(found, by, say) : withdraw(found, by, say);
}

async function rowsOf(brands: readonly ServiceContext[], name: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const context of brands) {
    const row = await findAnnouncement(context.db, name);
    if (row) found.push({ context, row });
  }
  return found;
}

async function list(brands: readonly ServiceContext[], say: Say): Promise<number> {
  const rows: string[][] = [];
  for (const { tenant, db, clock } of brands) {
    for (const row of await listAnnouncements(db)) {
      const told = (await findMailing(db, 'news', row.name))?.told;
      const languages = Object.keys(textsOf(row)).join(', ');
      const cells = [tenant.slug, row.name, stateOf(row, clock.now()), day(row.launched_at), told ?? '', languages];
      rows.push([...cells.map(String), row.launched_by ?? row.written_by]);
    }
  }
  const head = ['brand', 'name', 'state', 'launched', 'told', 'languages', 'by'];
  say.log(rows.length === 0 ? 'Nothing was written yet.' : textTable(head, rows));
  return 0;
}

const day = (at: number | null) => (at === null ? '' : `${new Date(at).toISOString().slice(0, 16)}Z`);

function stateOf({ launched_at, withdrawn_at }: AnnouncementRow, now: number): string {
  if (launched_at === null) return 'draft';
  if (withdrawn_at !== null) return 'withdrawn';
  return now - launched_at < TOLD_MS ? 'launched' : 'over';
}

/** All brands or none: a file that is wrong for one of them is corrected first. */
async function write(brands: readonly ServiceContext[], file: string, by: string, say: Say): Promise<number> {
  const read = await readAnnouncement(file);
  if (!read.ok) {
    for (const problem of read.problems) say.error(problem);
    return 2;
  }
  const { announcement } = read;
  const problems = brands.flatMap(({ tenant }) =>
    problemsAt(tenant, announcement).map((problem) => `${tenant.slug}: ${problem}`),
  );
  if (problems.length > 0) {
    for (const problem of problems) say.error(problem);
    return 2;
  }
  const { name } = announcement;
  let result = 0;
  for (const context of brands) {
    const written = await writeAnnouncement(context, announcement, by);
    if (written) say.log(`${context.tenant.slug}: ${name} is written. Nobody is told before it is launched.`);
    else
      say.error(`${context.tenant.slug}: ${name} was launched already and stays as it is; a change needs a new name.`);
    if (!written) result = 1;
  }
  return result;
}

async function dryRun(found: readonly Found[], say: Say): Promise<number> {
  for (const { context, row } of found) {
    const { slug } = context.tenant;
    if (row.launched_at !== null) {
      say.log(`${slug}: ${row.name} was launched already; npm run jobs -- run news --dry-run says who is left`);
      continue;
    }
    const { count } = await previewRound(context, roundOfDraft(row.name, context.clock.now()), EVERYBODY);
    say.log(`${slug}: ${row.name} would be told to ${count} ${count === 1 ? 'member' : 'members'}`);
  }
  say.log('This was a dry run: nothing was changed.');
  return 0;
}

async function launch(found: readonly Found[], by: string, say: Say): Promise<number> {
  const drafts = found.filter(({ row }) => row.launched_at === null);
  // The countries of a brand may have changed since the text was written.
  const problems = drafts.flatMap(({ context: { tenant }, row }) =>
    problemsAt(tenant, { texts: textsOf(row) }).map((problem) => `${tenant.slug}: ${problem}`),
  );
  if (problems.length > 0) {
    for (const problem of problems) say.error(problem);
    return 1;
  }
  let result = 0;
  for (const { context, row } of found) {
    const launched = await launchAnnouncement(context, row.name, by);
    if (launched) say.log(`${context.tenant.slug}: ${row.name} is launched. Members are told within minutes.`);
    else say.error(`${context.tenant.slug}: ${row.name} was launched already.`);
    if (!launched) result = 1;
  }
  return result;
}

async function withdraw(found: readonly Found[], by: string, say: Say): Promise<number> {
  let result = 0;
  for (const { context, row } of found) {
    const outcome = await withdrawAnnouncement(context, row.name, by);
    const words = {
      withdrawn: 'is withdrawn: nobody is told any more',
      deleted: 'was a draft and is deleted',
      none: 'was withdrawn already',
    };
    say[outcome === 'none' ? 'error' : 'log'](`${context.tenant.slug}: ${row.name} ${words[outcome]}.`);
    if (outcome === 'none') result = 1;
  }
  return result;
}
