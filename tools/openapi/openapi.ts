/**
 * Writes docs/api/openapi.json; `check` fails if the file is older than its sources.
 *
 *   npm run generate -- openapi [-- check]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApiDocument } from './document';

const file = fileURLToPath(new URL('../../docs/api/openapi.json', import.meta.url));
const text = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (process.argv[2] === 'check') {
  if (read() !== text) {
    console.error(
      'docs/api/openapi.json is older than app/contract/ and tools/openapi/: run `npm run generate -- openapi`.',
    );
    process.exitCode = 1;
  }
} else {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function read(): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
