import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { supervise } from './supervisor/supervise.mjs';

// NODE_ENV as set by the operator decides the mode. It is saved before NODE_ENV is set to production for the libraries.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.FACET_NODE_ENV ??= process.env.NODE_ENV ?? 'none';
ensureBuilt();
supervise({
  file: 'start.mjs',
  env: { ...process.env, NODE_ENV: 'production' },
  dataDir: process.env.DATA_DIR ?? 'data',
});
