/** What the rules of the project in oxlint find in some files, which need not be in the project's folder. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Finding, SourceFile } from '../check-files.ts';

const root = resolve(import.meta.dirname, '../..');
const PLUGIN = './scripts/lint/plugin.ts';
/** The rules of the plugin, and those of oxlint itself that .oxlintrc.json has for the product or its tests only. */
const OF_THE_PROJECT = /^(?:facet|import\(no-default-export|eslint\(no-restricted-imports|react\(forbid-)/;

interface Diagnostic {
  /** Such as `facet(clock)`. */
  code?: string;
  message: string;
  help?: string;
  filename: string;
  labels: { span: { line: number } }[];
}

/** Lints the files in a folder of their own, where their paths are what the rules go by. */
export function lintFiles(files: readonly SourceFile[]): Finding[] {
  const folder = mkdtempSync(join(tmpdir(), 'facet-lint-'));
  try {
    const config = readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(PLUGIN, join(root, PLUGIN));
    for (const { path, text } of [...files, { path: '.oxlintrc.json', text: config }]) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const found = runOxlint(folder).filter(({ code }) => OF_THE_PROJECT.test(code ?? ''));
    return found.map(findingOf).sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function runOxlint(folder: string): Diagnostic[] {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const args = [oxlint, '--quiet', '--format=json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (!stdout.startsWith('{')) throw new Error(`oxlint failed: ${stdout}${stderr}`);
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}

function findingOf({ code, message, help, filename, labels }: Diagnostic): Finding {
  const rule = /\((.*)\)/.exec(code!)![1]!;
  return { rule, path: filename.replaceAll('\\', '/'), line: labels[0]?.span.line, message: help ?? message };
}
