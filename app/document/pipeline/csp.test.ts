import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineParts } from './csp';

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page =
  '<head><style data-x="1">:root{}</style><script type="application/json" id="m">{}</script></head><body><script>go()</script><script src="/a.js"></script></body>';

describe('contentSecurityPolicy', () => {
  it('lists the inline scripts and styles of the page by hash, and nothing unsafe', () => {
    const policy = contentSecurityPolicy([page], { secure: false });
    expect(policy).toContain(`script-src 'self' ${sha('go()')};`);
    expect(policy).toContain(sha(':root{}'));
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('needs no hash for data that search engines read, since it never runs', () => {
    const html = `<script type="application/ld+json">{"@type":"WebSite"}</script>${page}`;
    expect(contentSecurityPolicy([html], { secure: false })).toBe(contentSecurityPolicy([page], { secure: false }));
  });

  it('does not cover a script that was not in the page', () => {
    expect(contentSecurityPolicy([page], { secure: false })).not.toContain(sha('evil()'));
  });

  it('hashes the bytes that are sent, on the first page and on the next', () => {
    const html = `<style>a{content:'é“😀'}</style>${page}`;
    const policy = contentSecurityPolicy([html], { secure: false });
    expect(policy).toContain(sha("a{content:'é“😀'}"));
    expect(contentSecurityPolicy(['<p>“</p>', html], { secure: false })).toBe(policy);
  });

  it('allows forms to payment providers only on request', () => {
    expect(contentSecurityPolicy([page], { secure: false })).toContain("form-action 'self'");
    const policy = contentSecurityPolicy([page], { secure: true, formActions: ['http://pay.localhost:1'] });
    expect(policy).toContain("form-action 'self' http://pay.localhost:1");
    expect(policy).toContain('upgrade-insecure-requests');
  });

  it('takes images from the brand’s cdn', () => {
    expect(contentSecurityPolicy([page], { secure: true, cdnPrefix: 'https://cdn.example/x/' })).toContain(
      "img-src 'self' data: https://cdn.example",
    );
  });
});

const partsOf = (html: string) => inlineParts(html).map(({ tag, attributes, body }) => [tag, attributes, body]);

it('finds scripts and styles in their order, with attributes and text', () => {
  const html = '<style a="1">ä{}</style><p>x</p><script>1</script><script src="/a"></script><style>b</style>';
  expect(partsOf(html)).toEqual([
    ['style', ' a="1"', 'ä{}'],
    ['script', '', '1'],
    ['script', ' src="/a"', ''],
    ['style', '', 'b'],
  ]);
});

it('ignores tags inside the text of another', () => {
  expect(partsOf('<script>"<style>a</style>"</script><style>/* <script>evil()</script> */</style>')).toEqual([
    ['script', '', '"<style>a</style>"'],
    ['style', '', '/* <script>evil()</script> */'],
  ]);
});

it('finds nothing in a document without any, and no element that is not closed', () => {
  expect(partsOf('<p>plain</p>')).toEqual([]);
  expect(partsOf('<style>a</style><script>never')).toEqual([['style', '', 'a']]);
  expect(partsOf('<script')).toEqual([]);
});
