import { expect, it } from 'vitest';
import { bytesOf, completeDocument, type Inserted } from './html-document.server';

const complete = (html: string, inserted: Inserted) => bytesOf(completeDocument(html, inserted)).toString();
const withHead = (html: string, head: string) => complete(html, { head, body: '' });

it('puts its parts last into the head and last into the body, once', () => {
  const html = '<html><head><title>ä</title></head><body>&lt;/head&gt; </head></body></html>';
  expect(complete(html, { head: '<style>ö</style>', body: '<script>1</script>' })).toBe(
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
