/**
 * Writes the style sheets that members' pages share, after the server was built (scripts/build.mjs): every rule that
 * styled-components makes for the components of app/, in the order in which it would put them into a page; and for each
 * theme what comes before the components.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuiltSheet } from '~/document/styles/built-sheet';
import { tableRule } from '~/document/styles/name-table';
import { computeRoles } from '~/theme/roles';
import { base } from '../../themes/base/theme';
import { idOfFile, styleIds } from '../../scripts/bundle/style-ids';
import { collectRules, type ComponentRules } from './collect-rules';
import { usagesByFile, type Usage } from './prop-values';

const ROOT = resolve(import.meta.dirname, '../..');
/** Landing pages and the front page are for visitors, whose pages hold their own styles. */
const LEFT_OUT = /^app\/(?:landing|features\/discovery\/front-page)\//;

async function main(): Promise<void> {
  const build = join(ROOT, process.env.FACET_BUILD_DIR ?? 'build');
  const roles = new Set<string>(Object.keys(computeRoles(base.light, false)));
  const collected = await collectRules(join(build, 'server/index.js'), usagesByComponent(), (role) => roles.has(role));
  if (collected.length === 0) throw new Error('styles: no component of app/ is in the built server');
  mkdirSync(join(build, 'client/assets'), { recursive: true });
  const css = sheetOf(collected);
  const href = writeSheet(build, 'components', css);
  const rules = Object.fromEntries(collected.map(({ id, rules: byName }) => [id, Object.fromEntries(byName)]));
  const themes = await writeThemes(build);
  writeFileSync(join(build, 'component-sheet.json'), JSON.stringify({ href, themes, rules } satisfies BuiltSheet));
  console.log(`styles: ${collected.length} components, ${Math.round(css.length / 1024)} kB`);
}

/** Returns the URL of the file, which carries a hash of its content. */
function writeSheet(build: string, name: string, css: string): string {
  const href = `/assets/${name}-${createHash('sha256').update(css).digest('base64url').slice(0, 10)}.css`;
  writeFileSync(join(build, 'client', href), css);
  return href;
}

/** The sheets of the themes, which only the built server can make: the fonts have their URLs from the build. */
async function writeThemes(build: string): Promise<BuiltSheet['themes']> {
  const { entry } = (await import(pathToFileURL(join(build, 'server/index.js')).href)) as {
    entry: { module: { themeSheets: () => Record<string, string> } };
  };
  const sheets = Object.entries(entry.module.themeSheets());
  return Object.fromEntries(sheets.map(([name, css]) => [name, writeSheet(build, `theme-${name}`, css)]));
}

/** A component is named by its file and its place in it (scripts/bundle/style-ids.ts). */
function usagesByComponent(): (id: string) => readonly Usage[] | undefined {
  const ids = styleIds(ROOT);
  const files = [...usagesByFile(ROOT)].filter(([path]) => !LEFT_OUT.test(path));
  const byFile = new Map(files.map(([path, usages]) => [ids.get(idOfFile(path)), usages]));
  return (id) => byFile.get(id.slice(0, id.lastIndexOf('-')));
}

function sheetOf(collected: readonly ComponentRules[]): string {
  const named = collected.map(({ id, group, rules }) => ({
    id,
    group,
    rules: [...rules.values()].flat().length,
    names: [...rules.keys()],
  }));
  const rules = collected.flatMap((component) => [...component.rules.values()].flat()).map(wrapped);
  return `${rules.join('\n')}\n${tableRule(named)}\n`;
}

/**
 * A browser leaves out a rule whose selector it does not know, and the table counts rules. Within @media the outer rule
 * stays.
 */
function wrapped(rule: string): string {
  return /^[^{]*(?:::|:has\(|:popover-open|@starting-style)/.test(rule) ? `@media all{${rule}}` : rule;
}

await main();
// The built server keeps the process alive.
process.exit(0);
