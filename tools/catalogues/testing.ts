import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Creates a temporary folder with these files; objects are written as JSON. */
export function folderOf(files: Record<string, string | object>): string {
  const folder = mkdtempSync(join(tmpdir(), 'facet-catalogues-'));
  writeInto(folder, files);
  return folder;
}

export function writeInto(folder: string, files: Record<string, string | object>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
}
