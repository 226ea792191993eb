import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { vitePlugin as remix } from '@remix-run/dev';
import { minify } from '@swc/core';
import { defineConfig, type Plugin, type Rollup } from 'vite';
import babel from 'vite-plugin-babel';
import type { RouteConfigEntry } from '@remix-run/route-config';
import routes from './app/routes';
import remixConfig from './remix.config.js';
import { leanLibraries } from './scripts/bundle/lean-libraries';
import { withPlainLetters } from './scripts/bundle/plain-letters';
import { shareScripts } from './scripts/bundle/share-scripts';
import { styleIds, withShortIds } from './scripts/bundle/style-ids';
import { styledBabel } from './scripts/bundle/styled-babel';
import { withoutDefaults } from './scripts/bundle/without-defaults';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [
    styledNames(),
    remix({ ...remixConfig }),
    shortStyleIds(),
    styledWithSheet(),
    withoutDefaults(),
    leanLibraries(at('.')),
    sharedScripts(),
    smallScripts(),
    plainServer(),
  ],
  resolve: {
    alias: [
      { find: /^~db\//, replacement: `${at('./db')}/` },
      { find: /^~\//, replacement: `${at('./app')}/` },
      // styled-components includes a table of vendor prefixes that is never used here.
      { find: /^\.\/Prefixer\.js$/, replacement: at('./app/theme/no-prefixes.ts') },
      // Remix reloads a page endlessly if the page's script cannot be loaded.
      { find: /^\.\/routeModules\.js$/, replacement: at('./app/page/revalidation/load-route-module.ts') },
      // Catalogues are compiled before the build (tools/catalogues/catalogues.ts), so the browser needs no ICU parser.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  // Bundles packages of many modules, of which a start would otherwise find, read and compile each one: half a thousand.
  ssr: {
    noExternal: [
      'styled-components',
      'culori',
      'kysely',
      'zod',
      'libphonenumber-js',
      /^@tanstack\//,
      'prom-client',
      'rate-limiter-flexible',
      'nodemailer',
    ],
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    // Lazily loaded scripts mostly need modules that are already loaded, so preload lists in every script would cost more
    // than they save.
    modulePreload: { resolveDependencies: (_file, needed, { hostType }) => (hostType === 'js' ? [] : needed) },
  },
});

/**
 * styled-components needs its Babel plugin before Remix: without it class names differ between server and browser. Babel is
 * slow, so a file that does not name the library is left to Vite, and one is transformed once for server and browser.
 */
function styledNames(): Plugin {
  const plugin = babel({
    include: /\/(?:app|landers)\/.*\.tsx$/,
    ...styledBabel({ named: false }),
  }) as Plugin & { transform(code: string, id: string): Promise<Rollup.TransformResult> };
  const done = new Map<string, { code: string; result: Promise<Rollup.TransformResult> }>();
  return {
    ...plugin,
    transform(code, id) {
      if (!code.includes('styled-components')) return;
      const known = done.get(id);
      if (known?.code === code) return known.result;
      const result = plugin.transform(code, id);
      done.set(id, { code, result });
      return result;
    },
  };
}

/** Where members begin and come back to: its bytes count three times as much as those of other pages. */
const WEIGHTS = new Map([['members', 3]]);

/** How many scripts a page may share with others: its own, the two of all pages and the start make eight. */
const MOST_SHARED = 4;

/**
 * Puts what every page needs into two scripts: the code of the product, and the libraries, which a browser caches over
 * many releases; what only some pages need into as few that no page requests more than eight files. Without this the
 * bundler makes a script for each set of pages, dozens for a page. The layout of nearly all pages counts as a part of
 * every page.
 */
function sharedScripts(): Plugin {
  let scripts: Map<string, string> | undefined;
  const manualChunks: Rollup.GetManualChunk = (id, { getModuleIds, getModuleInfo }) => {
    scripts ??= assignScripts([...getModuleIds()], (id) => getModuleInfo(id)!);
    return scripts.get(id);
  };
  // Merges the smallest of the scripts that load later into larger ones, for hardly any more bytes.
  const output = { manualChunks, experimentalMinChunkSize: 800 };
  return {
    name: 'shared-scripts',
    apply: 'build',
    // An entry may be in a script that others import from, which saves a file that only passes its exports on.
    config: (_config, { isSsrBuild }) =>
      isSsrBuild ? {} : { build: { rollupOptions: { output, preserveEntrySignatures: 'allow-extension' } } },
  };
}

/** The script of each module that a page loads with its document. */
function assignScripts(modules: readonly string[], infoOf: (id: string) => Rollup.ModuleInfo): Map<string, string> {
  const importsOf = (id: string) => infoOf(id).importedIds;
  const entryOf = (file: string) => modules.find((id) => infoOf(id).isEntry && id.includes(`/app/${file}`));
  const start = entryOf('entry.client')!;
  const base = shareOut(
    modules.filter((id) => id === start || /\/app\/(?:root|layouts\/DefaultLayout)\.tsx$/.test(id)),
    importsOf,
  );
  base.delete(start);
  base.set(entryOf('root.tsx')!, 'base');
  const pages = pagesOf(routes).map(([name, files]) => {
    const entries = files.flatMap((file) => entryOf(file) ?? []);
    return [name, new Set([...reached(entries, importsOf)].filter((id) => !base.has(id)))] as const;
  });
  const sizes = new Map<string, number>();
  const sizeOf = (id: string) => {
    const size = sizes.get(id) ?? deflateRawSync(infoOf(id).code ?? '', { level: 9 }).length;
    sizes.set(id, size);
    return size;
  };
  const weightOf = (page: string) => WEIGHTS.get(page) ?? 1;
  const shared = shareScripts({ pages: new Map(pages), importsOf, sizeOf, weightOf, most: MOST_SHARED });
  return new Map([...shared, ...base]);
}

/** Each route with the files of its layouts and its own. */
function pagesOf(entries: readonly RouteConfigEntry[], layouts: readonly string[] = []): [string, string[]][] {
  return entries.flatMap(({ id, file, children }): [string, string[]][] =>
    children ? pagesOf(children, [...layouts, file]) : [[id ?? file, [...layouts, file]]],
  );
}

/**
 * The script of each module. Whatever a library imports goes into its script, also modules of the product, so that the
 * two scripts do not import each other in a circle.
 */
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
  for (const id of found) for (const imported of next(id)) found.add(imported);
  return found;
}

/** Shorter ids for styled components, the same on the server and in the browser. */
function shortStyleIds(): Plugin {
  let ids: Map<string, string> | undefined;
  return {
    name: 'short-style-ids',
    apply: 'build',
    transform: (code) => withShortIds(code, (ids ??= styleIds(at('.')))),
  };
}

/** Lets styled-components take over the linked component sheet in the browser before any component is defined. */
function styledWithSheet(): Plugin {
  const module = '\0styled-with-sheet';
  return {
    name: 'styled-with-sheet',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const replaced = source === 'styled-components' && importer !== module && this.environment.name === 'client';
      return replaced ? module : undefined;
    },
    load(id) {
      if (id !== module) return undefined;
      return `
        import { __PRIVATE__ } from 'styled-components';
        import { adoptSheet } from '${at('./app/document/styles/adopt-sheet.ts')}';
        adoptSheet(document, __PRIVATE__);
        export * from 'styled-components';`;
    },
  };
}

/** Minifies the scripts of the browser once more with swc: 5 % smaller, for two seconds of each build. */
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

/** The source of the server in half the memory. */
function plainServer(): Plugin {
  return {
    name: 'plain-server',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'ssr') return;
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withPlainLetters(file.code);
    },
  };
}
