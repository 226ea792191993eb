import { existsSync } from 'node:fs';

// The whole process lives in one module graph: the Remix server build. This file only opens it.
const file = new URL('./build/server/index.js', import.meta.url);
if (!existsSync(file)) {
  console.error('There is no build in build/: run npm run build, or start with npm start, which builds.');
  process.exit(1);
}
const build = await import(file);
await build.entry.module.start(build);
