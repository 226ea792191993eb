import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { minify } from '@swc/core';
import { defineConfig, type Plugin, type Rollup } from 'vite';
import babel from 'vite-plugin-babel';
import remixConfig from './remix.config.js';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [
    // styled-components needs its Babel plugin before Remix: without it class names differ between server and browser.
    babel({
      include: /\/(?:app|landers)\/.*\.tsx$/,
      loader: 'tsx',
      babelConfig: {
        babelrc: false,
        configFile: false,
        presets: [['@babel/preset-typescript', { onlyRemoveTypeImports: true }]],
        parserOpts: { plugins: ['jsx'] },
        plugins: [['babel-plugin-styled-components', { ssr: true, displayName: false, fileName: false, pure: true }]],
      },
    }),
    remix({ ...remixConfig }),
    sharedScripts(),
    smallScripts(),
  ],
  resolve: {
    alias: [
      { find: /^~db\//, replacement: `${at('./db')}/` },
      { find: /^~\//, replacement: `${at('./app')}/` },
      // styled-components brings a table of vendor prefixes along and never asks it.
      { find: /^\.\/Prefixer\.js$/, replacement: at('./app/theme/no-prefixes.ts') },
      // Remix reloads without end where a page's script stays away.
      { find: /^\.\/routeModules\.js$/, replacement: at('./app/page/load-route-module.ts') },
      // Catalogues are compiled ahead (scripts/catalogues.ts), so the browser needs no ICU parser.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  // Of culori the few functions that are used: its two hundred modules would be read at every start.
  ssr: { noExternal: ['styled-components', 'lucide', 'culori'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    // What comes late mostly needs what is there already: lists of it in every script would cost more than they save.
    modulePreload: { resolveDependencies: (_file, needed, { hostType }) => (hostType === 'js' ? [] : needed) },
  },
});

/**
 * What every page needs, in two scripts: ours, and the libraries, which a browser keeps over many of our releases. By
 * itself the bundler cuts it into dozens, by who else needs what.
 */
function sharedScripts(): Plugin {
  const isEntry = (id: string) => /\/app\/(?:entry\.client|root)\.tsx/.test(id);
  let scripts: Map<string, string> | undefined;
  const manualChunks: Rollup.GetManualChunk = (id, { getModuleIds, getModuleInfo }) => {
    const importsOf = (one: string) => getModuleInfo(one)?.importedIds ?? [];
    scripts ??= shareOut([...getModuleIds()].filter(isEntry), importsOf);
    return isEntry(id) ? undefined : scripts.get(id);
  };
  // Of what is left, the smallest move in with others, for hardly any more bytes.
  const output = { manualChunks, experimentalMinChunkSize: 1000 };
  return {
    name: 'shared-scripts',
    apply: 'build',
    config: (_config, { isSsrBuild }) => (isSsrBuild ? {} : { build: { rollupOptions: { output } } }),
  };
}

/** Module -> script. What a library imports goes with it (some of its modules are ours): no script needs another in a circle. */
function shareOut(entries: readonly string[], importsOf: (id: string) => readonly string[]): Map<string, string> {
  const base = reached(entries, importsOf);
  const libraries = reached(
    [...base].filter((id) => id.includes('/node_modules/')),
    importsOf,
  );
  return new Map([...base].map((id) => [id, libraries.has(id) ? 'libraries' : 'base']));
}

function reached(from: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(from);
  for (const id of found) for (const one of next(id)) found.add(one);
  return found;
}

/** Scripts of the browser once more, by swc: a twentieth less for every visitor, for two seconds of each build. */
function smallScripts(): Plugin {
  return {
    name: 'small-scripts',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const options = { module: true, ecma: 2020, compress: { passes: 2 }, mangle: true } as const;
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = (await minify(file.code, options)).code;
      }
    },
  };
}
