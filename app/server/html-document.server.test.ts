import { expect, it } from 'vitest';
import { completeDocument } from './html-document.server';

it('puts its parts last into the head, once', () => {
  const html = '<html><head><title>a</title></head><body>&lt;/head&gt; </head></body></html>';
  expect(completeDocument(html, '<style>b</style>')).toBe(
    '<html><head><title>a</title><style>b</style></head><body>&lt;/head&gt; </head></body></html>',
  );
});

it('takes CSS with dollar signs as it stands', () => {
  expect(completeDocument('<head></head>', "a{content:'$&$1$$'}")).toBe("<head>a{content:'$&$1$$'}</head>");
});
