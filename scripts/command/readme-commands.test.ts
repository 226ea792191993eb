import { readFileSync } from 'node:fs';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { BENCHES } from '../../bench/benches';
import { GENERATORS } from '../../tools/generators';
import { STORYBOOK } from '../../tools/stories/storybook-programs';
import { facetCommands, facetProgram } from './facet-commands';
import { programsOf } from './programs';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const scripts = Object.keys((JSON.parse(read('package.json')) as { scripts: object }).scripts);
const say = { log: () => {}, warn: () => {}, error: () => {} };
const PARTS = ['static', 'unit', 'db', 'server', 'workers', 'next-node', 'stories', 'e2e', 'languages'];

const namesOf = (program: Command) => program.commands.map((command) => command.name());
const programs: Record<string, () => Command | Promise<Command>> = {
  facet: () => facetProgram(undefined, say),
  setup: () => facetCommands['setup']!.load(say),
  tenant: () => facetCommands['tenant']!.load(say),
  lander: () => facetCommands['lander']!.load(say),
  bench: () => programsOf('bench', BENCHES),
  generate: () => programsOf('generate', GENERATORS),
  storybook: () => programsOf('storybook', STORYBOOK),
};

/** Each `npm run <script> -- <command>` of the table, and the further commands behind it. */
function commandsOf(readme: string): { script: string; command?: string }[] {
  const rows = readme.split('\n').filter((line) => line.startsWith('| ') && line.includes('`npm '));
  return rows.flatMap((row) => {
    let script = '';
    return [...row.matchAll(/`([^`]+)`/g)].map(([, args = '']) => {
      const [, named, command] = /(?:^|=all )npm (?:run )?(\S+)(?: -- (\S+))?$/.exec(args) ?? [];
      script = named ?? script;
      return { script, ...(named === undefined ? { command: args } : command !== undefined && { command }) };
    });
  });
}

describe('the commands', () => {
  const listed = commandsOf(read('README.md'));

  it('are at most twenty scripts, and the README lists all', () => {
    expect(scripts.length).toBeLessThanOrEqual(20);
    expect(new Set(listed.map(({ script }) => script))).toEqual(new Set(scripts));
  });

  it.each(listed)('of the README exist: npm run $script -- $command', async ({ script, command }) => {
    const known = script === 'test' ? PARTS : command === undefined ? [] : namesOf(await programs[script]!());
    expect(scripts).toContain(script);
    expect([undefined, ...known]).toContain(command);
  });

  it.each(Object.keys(programs))('of npm run %s are in the README and in its help', async (script) => {
    const program = await programs[script]!();
    const names = namesOf(program);
    const documented = listed.filter((entry) => entry.script === script).map(({ command }) => command);
    // Three of facet have scripts of their own, and what a script does by default needs no name.
    const silent = new Set(['setup', 'tenant', 'lander', 'costs', 'dev', 'build']);
    expect(names.filter((name) => !silent.has(name) && !documented.includes(name))).toEqual([]);
    expect(names.filter((name) => !new RegExp(`^  ${name}\\b`, 'm').test(program.helpInformation()))).toEqual([]);
  });
});
