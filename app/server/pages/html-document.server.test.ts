import { expect, it } from 'vitest';
import { completeDocument } from './html-document.server';

const withHead = (html: string, head: string) => completeDocument(html, { head, body: '' });

it('puts its parts last into the head and last into the body, once', () => {
  const html = '<html><head><title>ä</title></head><body>&lt;/head&gt; </head></body></html>';
  expect(completeDocument(html, { head: '<style>ö</style>', body: '<script>1</script>' })).toBe(
    '<html><head><title>ä</title><style>ö</style></head><body>&lt;/head&gt; </head><script>1</script></body></html>',
  );
});

it('inserts CSS with dollar signs unchanged', () => {
  expect(withHead('<head></head><body></body>', "a{content:'$&$1$$'}")).toBe(
    "<head>a{content:'$&$1$$'}</head><body></body>",
  );
});

it('leaves a document without a head unchanged', () => {
  expect(withHead('<p>a</p>', 'b')).toBe('<p>a</p>');
});
