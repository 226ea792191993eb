import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The names of the files of a build itself, without those it shares the folder with. */
const LIST = 'files.json';

/**
 * Puts a finished build in the place of the one that a running server uses. Files are added and replaced one by one, each
 * in one step, and those of the build before stay: the old server still reads them, and so do pages that are open.
 */
export function adoptBuild(from, to) {
  const next = filesIn(from);
  const before = ownFiles(to, from);
  for (const file of [...next].sort(byUse)) {
    const target = join(to, file);
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(from, file), `${target}.new`);
    renameSync(`${target}.new`, target);
  }
  const stays = new Set([...next, ...before, LIST]);
  for (const file of filesIn(to, from)) if (!stays.has(file)) rmSync(join(to, file));
  writeFileSync(join(to, LIST), JSON.stringify(next));
}

/** What the others import comes first, and what says that the build is complete comes last. */
function byUse(a, b) {
  const rank = (file) => (file.includes('assets/') ? 0 : file === 'fingerprint' ? 2 : 1);
  return rank(a) - rank(b);
}

function ownFiles(folder, besides) {
  const list = join(folder, LIST);
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : filesIn(folder, besides);
}

function filesIn(folder, besides = '') {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => besides === '' || !path.startsWith(join(besides, '/')))
    .map((path) => relative(folder, path).replaceAll('\\', '/'));
}
