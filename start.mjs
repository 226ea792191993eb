// The whole process lives in one module graph: the Remix server build. This file only opens it.
const build = await import('./build/server/index.js');
await build.entry.module.start(build);
