import { expect, it } from 'vitest';
import { firstDifference, normalHead, normalPage } from './normal-page';

it('leaves out what no two responses share, but no text, address or order of classes', () => {
  const page = (key: string, name: string, text = 'Hello') =>
    `<style>.${name}{color:red}</style><p class="${name} b">${text}</p><i class="${name}"></i><input value="${key}"/><a href="http://x.localhost:1234/members?page=3.${key.repeat(2)}">`;
  const now = normalPage(page('01m8kjsmh9xmq4r22aht5wr74t', 'fWqErT'), 1234);
  expect(now).toBe(normalPage(page('01m8kjsnsyw3v998ehv7w3ztrd', 'aBcDeF').replace('1234', '99'), 99));
  expect(now).toContain('<p class="c1 c2">Hello</p><i class="c1">');
  expect(now).not.toBe(normalPage(page('01m8kjsnsyw3v998ehv7w3ztrd', 'aBcDeF', 'Hallo'), 1234));
  expect(now).not.toBe(normalPage(page('01m8kjsnsyw3v998ehv7w3ztrd', 'b'), 1234));
});

it('keeps the status, the address of a redirect and the names of cookies', () => {
  const headers = { location: 'http://x.localhost:1234/login', 'set-cookie': ['session=abc; Path=/'], date: 'today' };
  const link = '</assets/components-YZ2kKNZGyG.css>; rel=preload';
  expect(normalHead(200, { link }, 1234)).toBe('200\nlink: </ASSET>; rel=preload');
  expect(normalPage('"/i18n/en/index.0ee094f6e4.json"', 1)).toBe('"/i18n/en/index.json"');
  expect(normalHead(302, headers, 1234)).toBe('302\nlocation: http://x.localhost:PORT/login\nset-cookie: session');
});

it('shows where two texts part', () => {
  expect(firstDifference('one two', 'one too')).toBe('before "one too"\n  now    "one two"');
});
