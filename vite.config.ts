import { fileURLToPath } from 'node:url';
import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig } from 'vite';
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
  ],
  resolve: {
    alias: [
      { find: /^~db\//, replacement: `${at('./db')}/` },
      { find: /^~\//, replacement: `${at('./app')}/` },
      // styled-components brings a table of vendor prefixes along and never asks it.
      { find: /^\.\/Prefixer\.js$/, replacement: at('./app/theme/no-prefixes.ts') },
      // Catalogues are compiled ahead (scripts/catalogues.ts), so the browser needs no ICU parser.
      { find: /^@formatjs\/icu-messageformat-parser$/, replacement: '@formatjs/icu-messageformat-parser/no-parser.js' },
    ],
  },
  ssr: { noExternal: ['styled-components', 'lucide'] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    sourcemap: false,
    // What comes late mostly needs what is there already: lists of it in every script would cost more than they save.
    modulePreload: { resolveDependencies: (_file, needed, { hostType }) => (hostType === 'js' ? [] : needed) },
    // A twentieth less for every visitor than esbuild's own, for some seconds of each build.
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } },
  },
});
