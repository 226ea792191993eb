import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../brand';
import type { DatabaseKind } from '../options';
import type { Story } from '../pages/story';

export interface OldProduct {
  /** As git abbreviates it. */
  commit: string;
  /** The folder in which it is built. */
  root: string;
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

/** Builds an earlier commit in a temporary folder, with the packages of this one, and leaves it there for the next run. */
export function buildOld(name: string, say: (text: string) => void): OldProduct {
  const commit = run('git', ['rev-parse', '--short=10', '--verify', `${name}^{commit}`], root).trim();
  const folder = join(tmpdir(), 'facet-bench', `product-${commit}`);
  const packages = join(folder, 'node_modules');
  if (existsSync(folder)) {
    // An earlier run may have come from another checkout, which is gone.
    rmSync(packages);
    symlinkSync(join(root, 'node_modules'), packages);
    return { commit, root: folder };
  }
  say(`Building ${commit}`);
  const unfinished = `${folder}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(join(unfinished, 'databases'), { recursive: true });
  run('sh', ['-c', `git archive ${commit} | tar -x -C '${unfinished}'`], root);
  symlinkSync(join(root, 'node_modules'), join(unfinished, 'node_modules'));
  writeFileSync(join(unfinished, 'bench/fill-for-targets.ts'), FILL);
  run(process.execPath, ['scripts/build.mjs'], unfinished);
  renameSync(unfinished, folder);
  return { commit, root: folder };
}

export interface OldDatabase {
  url: string;
  pid: number | undefined;
  story: Story;
  close(): Promise<void>;
}

/** Fills a database by the code of the old commit, because its tables may be others. */
export async function openOldDatabase(folder: string, kind: DatabaseKind, members: number): Promise<OldDatabase> {
  const child = spawn(join(folder, 'node_modules/.bin/tsx'), ['bench/fill-for-targets.ts', kind, String(members)], {
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
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`--against: ${command} ${args.join(' ')}\n${stderr}`);
  return stdout;
}
