import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { MUTATIONS, type Mutation } from './mutations/mutations';

/**
 * npm run mutations [-- --only session]: breaks each guarantee in a copy of the project and expects its tests to fail.
 * Exits with 1 if a mutation survives or no longer fits the code.
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
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
  const asked = MUTATIONS.filter(({ name }) => name.includes(values.only));
  const survivors = asked.filter((mutation) => !isNoticed(mutation));
  console.log(`${asked.length - survivors.length} of ${asked.length} mutations were noticed`);
  process.exitCode = survivors.length === 0 && asked.length > 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function isNoticed({ name, file, search, replace, project, tests }: Mutation): boolean {
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
    const { status, stdout } = spawnSync(
      process.execPath,
      // The unit tests are two projects, so the name is a pattern.
      [
        join('node_modules', 'vitest', 'vitest.mjs'),
        'run',
        '--project',
        project === 'unit' ? 'unit*' : project,
        ...tests,
      ],
      { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
    );
    // A mutation only counts as noticed if tests ran and some of them failed.
    const failed = Number(/Tests\s+(\d+) failed/.exec(stdout)?.[1] ?? 0);
    const noticed = status !== 0 && failed > 0;
    console.log(`${noticed ? 'noticed ' : 'SURVIVED'}  ${name} (${failed} tests failed)`);
    if (!noticed) console.log(stdout.split('\n').slice(-12).join('\n'));
    return noticed;
  } finally {
    writeFileSync(path, source);
  }
}
