import { existsSync } from 'node:fs';
import { requireRuntime } from './scripts/runtime.mjs';

// The whole process is one module graph, the Remix server build. This file only loads it.
requireRuntime();
const file = new URL('./build/server/index.js', import.meta.url);
if (!existsSync(file)) {
  console.error('There is no build in build/: run npm run build, or use npm start, which builds first.');
  process.exit(1);
}
const build = await import(file);
await build.entry.module.start(build);
