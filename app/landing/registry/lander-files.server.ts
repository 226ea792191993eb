import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The data files of one lander on disk; changes to them take effect without a build. */
export interface LanderFiles {
  name: string;
  /** Maps `manifest.json`, `copy/en.json` … to the text of the file; `unreadable` says why a file cannot be read. */
  files: Map<string, { text: string; unreadable?: string }>;
  /** Changes whenever one of the files is saved. */
  signature: string;
}

const MAX_BYTES = 256 * 1024;
const FOLDER = /^[a-z][a-z0-9-]{1,39}$/;

/** The function scans the folders. Landers whose files did not change are the same objects as in the previous scan. */
export function landerFolders(directory: string) {
  let known = new Map<string, LanderFiles>();

  async function scanLander(name: string): Promise<LanderFiles | undefined> {
    const paths = ['manifest.json', ...(await copyFiles(join(directory, name)))];
    const facts = await Promise.all(paths.map((path) => describe(join(directory, name, path))));
    if (facts[0] === undefined) return undefined;
    const signature = paths.map((path, i) => `${path} ${facts[i] ?? '-'}`).join('\n');
    const before = known.get(name);
    if (before?.signature === signature) return before;
    const files = new Map<string, { text: string; unreadable?: string }>();
    for (const path of paths) files.set(path, await read(join(directory, name, path)));
    return { name, files, signature };
  }

  return async function scan(): Promise<{ landers: LanderFiles[]; changed: boolean }> {
    const names = await readdir(directory).catch(() => undefined);
    // If the folder cannot be read (an unmounted volume), the previous state remains.
    if (!names) return { landers: [...known.values()], changed: false };
    const folders = names.filter((name) => FOLDER.test(name)).sort();
    const landers = (await Promise.all(folders.map(scanLander))).filter((lander) => lander !== undefined);
    const changed = landers.length !== known.size || landers.some((lander) => known.get(lander.name) !== lander);
    known = new Map(landers.map((lander) => [lander.name, lander]));
    return { landers, changed };
  };
}

async function copyFiles(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'copy')).catch(() => []);
  return names
    .filter((name) => /^[a-z]{2}\.json$/.test(name))
    .sort()
    .map((name) => `copy/${name}`);
}

/** The times, size and inode of a file, so that two saves within one tick of the clock are still distinguished. */
async function describe(path: string): Promise<string | undefined> {
  const facts = await stat(path).catch(() => undefined);
  return facts?.isFile() ? `${facts.mtimeMs} ${facts.ctimeMs} ${facts.size} ${facts.ino}` : undefined;
}

async function read(path: string): Promise<{ text: string; unreadable?: string }> {
  try {
    if ((await stat(path)).size > MAX_BYTES) return { text: '', unreadable: 'is larger than 256 kB' };
    return { text: await readFile(path, 'utf8') };
  } catch (error) {
    return { text: '', unreadable: `cannot be read (${(error as NodeJS.ErrnoException).code ?? String(error)})` };
  }
}
