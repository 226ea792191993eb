import { expect, it } from 'vitest';
import { openIpKeys } from './ip-key';

const keyOf = openIpKeys('a secret');

it('is the same for an IP address in any notation, and another for its neighbour', () => {
  expect(keyOf('203.0.113.9')).toBe(keyOf('::ffff:203.0.113.9'));
  expect(keyOf('203.0.113.9')).not.toBe(keyOf('203.0.113.10'));
});

it('is one for a whole IPv6 network of a household', () => {
  expect(keyOf('2001:db8:1:2::9')).toBe(keyOf('2001:db8:1:2:ffff::1'));
  expect(keyOf('2001:db8:1:2::9')).not.toBe(keyOf('2001:db8:1:3::9'));
});

it('does not reveal the IP address, and cannot be looked up without the secret', () => {
  expect(keyOf('203.0.113.9')).toMatch(/^[\w-]{43}$/);
  expect(openIpKeys('another secret')('203.0.113.9')).not.toBe(keyOf('203.0.113.9'));
});
