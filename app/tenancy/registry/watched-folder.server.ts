import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface WatchedFile {
  /** The name without .json. */
  name: string;
  content: string;
  /** The reason why the file cannot be read; `content` is empty then. */
  unreadable?: string;
  /** Contains times, size and inode, so that even two saves within one clock tick differ. */
  signature: string;
}

const MAX_BYTES = 256 * 1024;
/** `_template.json` and `tenant.schema.json` are not brands. */
const NOT_DATA = /^[_.]|\.schema\.json$/;

/**
 * Reads the JSON files of a folder, and only those again that have changed. It polls, since file watching misses
 * changes on network and container mounts. Only a file that no longer exists counts as removed: one that cannot be read
 * is a bad file, and a folder that cannot be listed (a mount that went away) leaves everything unchanged.
 */
export function watchedFolder(folder: string) {
  let known = new Map<string, WatchedFile>();

  async function scanFile(file: string): Promise<WatchedFile | undefined> {
    const name = file.replace(/\.json$/, '');
    const path = join(folder, file);
    try {
      const facts = await stat(path);
      if (!facts.isFile()) return undefined;
      const signature = `${facts.mtimeMs} ${facts.ctimeMs} ${facts.size} ${facts.ino}`;
      const before = known.get(name);
      if (before?.signature === signature) return before;
      if (facts.size > MAX_BYTES) return { name, content: '', unreadable: 'is larger than 256 kB', signature };
      return { name, content: await readFile(path, 'utf8'), signature };
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? String(error);
      if (code === 'ENOENT') return undefined;
      const before = known.get(name);
      return before?.signature === code
        ? before
        : { name, content: '', unreadable: `cannot be read (${code})`, signature: code };
    }
  }

  /** Returns the files ordered by name. `changed` is false if every file is the same as in the last scan. */
  return async function scan(): Promise<{ files: WatchedFile[]; changed: boolean }> {
    let names: string[];
    try {
      names = await readdir(folder);
    } catch {
      return { files: [...known.values()], changed: false };
    }
    const data = names.filter((name) => name.endsWith('.json') && !NOT_DATA.test(name)).sort();
    const files = (await Promise.all(data.map(scanFile))).filter((file) => file !== undefined);
    const changed = files.length !== known.size || files.some((file) => known.get(file.name) !== file);
    known = new Map(files.map((file) => [file.name, file]));
    return { files, changed };
  };
}
