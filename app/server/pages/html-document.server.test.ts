import { expect, it } from 'vitest';
import { completeDocument } from './html-document.server';

const complete = (html: string, insert: string) => completeDocument(Buffer.from(html), insert).toString();

it('puts its parts last into the head, once', () => {
  const html = '<html><head><title>ä</title></head><body>&lt;/head&gt; </head></body></html>';
  expect(complete(html, '<style>ö</style>')).toBe(
    '<html><head><title>ä</title><style>ö</style></head><body>&lt;/head&gt; </head></body></html>',
  );
});

it('inserts CSS with dollar signs unchanged', () => {
  expect(complete('<head></head>', "a{content:'$&$1$$'}")).toBe("<head>a{content:'$&$1$$'}</head>");
});

it('leaves a document without a head unchanged', () => {
  expect(complete('<p>a</p>', 'b')).toBe('<p>a</p>');
});
