import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { lean, styledElements, withElements } from './lean-libraries';

it.each([
  '@remix-run/react/dist/esm/components.js',
  '@remix-run/react/dist/esm/routes.js',
  '@remix-run/react/dist/esm/browser.js',
  '@remix-run/react/dist/esm/fog-of-war.js',
  '@remix-run/router/dist/router.js',
  'react-router-dom/dist/index.js',
  'react-dom/cjs/react-dom.production.min.js',
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

it('leaves styled-components the elements that are used', () => {
  const path = resolve('node_modules/styled-components/dist/styled-components.browser.esm.js');
  const elements = styledElements(resolve('.'));
  expect(elements).toEqual(expect.arrayContaining(['div', 'dialog', 'svg']));
  expect(elements).not.toContain('marquee');
  const less = withElements(readFileSync(path, 'utf8'), elements);
  expect(less).toContain(`new Set(["${elements[0]}",`);
  expect(less).not.toContain('"feTurbulence"');
  expect(() => withElements(less.replace('new Set([', 'new Set(('), elements)).toThrow('has changed');
});
