import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A temporary folder for one test; the run that made it removes it. */
export function temporaryFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `facet-${name}-`));
}
