import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireRuntime } from './runtime.mjs';
import { supervise } from './supervisor/supervise.mjs';

// NODE_ENV as set by the operator decides the mode. It is saved before NODE_ENV is set to production for the libraries.
requireRuntime();
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.FACET_NODE_ENV ??= process.env.NODE_ENV ?? 'none';
// In a process of its own, because this one stays as long as the server, and would keep the memory of it.
const built = spawnSync(process.execPath, ['scripts/build.mjs', '--before-start'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
supervise({
  file: 'start.mjs',
  env: { ...process.env, NODE_ENV: 'production' },
  about: {
    // As the settings of the server say it (app/config/config.ts).
    mode: process.env.FACET_MODE || (process.env.FACET_NODE_ENV === 'production' ? 'production' : 'demo'),
    dataDir: resolve(process.env.DATA_DIR || 'data'),
    tenantsDir: resolve(process.env.TENANTS_DIR || 'tenants'),
  },
});
