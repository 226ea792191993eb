/** The project's own files as the checks see them, without what is built, installed or generated. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** The path from the root, with forward slashes. */
  path: string;
  text: string;
}

export interface Finding {
  rule: string;
  path: string;
  line?: number;
  message: string;
}

export function describe({ rule, path, line, message }: Finding): string {
  return `${path}${line === undefined ? '' : `:${line}`}  ${rule}: ${message}`;
}

const FOLDERS = 'app db themes landers sandbox tenants locales stories scripts bench tools e2e docs public'.split(' ');
const SKIPPED = /^(?:node_modules|build|data|test-results|playwright-report|storybook-static)$/;
/** The compiled catalogues are in public/i18n and not committed. */
const GENERATED = /^public\/i18n\//;
const TEXT = /\.(?:[cm]?[jt]sx?|json|md|css|html|sql|ya?ml|sh|txt)$|(?:^|\/)\.(?:env\.example|gitignore|npmrc)$/;

export function readSources(root: string): SourceFile[] {
  const paths = [...rootFiles(root), ...FOLDERS.flatMap((folder) => filesBelow(root, folder))];
  return paths
    .filter((path) => TEXT.test(path) && !GENERATED.test(path) && path !== 'package-lock.json')
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** All paths below a folder, whatever they contain; empty if the folder does not exist. */
export function filesBelow(root: string, folder: string): string[] {
  const found: string[] = [];
  for (const entry of entriesOf(join(root, folder))) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && !SKIPPED.test(entry.name)) found.push(...filesBelow(root, path));
    else if (entry.isFile()) found.push(path);
  }
  return found;
}

function rootFiles(root: string): string[] {
  return entriesOf(root)
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

export function isTest(path: string): boolean {
  return /\.(?:test|contract|testing|journey|spec)\.[cm]?tsx?$/.test(path) || /^(?:e2e|app\/testing)\//.test(path);
}

export function isStory(path: string): boolean {
  return /\.stories\.tsx$/.test(path) || path.startsWith('stories/');
}

/** Whether a file runs in production, and is not a tool, a test or a story. */
export function isProduct(path: string): boolean {
  return /^(?:app|db|themes|landers|sandbox)\//.test(path) && !isTest(path) && !isStory(path);
}

export function isCode(path: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(path);
}

export function lineAt(text: string, index: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
