import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Argument, Command } from 'commander';
import { ensureBuilt } from './build.mjs';
import { requireRuntime } from './runtime.mjs';
import { ensureTestTools } from './test-tools.mjs';
import { failedJourneys } from './test/failed-journeys.mjs';
import { journeysOfRun } from './test/journeys.mjs';
import { nextRuntime } from './test/next-runtime.mjs';
import { hasTurn, inTurn, turnOfRun } from './test/turn.mjs';

// The one test command: types, lint and rules, unit, database (SQLite and MariaDB), the running server without a
// browser, stories and journeys in a real browser. `npm test -- static|unit|db|server|workers|next-node|stories|e2e` runs one
// part; TURN=all also runs everything that otherwise takes turns.
requireRuntime();
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const bin = (path) => join('node_modules', path);
const tsx = bin('tsx/dist/cli.mjs');
const reports = mkdtempSync(join(tmpdir(), 'facet-reports-'));
const failures = [];
const total = { passed: 0, failed: 0, skipped: 0 };

function step(name, args, env = {}, node = process.execPath) {
  const started = Date.now();
  const result = spawnSync(node, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${result.status === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (result.status !== 0) total.failed += 1;
  return result.status === 0;
}

/** Runs independent steps, two at a time. The output of each is printed in one piece. */
async function steps(list) {
  const waiting = [...list];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await quietStep(...next);
  };
  await Promise.all([work(), work()]);
}

function quietStep(name, args) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    child.on('close', (status) => {
      process.stdout.write(output);
      console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
      if (status !== 0) total.failed += 1;
      resolve();
    });
  });
}

async function statics() {
  // First, because the other steps read the files that it writes.
  step('catalogues', [tsx, 'tools/catalogues/catalogues.ts']);
  await steps([
    ['types', [bin('typescript/bin/tsc'), '--noEmit']],
    // Built here for the later parts, because there the second core would have nothing to do meanwhile.
    ['build', ['scripts/build.mjs']],
    ['build of the stories', [tsx, 'tools/stories/visit-stories.ts', '--build']],
    ['catalogue check', [tsx, 'tools/catalogues/catalogues.ts', 'check']],
    ['lint', [bin('oxlint/bin/oxlint'), '--quiet']],
    [
      'no floating promise',
      [bin('oxlint/bin/oxlint'), '--config', '.oxlintrc.promises.json', ...'app db scripts bench tools e2e'.split(' ')],
    ],
    ['no unused code', [bin('knip/bin/knip.js'), '--no-progress']],
    [
      'import zones',
      [
        bin('dependency-cruiser/bin/dependency-cruiser.mjs'),
        ...'app db themes landers sandbox stories scripts bench tools e2e'.split(' '),
        '--config',
        '.dependency-cruiser.cjs',
      ],
    ],
    ['API contract document', [tsx, 'tools/openapi/openapi.ts', 'check']],
    ['rules', [tsx, 'scripts/check-rules.ts']],
    ['sizes', [tsx, 'scripts/check-sizes.ts']],
    ['a story for every component', [tsx, 'scripts/check-stories.ts']],
    ['every setting is read', [tsx, 'scripts/check-settings.ts']],
    ['coverage of the specification', [tsx, 'scripts/coverage.ts', 'check']],
    ['brands', [tsx, 'scripts/facet.ts', 'tenant', 'check']],
    ['landers', [tsx, 'scripts/facet.ts', 'lander', 'check']],
  ]);
}

function vitest(project, more = [], next = undefined) {
  const name = `vitest ${project}${next ? ' on the next Node' : ''}`;
  const file = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  const args = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...more,
  ];
  step(name, [bin('vitest/vitest.mjs'), ...args], {}, next);
  const report = readReport(file);
  total.passed += report?.numPassedTests ?? 0;
  total.failed += report?.numFailedTests ?? 0;
  total.skipped += report?.numPendingTests ?? 0;
}

// These tests mostly wait for locks, timeouts and processes, so more of them can run at once.
const SERVER = ['--maxWorkers=3'];

function server() {
  ensureBuilt();
  vitest('server', SERVER);
}

/** One of the three parts on the next major version of Node, in every fourth run. */
function nextNode() {
  const parts = hasTurn(4, 2) ? inTurn([['unit*'], ['db'], ['server', SERVER]], 3) : [];
  const next = parts.length > 0 ? nextRuntime() : undefined;
  if (!next) return;
  ensureBuilt();
  for (const [project, more] of parts) vitest(project, more, next);
}

/** A part of the same tests with two workers on MariaDB. */
function workers() {
  ensureBuilt();
  vitest('workers');
}

function journeys() {
  ensureBuilt();
  step('the bundle contains no server code', [tsx, 'scripts/check-bundle.ts']);
  const file = join(reports, 'e2e.json');
  const files = journeysOfRun('e2e').map((file) => `e2e/${file}`);
  step('journeys', [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts', ...files], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  if (hasTurn(3, 2)) step('the pictures of the guides are true', [tsx, 'tools/assets/screenshots.ts', 'check']);
  const report = readReport(file);
  failures.push(...failedJourneys(report?.suites));
  const stats = report?.stats;
  total.passed += stats?.expected ?? 0;
  total.failed += stats?.unexpected ?? 0;
  total.skipped += stats?.skipped ?? 0;
}

/** Every page in every language; LANGUAGES names others. */
function languages() {
  ensureBuilt();
  const all = 'da,de,en,es,fi,fr,it,nb,nl,pl,sv,pseudo';
  const args = [bin('@playwright/test/cli.js'), 'test', '--config', 'e2e/playwright.config.ts', 'languages/languages'];
  step('languages', args, { LANGUAGES: process.env.LANGUAGES ?? all });
}

/** The stories whose turn it is, and those that are broken on purpose. `npm run storybook -- test` visits all. */
function stories() {
  const file = join(reports, 'stories.json');
  step('stories', [tsx, 'tools/stories/visit-stories.ts', '--part', '--out', file]);
  const report = readReport(file);
  total.passed += report?.passed ?? 0;
  total.failed += report?.failed ?? 0;
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const parts = {
  static: statics,
  unit: () => vitest('unit*'),
  db: () => vitest('db'),
  server,
  workers,
  'next-node': nextNode,
  stories,
  e2e: journeys,
};
/** All of a language, which a run of everything does for some pages. */
const more = { languages };
const chosen = new Command('npm test --')
  .description('Runs all tests, or these parts. TURN=all also runs everything that otherwise takes turns.')
  .addArgument(new Argument('[parts...]').choices([...Object.keys(parts), ...Object.keys(more)]))
  .showHelpAfterError()
  .parse().args;
ensureTestTools();
console.log(
  `Turn ${process.env.TURN ?? turnOfRun()} (selects the tests that take turns, and the order of tests); set TURN to repeat it, or TURN=all to run all.`,
);
for (const name of chosen.length > 0 ? chosen : Object.keys(parts)) await { ...parts, ...more }[name]();
rmSync(reports, { recursive: true, force: true });
for (const failure of failures) console.log(`\n${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 ? 1 : 0);
