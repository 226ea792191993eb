import { Command } from 'commander';
import type { JobLeaseRow } from '~db/schema/job-lease';
import type { Job, Preview } from '~/server/jobs/job';
import type { JobRunner } from '~/server/jobs/run-jobs';
import { plain, widthOf } from '../command/outside-text';
import type { Opens } from '../command/data-command';
import { returning, type Say } from '../command/run-command';
import { textTable } from '../command/text-table';

/** What the command works on. */
export interface JobWorld {
  jobs: readonly Job[];
  /** The brands asked for. */
  brands: readonly { id: number; slug: string }[];
  leases: () => Promise<JobLeaseRow[]>;
  runner: Pick<JobRunner, 'runNow'>;
  now: () => number;
}

const MOST_LINES = 50;

interface Wanted {
  brand?: string;
  dryRun?: true;
}

/** Ends with 0, 1 if the job failed or is held by a server, 2 if the words were wrong. */
export function jobsCommand(open: Opens<JobWorld>, say: Say): Command {
  const command = new Command('jobs');
  command
    .command('list')
    .description('every job: how often, last run, state, who has it')
    .action(returning(() => open(undefined, (world) => list(world, say))));
  command
    .command('run <name>')
    .description('runs it now, if no server is doing so; its schedule stays for one brand')
    .option('--brand <slug>', 'one brand; otherwise all of them')
    .option('--dry-run', 'says what it would do, and changes nothing')
    .action(
      returning((name: string, { brand, dryRun }: Wanted) =>
        open(brand, async (world) => {
          const job = world.jobs.find((job) => job.name === name);
          if (job) return dryRun ? preview(world, job, say) : run(world, job, brand !== undefined, say);
          say.error(`There is no job ${name}: ${world.jobs.map((job) => job.name).join(', ')}`);
          return 2;
        }),
      ),
    );
  return command;
}

async function list({ jobs, leases, now }: JobWorld, say: Say): Promise<number> {
  const known = new Map((await leases()).map((row) => [row.name, row]));
  const rows = jobs.map(({ name, everyMs, does }) => {
    const row = known.get(name);
    return [
      name,
      intervalOf(everyMs),
      row?.ended_at ? `${new Date(row.ended_at).toISOString().slice(0, 16)}Z` : '',
      row?.handled ? String(row.handled) : '',
      row?.failures ? String(row.failures) : '',
      stateOf(row, now()),
      row && row.held_until > now() ? row.holder : '',
      does,
    ];
  });
  say.log(textTable(['job', 'every', 'last run', 'rows', 'failed', 'state', 'holder', 'would'], rows));
  for (const { name } of jobs) {
    const error = known.get(name)?.last_error;
    if (error) say.warn(failureOf(name, error));
  }
  return 0;
}

/** The words of an error can be those of another system. */
function failureOf(name: string, error: string): string {
  const head = `${name} failed: `;
  return head + plain(error, { before: widthOf(head) });
}

function stateOf(row: JobLeaseRow | undefined, now: number): string {
  if (!row || row.begun_at === null) return 'never ran';
  if (row.held_until > now) return 'running';
  if (row.held_until > 0) return 'abandoned';
  return row.last_error === null ? 'done' : 'failed';
}

function intervalOf(ms: number): string {
  const minutes = ms / 60_000;
  if (minutes < 1) return `${ms / 1000} s`;
  return minutes < 60 ? `${minutes} min` : `${minutes / 60} h`;
}

async function preview({ brands }: JobWorld, job: Job, say: Say): Promise<number> {
  const places = job.scope === 'platform' ? [{ id: 0, slug: 'all brands' }] : brands;
  for (const { id, slug } of places) say.log(linesOf(slug, job, await job.preview(id)));
  say.log('This was a dry run: nothing was changed.');
  return 0;
}

function linesOf(slug: string, { does }: Job, { count, more, lines = [] }: Preview): string {
  const head = `${slug}: would ${does}: ${more ? 'at least ' : ''}${count}`;
  const shown = lines.slice(0, MOST_LINES).map((line) => `  ${line}`);
  const left = lines.length - shown.length;
  return [head, ...shown, ...(left > 0 ? [`  and ${left} more`] : [])].join('\n');
}

async function run({ brands, runner, leases }: JobWorld, job: Job, someBrands: boolean, say: Say): Promise<number> {
  const outcome = await runner.runNow(job, someBrands ? brands.map(({ id }) => id) : undefined);
  if (outcome.kind === 'held') {
    const row = (await leases()).find(({ name }) => name === job.name);
    say.error(`${job.name} is being run by ${row?.holder ?? 'another process'}. Nothing was done.`);
    return 1;
  }
  say.log(`${job.name}: ${outcome.handled} done`);
  if (outcome.error === null) return 0;
  say.error(failureOf(job.name, outcome.error));
  return 1;
}
