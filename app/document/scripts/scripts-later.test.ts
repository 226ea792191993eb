import { expect, it } from 'vitest';
import { lowered } from './scripts-later';

// covers X18-017
it('lowers the priority of every script that is requested ahead, and of nothing else', () => {
  const html =
    '<head><link rel="preload" href="/a.woff2"></head><body>' +
    '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/></body>';
  expect(lowered(html)).toBe(
    '<head><link rel="preload" href="/a.woff2"></head><body>' +
      '<link rel="modulepreload" fetchpriority="low" href="/a.js"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/b.js"/></body>',
  );
});
