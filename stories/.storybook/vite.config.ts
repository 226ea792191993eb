import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import babel from 'vite-plugin-babel';
import { styledBabel } from '../../scripts/bundle/styled-babel';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Like vite.config.ts, but without Remix and with the parser: messages are parsed in the browser. */
export default defineConfig({
  plugins: [babel({ include: /\/(?:app|landers|stories)\/.*\.tsx$/, ...styledBabel({ named: true }) })],
  resolve: {
    alias: [
      { find: /^~db\//, replacement: `${at('../../db')}/` },
      { find: /^~\//, replacement: `${at('../../app')}/` },
    ],
  },
  build: { target: 'es2022', reportCompressedSize: false },
  // A lander's script is a module, as in the product.
  worker: { format: 'es' },
});
