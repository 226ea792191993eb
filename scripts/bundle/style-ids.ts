import { createRequire } from 'node:module';
import { join } from 'node:path';
import { filesBelow } from '../check-files';

/** How styled-components' Babel plugin begins the id of each component of a file: a hash of the product's name and its path. */
export const idOfFile = (path: string): string => {
  const { default: hash } = createRequire(import.meta.url)('babel-plugin-styled-components/lib/utils/hash') as {
    default: (text: string) => string;
  };
  return `sc-${hash(`facet${path}`)}`;
};

/**
 * A shorter beginning for each file that renders: the number of the file in their alphabetical order. An id stands
 * beside the class of every element, in all pages, and nobody can guess a hash, also no compression.
 */
export function styleIds(root: string): Map<string, string> {
  const files = ['app', 'landers']
    .flatMap((folder) => filesBelow(join(root, folder), '.').map((path) => join(folder, path.slice(2))))
    .filter((path) => path.endsWith('.tsx') && !/\.(?:test|testing|stories)\.tsx$/.test(path))
    .sort();
  return new Map(files.map((path, at) => [idOfFile(path), `s${at.toString(36)}`]));
}

const WRITTEN = /\bcomponentId: "(sc-[0-9a-z]+)-(\d+)"/g;

/** The code of a module, as the Babel plugin has left it, with the shorter ids; undefined if there are none. */
export function withShortIds(code: string, ids: ReadonlyMap<string, string>): string | undefined {
  if (!code.includes('componentId: "sc-')) return undefined;
  return code.replaceAll(WRITTEN, (whole, file: string, number: string) => {
    const short = ids.get(file);
    return short === undefined ? whole : `componentId: "${short}-${number}"`;
  });
}
