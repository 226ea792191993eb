import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { landerFolders, type LanderFiles } from '~/landing/registry/lander-files.server';
import { manifestSchema, type Manifest } from '~/landing/registry/manifest-schema.server';
import { readLander, type Lander, type LanderProblem } from '~/landing/registry/read-lander.server';

/** A lander's folder on disk, read as the running product reads it. */
export interface LanderFolder {
  name: string;
  /** The path of the folder itself. */
  path: string;
  /** Every file with its path in the folder and its size in bytes. */
  files: Map<string, number>;
  /** The files of code: path -> text. */
  code: Map<string, string>;
  /** The manifest if it is valid, even if the copy is not. */
  manifest?: Manifest;
  /** Present if both manifest and copy are valid. */
  lander?: Lander;
  problems: LanderProblem[];
}

/** The names of all landers in a folder, valid or not. Entries that are not folders are ignored. */
export async function landerNames(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

export async function readLanderFolder(directory: string, name: string): Promise<LanderFolder> {
  const path = join(directory, name);
  const files = await filesOf(path);
  const code = new Map<string, string>();
  for (const file of files.keys()) {
    if (/\.tsx?$/.test(file)) code.set(file, await readFile(join(path, file), 'utf8'));
  }
  const { landers } = await landerFolders(directory)();
  const data = landers.find((lander) => lander.name === name);
  if (!data) return { name, path, files, code, problems: [] };
  const { lander, problems } = readLander(data);
  const manifest = lander?.manifest ?? manifestOf(data);
  return { name, path, files, code, problems, ...(manifest && { manifest }), ...(lander && { lander }) };
}

function manifestOf({ files }: LanderFiles): Manifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(files.get('manifest.json')!.text)).data;
  } catch {
    return undefined;
  }
}

async function filesOf(folder: string): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    found.set(path.slice(folder.length + 1).replaceAll('\\', '/'), (await stat(path)).size);
  }
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}
