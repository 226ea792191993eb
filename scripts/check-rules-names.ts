/** Rules for the names of files and folders. A name is the first thing that a new engineer reads. */
import { basename, dirname } from 'node:path';
import { type Finding, isCode, isStory, isTest } from './check-files';

const VAGUE = new Set(['utils', 'util', 'misc', 'helpers', 'helper', 'common', 'shared', 'v2']);
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*\.[cm]?[jt]s$/;
const PASCAL = /^[A-Z][A-Za-z0-9]*(?:\.(?:stories|test))?\.tsx$/;

/** The largest number of code files in a folder. Stories and tests count, because a reader sees them as well. */
export const FOLDER_FILES = 40;
/** Folders with one file for each thing of a kind. A file is found by its name, so their number does not matter. */
const ONE_FILE_EACH = /^(?:app\/routes|db\/migrations|db\/queries|db\/schema)$/;

export function checkNames(paths: readonly string[]): Finding[] {
  return [
    ...paths.flatMap((path) => [
      ...checkFolders(path),
      ...(isCode(path) ? [...checkBarrel(path), ...checkCase(path)] : []),
    ]),
    ...checkFolderSizes(paths),
  ];
}

function checkFolderSizes(paths: readonly string[]): Finding[] {
  const counts = new Map<string, number>();
  for (const path of paths.filter(isCode)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts].flatMap(([path, count]) => {
    if (count <= FOLDER_FILES || ONE_FILE_EACH.test(path)) return [];
    const message = `${count} files of code, at most ${FOLDER_FILES}: move files that belong together to a folder named by its task`;
    return [{ rule: 'folder-size', path, message }];
  });
}

function checkFolders(path: string): Finding[] {
  const vague = path
    .split('/')
    .slice(0, -1)
    .find((folder) => VAGUE.has(folder));
  if (!vague) return [];
  const message = `a folder called '${vague}' does not say what is in it; use a word of members or operators`;
  return [{ rule: 'folder-name', path, message }];
}

function checkBarrel(path: string): Finding[] {
  const allowed = /^app\/routes\/(?:.*\/)?index\.tsx?$|^app\/landing\/kit\/index\.ts$/.test(path);
  if (!/^index\.[cm]?[jt]sx?$/.test(basename(path)) || allowed) return [];
  return [
    {
      rule: 'barrel',
      path,
      message: 'an index file hides where things are; import the file itself (only the ui kit has one)',
    },
  ];
}

function checkCase(path: string): Finding[] {
  const name = basename(path);
  if (/^db\/migrations\/\d{8}T\d{4}_[a-z0-9_]+\.ts$/.test(path)) return [];
  const renders = name.endsWith('x');
  const rendering = /^(?:app\/(?:ui|features|layouts|landing|realtime)|landers)\//.test(path);
  if (rendering && renders && !isTest(path) && !isStory(path) && !PASCAL.test(name)) {
    return [
      {
        rule: 'file-name',
        path,
        message: 'a file with JSX starts with a capital letter (Conversation.tsx); a file without JSX is .ts',
      },
    ];
  }
  if (rendering && !renders && !KEBAB.test(name)) {
    return [
      {
        rule: 'file-name',
        path,
        message: 'a file that renders nothing is named in lower-case kebab case (send-message.service.server.ts)',
      },
    ];
  }
  if (!PASCAL.test(name) && !/^[a-z0-9_.-]+$/.test(name)) {
    return [
      {
        rule: 'file-name',
        path,
        message: 'file names are in lower-case kebab case, or start with a capital letter if the file renders',
      },
    ];
  }
  return [];
}
