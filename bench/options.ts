import { Command, InvalidArgumentError } from 'commander';

export type DatabaseKind = 'sqlite' | 'mariadb';

/** The parts that can be measured alone. */
export type BenchPart = 'brand' | 'members-area' | 'pages';

export interface BenchOptions {
  parts: BenchPart[];
  members: number[];
  databases: DatabaseKind[];
  /** A small run that shows that everything works; its figures have no meaning. */
  quick: boolean;
  /** The path of the report; '-' is standard output. */
  out: string;
  /** The commit that is measured beside this one; only for 'pages'. */
  against?: string;
  /** For how many minutes 'pages' is repeated until the machine was quiet. */
  patience: number;
}

const KINDS: readonly DatabaseKind[] = ['sqlite', 'mariadb'];
const PARTS: readonly BenchPart[] = ['brand', 'members-area', 'pages'];
const PATIENCE_MINUTES = 60;
const FULL = [1_000, 100_000, 1_000_000];

/** The words of the bench of all that pages cost. */
export const costsCommand = (): Command =>
  new Command('npm run bench -- costs')
    .description('the cost of each page, compared with its lower bound: docs/reports/benchmarks.md')
    .option('--members <sizes>', 'sizes of the brand that is measured, such as 1000,100000,1000000', each(toCount))
    .option('--databases <kinds>', 'where its members live', each(toKind), [...KINDS])
    .option('--only <part>', `a part, whose section of the report is written anew: ${PARTS.join(', ')}`, each(toPart))
    .option('--against <commit>', 'measures an earlier commit beside this one (pages)')
    .option(
      '--patience <minutes>',
      `to wait for a quiet machine (pages); 0 measures once (${PATIENCE_MINUTES})`,
      toMinutes,
    )
    .option('--quick', 'a small run that shows that everything works (300 members, few requests)')
    .option('--out <file>', 'where the report goes; - prints it (the default of --quick)');

type Typed = Partial<Omit<BenchOptions, 'parts'>> & { databases: DatabaseKind[]; only?: BenchPart[] };

/** What a run is to do, by the words of its command. */
export function benchOptions({ only, members, databases, quick = false, ...typed }: Typed): BenchOptions {
  return {
    parts: only ?? [...PARTS],
    members: [...new Set(members ?? (quick ? [300] : FULL))].sort((a, b) => a - b),
    databases: [...new Set(databases)],
    quick,
    patience: quick ? 0 : PATIENCE_MINUTES,
    out: quick ? '-' : 'docs/reports/benchmarks.md',
    ...typed,
  };
}

const each =
  <Value>(read: (word: string) => Value) =>
  (value: string): Value[] =>
    value.split(',').map(read);

function toMinutes(text: string): number {
  const minutes = Number(text);
  if (!(minutes >= 0)) throw new InvalidArgumentError(`${text} is no number of minutes.`);
  return minutes;
}

function toCount(text: string): number {
  const count = Number(text.replaceAll('_', ''));
  if (!Number.isSafeInteger(count) || count < 100)
    throw new InvalidArgumentError(`${text} is not a number of 100 or more.`);
  return count;
}

function toPart(text: string): BenchPart {
  const part = PARTS.find((known) => known === text);
  if (!part) throw new InvalidArgumentError(`${text} is none of ${PARTS.join(', ')}.`);
  return part;
}

function toKind(text: string): DatabaseKind {
  const kind = KINDS.find((known) => known === text);
  if (!kind) throw new InvalidArgumentError(`${text} is none of ${KINDS.join(', ')}.`);
  return kind;
}
