import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { requireRuntime } from './runtime.mjs';

// Development: the same start as in production, but through Vite's module runner and with hot reload. Connections
// survive a reload, because the first start holds them and the context of each request passes them on.
requireRuntime();
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (existsSync('.env')) process.loadEnvFile('.env');
process.env.NODE_ENV = 'development';
process.env.FACET_MODE ??= 'demo';
spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'tools/catalogues/catalogues.ts'], { stdio: 'inherit' });
const catalogues = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'tools/catalogues/catalogues.ts', 'watch'],
  {
    stdio: 'ignore',
  },
);
process.once('exit', () => catalogues.kill());

const vite = await createServer({
  server: { middlewareMode: true, allowedHosts: true, hmr: { port: 0 } },
  appType: 'custom',
});
const load = () => vite.ssrLoadModule('virtual:remix/server-build');
const build = await load();
await build.entry.module.start(build, { reload: load, middleware: vite.middlewares });
