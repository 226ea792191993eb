import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { brandsByNiche } from './brands-by-niche';
import { BROKEN_COUNT, isBroken, missedBroken } from './broken-stories';
import { ensureStories } from './build-stories';
import { runVisits } from './run-visits';
import { serveFolder } from './serve-folder';
import { describeResult, storiesReport } from './stories-report';
import { readStories } from './story-index';
import { planVisits, type Extent } from './visit-plan';
import { optionsOf } from '../../scripts/command/programs';
import { turnOfRun } from '../../scripts/test/turn.mjs';

interface Options {
  full?: true;
  part?: true;
  asBuilt?: true;
  only?: string;
  pages: string;
  build?: true;
  out?: string;
}

const values = optionsOf<Options>(
  new Command('npm run storybook -- test')
    .description(
      'visits every story in a browser: it must render, play, log nothing, not be too wide, and be accessible. A normal run visits each in one setting; a run over all stories writes docs/reports/stories.md',
    )
    .option('--full', 'each in all settings')
    .option('--part', 'those whose turn it is, as in npm test')
    .option('--as-built', 'uses the last build without looking for changes')
    .option('--only <word>', 'stories with the word in their id')
    .option('--pages <n>', 'at once', '3')
    .option('--build', 'only builds the stories')
    .option('--out <file>', 'where the figures for npm test are written'),
);
const root = fileURLToPath(new URL('../..', import.meta.url));
if (values.build) {
  ensureStories(root);
  process.exit(0);
}
const started = Date.now();
const brands = brandsByNiche(root);
const folder = ensureStories(root, { asBuilt: values.asBuilt ?? false });
const all = readStories(folder);
const stories = all.filter((story) => !isBroken(story) && story.id.includes(values.only ?? ''));
const extent: Extent = values.full ? 'full' : values.part && process.env.TURN !== 'all' ? 'part' : 'each';
const visits = planVisits(stories, { brands, extent, turn: turnOfRun() });
const server = await serveFolder(folder);
const results = await runVisits(visits, {
  origin: server.origin,
  pages: Number(values.pages),
  onResult: (result) => result.problems.length > 0 && console.error(`FAIL ${describeResult(result)}`),
});
const { origin } = server;
const missed = values.only === undefined ? await missedBroken({ stories: all.filter(isBroken), brands, origin }) : [];
server.close();
for (const line of missed) console.error(`FAIL negative control: ${line}`);

const seconds = (Date.now() - started) / 1000;
const controls = values.only === undefined ? BROKEN_COUNT : 0;
const failed = results.filter(({ problems }) => problems.length > 0).length + missed.length;
const passed = results.length + controls - failed;
if (!values.part && values.only === undefined) {
  writeFileSync(join(root, 'docs/reports/stories.md'), storiesReport({ stories, results, seconds, extent }));
}
if (values.out) writeFileSync(values.out, JSON.stringify({ passed, failed }));
console.log(
  `stories: ${visits.length} visits to ${stories.length} stories (${extent}), ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`,
);
process.exitCode = failed > 0 || results.length === 0 ? 1 : 0;
