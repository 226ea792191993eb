import { Command, InvalidArgumentError } from 'commander';
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
import type { BrandContext } from '~/server/context/context.server';
import type { Opens } from '../command/data-command';
import { byDefault, returning, type Say } from '../command/run-command';
import { textTable } from '../command/text-table';
import { readAnnouncement } from './announcement-file';
import { previewAnnouncement, type Found } from './announcement-preview';

const LONGEST_BY = 80;
/** More members than any brand has. */
const EVERYBODY = 10_000_000;

interface Wanted {
  brand?: string;
  by?: string;
  language?: string;
  out?: string;
}

/** Ends with 0, 1 if there was nothing to do or it was refused, 2 if the words or the file were wrong. */
export function announcementsCommand(open: Opens<readonly BrandContext[]>, say: Say): Command {
  const command = new Command('news').addHelpText(
    'after',
    '\nThe file, its languages and what members get: docs/guides/news.md',
  );
  const ofBrand = (command: Command) => command.option('--brand <slug>', 'one brand; otherwise all of them');
  const decided = (command: Command) =>
    ofBrand(command).requiredOption('--by <who>', 'who decides, for the audit', deciderOf);
  const onFound = (name: string, { brand }: Wanted, work: (found: readonly Found[]) => Promise<number>) =>
    open(brand, async (brands) => {
      const found = await rowsOf(brands, name);
      if (found.length > 0) return work(found);
      say.error(`No brand has ${name}: npm run facet -- news list`);
      return 1;
    });
  ofBrand(byDefault(command, 'list'))
    .description('what was written, launched and withdrawn, and how many members were told')
    .action(returning(({ brand }: Wanted) => open(brand, (brands) => list(brands, say))));
  decided(command.command('write <file.json>'))
    .description('writes a draft, or replaces it; nobody is told before it is launched')
    .action(returning((file: string, { brand, by }: Wanted) => open(brand, (brands) => write(brands, file, by!, say))));
  ofBrand(command.command('preview <name>'))
    .description('the mail as text and the push, for each brand and language')
    .option('--language <code>', 'one language')
    .option('--out <folder>', 'writes the HTML there')
    .action(
      returning((name: string, wanted: Wanted) =>
        onFound(name, wanted, (found) =>
          previewAnnouncement(found, { language: wanted.language, out: wanted.out }, say),
        ),
      ),
    );
  ofBrand(command.command('dry-run <name>'))
    .description('how many members would be told if a draft were launched now; changes nothing')
    .action(returning((name: string, wanted: Wanted) => onFound(name, wanted, (found) => dryRun(found, say))));
  decided(command.command('launch <name>'))
    .description('members are told from now on, for two weeks')
    .action(
      returning((name: string, wanted: Wanted) => onFound(name, wanted, (found) => launch(found, wanted.by!, say))),
    );
  decided(command.command('withdraw <name>'))
    .description('nobody is told any more, and the page no longer shows it; a draft is deleted')
    .action(
      returning((name: string, wanted: Wanted) => onFound(name, wanted, (found) => withdraw(found, wanted.by!, say))),
    );
  return command;
}

function deciderOf(typed: string): string {
  const by = typed.trim();
  if (by !== '' && by.length <= LONGEST_BY) return by;
  throw new InvalidArgumentError(`It is written to the audit, in at most ${LONGEST_BY} characters.`);
}

async function rowsOf(brands: readonly BrandContext[], name: string): Promise<Found[]> {
  const found: Found[] = [];
  for (const context of brands) {
    const row = await findAnnouncement(context.db, name);
    if (row) found.push({ context, row });
  }
  return found;
}

async function list(brands: readonly BrandContext[], say: Say): Promise<number> {
  const rows: string[][] = [];
  for (const { tenant, db, clock } of brands) {
    for (const row of await listAnnouncements(db)) {
      const count = (await findMailing(db, 'news', row.name))?.told;
      const languages = Object.keys(textsOf(row)).join(', ');
      const cells = [tenant.slug, row.name, stateOf(row, clock.now()), day(row.launched_at), count ?? '', languages];
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
async function write(brands: readonly BrandContext[], file: string, by: string, say: Say): Promise<number> {
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
      say.log(`${slug}: ${row.name} was launched already; npm run facet -- jobs run news --dry-run says who is left`);
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
    const outcomes = {
      withdrawn: 'is withdrawn: nobody is told any more',
      deleted: 'was a draft and is deleted',
      none: 'was withdrawn already',
    };
    say[outcome === 'none' ? 'error' : 'log'](`${context.tenant.slug}: ${row.name} ${outcomes[outcome]}.`);
    if (outcome === 'none') result = 1;
  }
  return result;
}
