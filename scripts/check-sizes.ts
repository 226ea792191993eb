/**
 * File sizes by kind. They are a tendency and not a strict rule: the list shows where to look. The figures are those of
 * the style guide: the check fails if more than 3 % of the files have over 300 lines, the median is over 60 or the 90th
 * percentile over 220. A single long file is fine if it reads well. Of functions each counts: see check-functions.ts.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, isCode, isProduct, isStory, isTest, readSources, type SourceFile } from './check-files';
import { checkFunctions } from './check-functions';

export const LIMITS = { long: 300, longShare: 0.03, median: 60, p90: 220 };

/**
 * Kind -> [which files, intended median and 90th percentile, length from which a file is listed]. The first kind that
 * matches counts.
 */
const kinds: [name: string, is: (path: string) => boolean, aim: string, talk: number][] = [
  ['route', (path) => path.startsWith('app/routes/'), '70/150', 200],
  ['service', (path) => /^app\/features\/.*\.server\.ts$/.test(path), '80/200', 300],
  ['queries', (path) => path.startsWith('db/queries/'), '60/140', 300],
  ['table', (path) => path.startsWith('db/schema/'), '18/40', 300],
  ['migration', (path) => path.startsWith('db/migrations/'), '', 300],
  ['lander', (path) => /^landers\/.*\.tsx$/.test(path), '120/200', 300],
  ['component', (path) => path.endsWith('.tsx'), '80/200', 250],
  ['adapter', (path) => path.startsWith('app/providers/'), '100/200', 300],
  ['other', () => true, '45/200', 300],
];

export interface KindSizes {
  name: string;
  aim: string;
  files: number;
  median: number;
  p90: number;
  /** The files longer than the limit of their kind, the longest first. */
  long: { path: string; lines: number }[];
}

export interface Sizes {
  kinds: KindSizes[];
  whole: { files: number; median: number; p90: number; overLong: number };
  findings: string[];
}

export function measureSizes(sources: readonly SourceFile[]): Sizes {
  const code = sources
    .filter((file) => isCode(file.path))
    .map((file) => ({ path: file.path, lines: countLines(file.text) }));
  const product = code.filter((file) => isProduct(file.path));
  const rows = new Map<string, typeof code>();
  for (const file of product) {
    const name = kinds.find(([, is]) => is(file.path))?.[0] ?? 'other';
    rows.set(name, [...(rows.get(name) ?? []), file]);
  }
  const table = kinds
    .filter(([name]) => rows.has(name))
    .map(([name, , aim, talk]) => kindSizes(name, aim, talk, rows.get(name) ?? []));
  const stories = code.filter((file) => isStory(file.path));
  const tests = code.filter((file) => isTest(file.path));
  if (stories.length > 0) table.push(kindSizes('story', '60/120', 200, stories));
  if (tests.length > 0) table.push(kindSizes('test', '', 400, tests));
  return { kinds: table, ...summarise(product.map((file) => file.lines)) };
}

function summarise(lines: number[]): Pick<Sizes, 'whole' | 'findings'> {
  const overLong = lines.filter((count) => count > LIMITS.long).length;
  const whole = { files: lines.length, median: quantile(lines, 0.5), p90: quantile(lines, 0.9), overLong };
  const findings: string[] = [];
  if (overLong > lines.length * LIMITS.longShare) {
    findings.push(`${overLong} of ${lines.length} files have more than ${LIMITS.long} lines; at most 3 % may`);
  }
  if (whole.median > LIMITS.median)
    findings.push(`the median file has ${whole.median} lines; the limit is ${LIMITS.median}`);
  if (whole.p90 > LIMITS.p90)
    findings.push(`one file in ten has ${whole.p90} lines or more; the limit is ${LIMITS.p90}`);
  return { whole, findings };
}

function kindSizes(
  name: string,
  aim: string,
  talk: number,
  files: readonly { path: string; lines: number }[],
): KindSizes {
  const lines = files.map((file) => file.lines);
  const long = files.filter((file) => file.lines > talk).sort((a, b) => b.lines - a.lines);
  return { name, aim, files: files.length, median: quantile(lines, 0.5), p90: quantile(lines, 0.9), long };
}

/** The number of lines as an editor shows it; a line break at the end does not begin another line. */
export function countLines(text: string): number {
  return text === '' ? 0 : text.replace(/\r?\n$/, '').split('\n').length;
}

/** The smallest value that is not exceeded by this share of all values (nearest rank); 0 for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function main(): number {
  const sources = readSources(resolve(import.meta.dirname, '..'));
  const { kinds: table, whole, findings } = measureSizes(sources);
  const functions = checkFunctions(sources);
  console.log('kind        files  median  p90  aim');
  for (const kind of table) {
    const figures = [
      String(kind.files).padStart(5),
      String(kind.median).padStart(7),
      String(kind.p90).padStart(4),
    ].join(' ');
    console.log(`${kind.name.padEnd(11)} ${figures}  ${kind.aim}`);
    for (const file of kind.long) console.log(`              ${String(file.lines).padStart(4)}  ${file.path}`);
  }
  for (const finding of [...findings, ...functions.map(describe)]) console.error(`sizes: ${finding}`);
  const { files, median, p90, overLong } = whole;
  console.log(`sizes: ${files} files, median ${median}, p90 ${p90}, ${overLong} over ${LIMITS.long} lines`);
  return findings.length + functions.length === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.exitCode = main();
