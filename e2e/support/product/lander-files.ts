import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestSchema, type CopyFile, type Manifest } from '~/landing/registry/manifest-schema.server';
import { temporaryFolder } from './temporary-folder';

const source = fileURLToPath(new URL('../../../landers', import.meta.url));

/** All landers of the repository with their manifests. */
export function listManifests(): { name: string; manifest: Manifest }[] {
  return readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({
      name,
      manifest: manifestSchema.parse(JSON.parse(readFileSync(join(source, name, 'manifest.json'), 'utf8'))),
    }));
}

/** Makes a landers folder for one test, with manifests and copy; the components are those of the build. */
export function landersFolder(): string {
  const folder = temporaryFolder('landers');
  for (const { name } of listManifests()) {
    mkdirSync(join(folder, name));
    cpSync(join(source, name, 'manifest.json'), join(folder, name, 'manifest.json'));
    cpSync(join(source, name, 'copy'), join(folder, name, 'copy'), { recursive: true });
  }
  return folder;
}

export function changeCopy(folder: string, lander: string, locale: string, change: (copy: CopyFile) => void): void {
  const path = join(folder, lander, 'copy', `${locale}.json`);
  const copy = JSON.parse(readFileSync(path, 'utf8')) as CopyFile;
  change(copy);
  writeFileSync(path, JSON.stringify(copy));
}
