import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../brand';
import type { DatabaseKind } from '../options';
import type { Story } from '../pages/story';

export interface OldProduct {
  /** As git abbreviates it. */
  commit: string;
  /** The folder in which it is built. */
  root: string;
  /** The Node that runs it: the one of its packages, else the one that is installed on this machine. */
  node: string;
}

/** Runs in the old folder with its code: fills a database as that commit does, and holds it open until it is ended. */
const FILL = `
import { openDatabase } from '~db/database';
import { findMemberByEmail } from '~db/queries/member';
import { startProduct } from '../e2e/support/product/product';
import { brand } from './brand';
import { openSeeded } from './databases/seeded-database';
import { tellStory } from './pages/story';

const [kind, members] = process.argv.slice(2);
const seeded = await openSeeded(kind as 'sqlite', Number(members), console.error);
await (await startProduct({ databaseUrl: seeded.url })).stop();
const story = await tellStory(seeded.url);
const database = await openDatabase({ url: seeded.url });
const member = await findMemberByEmail(database.tenant(brand.id), story.email);
await database.close();
console.log(JSON.stringify({ url: seeded.url, pid: seeded.pid, story: { ...story, memberId: member!.id } }));
process.stdin.resume().once('end', () => void seeded.close().then(() => process.exit(0)));
`;

/**
 * Builds an earlier commit in a temporary folder and leaves it there for the next run. It has the packages of this one if
 * it names the same, else its own.
 */
export function buildOld(name: string, say: (text: string) => void): OldProduct {
  const commit = run('git', ['rev-parse', '--short=10', '--verify', `${name}^{commit}`], root).trim();
  const folder = join(tmpdir(), 'facet-bench', `product-${commit}`);
  const samePackages =
    run('git', ['show', `${commit}:package-lock.json`], root) === readFileSync(join(root, 'package-lock.json'), 'utf8');
  if (existsSync(folder)) {
    // An earlier run may have come from another checkout, which is gone.
    if (samePackages) shareWith(folder);
    return { commit, root: folder, node: nodeOf(folder) };
  }
  say(`Building ${commit}`);
  const unfinished = `${folder}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(join(unfinished, 'databases'), { recursive: true });
  run('sh', ['-c', `git archive ${commit} | tar -x -C '${unfinished}'`], root);
  if (samePackages) shareWith(unfinished);
  else run('npm', ['ci', '--no-audit', '--no-fund'], unfinished);
  writeFileSync(join(unfinished, 'bench/fill-for-targets.ts'), FILL);
  run(nodeOf(unfinished), ['scripts/build.mjs'], unfinished);
  renameSync(unfinished, folder);
  return { commit, root: folder, node: nodeOf(folder) };
}

function shareWith(folder: string): void {
  const packages = join(folder, 'node_modules');
  rmSync(packages, { force: true, recursive: true });
  symlinkSync(join(root, 'node_modules'), packages);
}

/** The path without the programs of this repository's packages, so that `node` is the machine's. */
const pathOfMachine = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);

function nodeOf(folder: string): string {
  const own = join(folder, 'node_modules/.bin/node');
  if (existsSync(own)) return own;
  const env = { ...process.env, PATH: pathOfMachine() };
  const { stdout } = spawnSync('sh', ['-c', 'command -v node'], { encoding: 'utf8', env });
  return stdout.trim() || process.execPath;
}

export interface OldDatabase {
  url: string;
  pid: number | undefined;
  story: Story;
  close(): Promise<void>;
}

/** Fills a database by the code of the old commit, because its tables may be others. */
export async function openOldDatabase(old: OldProduct, kind: DatabaseKind, members: number): Promise<OldDatabase> {
  const { root: folder, node } = old;
  const fill = ['node_modules/tsx/dist/cli.mjs', 'bench/fill-for-targets.ts', kind, String(members)];
  const child = spawn(node, fill, {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'inherit'],
    // Its seeded databases are others than those of this commit.
    env: { ...process.env, TMPDIR: join(folder, 'databases') },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith('{')) continue;
    const filled = JSON.parse(line) as Omit<OldDatabase, 'close'>;
    const close = async () => {
      child.stdin.end();
      await ended;
    };
    return { ...filled, close };
  }
  throw new Error('--against: the database of that commit could not be filled');
}

function run(command: string, args: readonly string[], cwd: string): string {
  const env = { ...process.env, PATH: pathOfMachine() };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`--against: ${command} ${args.join(' ')}\n${stderr}`);
  return stdout;
}
