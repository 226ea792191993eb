import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { lean } from './lean-libraries';

it.each([
  '@remix-run/react/dist/esm/components.js',
  '@remix-run/react/dist/esm/routes.js',
  '@remix-run/react/dist/esm/browser.js',
  '@remix-run/react/dist/esm/fog-of-war.js',
  '@remix-run/router/dist/router.js',
  'react-router-dom/dist/index.js',
  '@formatjs/intl/index.js',
  '@tanstack/query-core/build/modern/queryClient.js',
  '@tanstack/query-core/build/modern/query.js',
])('%s has all that is left out of it, and is code without', (file) => {
  const path = resolve('node_modules', file);
  const code = readFileSync(path, 'utf8');
  const less = lean(code, path)!;
  expect(less).not.toBe(code);
  expect(() => parseAst(less)).not.toThrow();
  // Once it is gone, the list no longer fits, and the build says so.
  expect(() => lean(less, path)).toThrow('has changed');
});

it('leaves other files alone', () => {
  expect(lean('if (isSpaMode) {}', '/app/root.tsx')).toBeUndefined();
});
