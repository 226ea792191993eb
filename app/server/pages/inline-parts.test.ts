import { expect, it } from 'vitest';
import { inlineParts } from './inline-parts';

const partsOf = (html: string) =>
  [...inlineParts(Buffer.from(html))].map(({ tag, attributes, body }) => [tag, attributes, body.toString()]);

it('finds scripts and styles in their order, with attributes and text', () => {
  const html = '<style a="1">ä{}</style><p>x</p><script>1</script><script src="/a"></script><style>b</style>';
  expect(partsOf(html)).toEqual([
    ['style', ' a="1"', 'ä{}'],
    ['script', '', '1'],
    ['script', ' src="/a"', ''],
    ['style', '', 'b'],
  ]);
});

it('takes nothing that stands within another part for one', () => {
  expect(partsOf('<script>"<style>a</style>"</script><style>/* <script>evil()</script> */</style>')).toEqual([
    ['script', '', '"<style>a</style>"'],
    ['style', '', '/* <script>evil()</script> */'],
  ]);
});

it('finds nothing in a document without any, and nothing that never ends', () => {
  expect(partsOf('<p>plain</p>')).toEqual([]);
  expect(partsOf('<style>a</style><script>never')).toEqual([['style', '', 'a']]);
  expect(partsOf('<script')).toEqual([]);
});
