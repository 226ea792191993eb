import { parseArgs } from 'node:util';

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

export const USAGE = `npm run bench [-- options]
  --members 1000,100000,1000000   sizes of the brand that is measured
  --databases sqlite,mariadb      where its members live
  --only members-area             one part, whose section of the report is written anew: ${PARTS.join(', ')}
  --against <commit>              measures an earlier commit beside this one (pages)
  --patience 60                   minutes to wait for a quiet machine (pages); 0 measures once
  --quick                         a small run that shows that everything works (300 members, few requests)
  --out docs/benchmarks.md        where the report goes; - prints it (the default of --quick)`;

/** Throws an error that says what is wrong with the arguments. */
export function parseOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      members: { type: 'string' },
      databases: { type: 'string' },
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      out: { type: 'string' },
      against: { type: 'string' },
      patience: { type: 'string' },
    },
  });
  const members = values.members?.split(',').map(toCount) ?? (values.quick ? [300] : FULL);
  const databases = values.databases?.split(',').map(toKind) ?? [...KINDS];
  return {
    parts: values.only === undefined ? [...PARTS] : values.only.split(',').map(toPart),
    members: [...new Set(members)].sort((a, b) => a - b),
    databases: [...new Set(databases)],
    quick: values.quick,
    ...(values.against !== undefined && { against: values.against }),
    patience: values.patience === undefined ? (values.quick ? 0 : PATIENCE_MINUTES) : toMinutes(values.patience),
    out: values.out ?? (values.quick ? '-' : 'docs/benchmarks.md'),
  };
}

function toMinutes(text: string): number {
  const minutes = Number(text);
  if (!(minutes >= 0)) throw new Error(`--patience: ${text} is no number of minutes`);
  return minutes;
}

function toCount(text: string): number {
  const count = Number(text.replaceAll('_', ''));
  if (!Number.isSafeInteger(count) || count < 100) throw new Error(`--members: ${text} is not a number of 100 or more`);
  return count;
}

function toPart(text: string): BenchPart {
  const part = PARTS.find((known) => known === text);
  if (!part) throw new Error(`--only: ${text} is none of ${PARTS.join(', ')}`);
  return part;
}

function toKind(text: string): DatabaseKind {
  const kind = KINDS.find((known) => known === text);
  if (!kind) throw new Error(`--databases: ${text} is none of ${KINDS.join(', ')}`);
  return kind;
}
