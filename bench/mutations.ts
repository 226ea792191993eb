import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { Command } from 'commander';
import type { Mutation } from './mutations/mutation';
import { MUTATIONS } from './mutations/mutations';
import { optionsOf } from '../scripts/command/programs';

const values = optionsOf<{ only?: string[]; tests?: string[] }>(
  new Command('npm run bench -- mutations')
    .description(
      'breaks each guarantee in a copy of the project and expects every test file that is named for it to fail. Exits with 1 if a mutation survives, no longer fits the code, or the tests fail without one.',
    )
    .option(
      '--only <word>',
      'mutations with the word in their name; again for others',
      (value: string, before: string[] = []) => [...before, value],
    )
    .option(
      '--tests <path>',
      'asks other files or folders instead; again for others',
      (value: string, before: string[] = []) => [...before, value],
    ),
);
const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'facet-mutations-'));
const copy = join(folder, 'project');
try {
  const tracked = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  for (const path of tracked.stdout.split('\0').filter(Boolean)) {
    cpSync(join(root, path), join(copy, path), { recursive: true });
  }
  // The output of the catalogues command is not tracked, and some tests read it.
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const chosen = MUTATIONS.filter(({ name }) => values.only?.some((part) => name.includes(part)) ?? true);
  if (chosen.length > 0 && areGreen(chosen)) {
    const survivors = chosen.filter((mutation) => !isNoticed(mutation));
    console.log(`${chosen.length - survivors.length} of ${chosen.length} mutations were noticed`);
    process.exitCode = survivors.length === 0 ? 0 : 1;
  } else {
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A test that fails anyway notices nothing. */
function areGreen(mutations: readonly Mutation[]): boolean {
  const tests = values.tests ?? [...new Set(mutations.flatMap((mutation) => mutation.tests))];
  const { failed, passed, output } = run(tests);
  console.log(`${passed.length} test files pass without a mutation`);
  if (failed.length === 0 && passed.length > 0) return true;
  console.error(`FAILED without a mutation: ${failed.join(', ') || 'no test ran'}\n${output}`);
  return false;
}

function isNoticed({ name, file, search, replace, tests }: Mutation): boolean {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(search).length !== 2) {
    console.error(`OUTDATED  ${name}: ${file} does not hold the place exactly once`);
    return false;
  }
  writeFileSync(
    path,
    source.replace(search, () => replace),
  );
  try {
    const { failed, output } = run(values.tests ?? tests);
    const blind = tests.filter((test) => !failed.includes(test));
    const noticed = values.tests ? failed.length > 0 : blind.length === 0;
    console.log(`${noticed ? 'noticed ' : 'SURVIVED'}  ${name} (${failed.length} test files failed)`);
    if (!noticed) console.log(`not noticed by ${blind.join(', ')}\n${output}`);
    return noticed;
  } finally {
    writeFileSync(path, source);
  }
}

interface Run {
  /** The files with a test that failed, or passed only; a file that could not be loaded is in neither. */
  failed: string[];
  passed: string[];
  output: string;
}

interface FileReport {
  name: string;
  assertionResults: { status: string }[];
}

/** Tests of both kinds of project in one run. The first failure of a single file is enough. */
function run(tests: readonly string[]): Run {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const projects = ['unit', 'unit-page', 'unit-isolated', 'db'].flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const bail = tests.length === 1 ? ['--bail=1'] : [];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join('node_modules', 'vitest', 'vitest.mjs'), 'run', ...projects, ...reporters, ...bail, ...tests],
    { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' }, maxBuffer: 64 * 1024 * 1024 },
  );
  const output = [...stdout.split('\n').slice(-12), ...stderr.split('\n').slice(-12)].join('\n');
  const files = readReport(report);
  const having = (status: string) =>
    files.filter((file) => file.assertionResults.some((result) => result.status === status));
  const namesOf = (some: FileReport[]) => some.map(({ name }) => relative(copy, name));
  const failed = having('failed');
  return {
    failed: namesOf(failed),
    passed: namesOf(having('passed').filter((file) => !failed.includes(file))),
    output,
  };
}

function readReport(path: string): FileReport[] {
  try {
    return (JSON.parse(readFileSync(path, 'utf8')) as { testResults: FileReport[] }).testResults;
  } catch {
    return [];
  }
}
