import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder of its own with these files; objects become JSON. */
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
