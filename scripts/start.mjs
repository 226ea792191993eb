import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';

// The operator's NODE_ENV decides the mode before it is set for the libraries, which always run as in production.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.FACET_NODE_ENV ??= process.env.NODE_ENV ?? 'none';
ensureBuilt();
process.env.NODE_ENV = 'production';
await import('../start.mjs');
