import { describe, expect, it } from 'vitest';
import { findPeer, isLoopback, networkOf, parseProxies } from './client-ip';

const proxies = parseProxies(['10.0.0.0/8', '192.0.2.7', 'fd00::/8']);
const peer = (remoteAddress: string | undefined, headers: Record<string, string> = {}, encrypted = false) =>
  findPeer({ remoteAddress, encrypted }, { host: 'a.example', ...headers }, proxies);

describe('findPeer', () => {
  it('ignores forwarded headers of clients that are not trusted proxies', () => {
    const forwarded = {
      'x-forwarded-for': '1.1.1.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
    };
    expect(peer('198.51.100.4', forwarded)).toEqual({ ip: '198.51.100.4', secure: false, host: 'a.example' });
  });

  it('takes the nearest IP address that is not a trusted proxy, whatever was claimed before it', () => {
    const headers = { 'x-forwarded-for': '1.1.1.1, 203.0.113.9, 10.1.2.3', 'x-forwarded-proto': 'https' };
    expect(peer('10.0.0.1', headers)).toEqual({ ip: '203.0.113.9', secure: true, host: 'a.example' });
    expect(peer('fd00::1', headers).ip).toBe('203.0.113.9');
    expect(peer('192.0.2.7', headers).ip).toBe('203.0.113.9');
  });

  it('falls back to the proxy itself if that wrote no IP address, and believes nothing that stands before it', () => {
    for (const entries of [
      'unknown',
      '1.1.1.1, unknown',
      '1.1.1.1, _hidden, 10.1.2.3',
      '1.1.1.1,',
      '1.1.1.1, 999.1.1.1:80',
    ])
      expect(peer('10.0.0.1', { 'x-forwarded-for': entries }).ip, entries).toBe('10.0.0.1');
    expect(peer('10.0.0.1').ip).toBe('10.0.0.1');
  });

  it.each([
    ['203.0.113.9:51234', '203.0.113.9'],
    ['[2001:db8::9]:51234', '2001:db8::9'],
    ['[2001:db8::9]', '2001:db8::9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
  ])('reads an entry with its port: %s', (entry, ip) => {
    expect(peer('10.0.0.1', { 'x-forwarded-for': `1.1.1.1, ${entry}, 10.1.2.3:80` }).ip).toBe(ip);
  });

  it('takes https from the header of the proxy, not from the connection to the proxy', () => {
    expect(peer('10.0.0.1', {}, true).secure).toBe(false);
    expect(peer('198.51.100.4', {}, true).secure).toBe(true);
  });

  it('takes the host from the proxy if it sends one', () => {
    expect(peer('10.0.0.1', { 'x-forwarded-host': 'brand.example' }).host).toBe('brand.example');
  });

  it('recognises an IPv4 address in its IPv6 form', () => {
    expect(peer('::ffff:198.51.100.4').ip).toBe('198.51.100.4');
    expect(peer('::ffff:10.0.0.1', { 'x-forwarded-for': '203.0.113.9' }).ip).toBe('203.0.113.9');
  });

  it('gives a socket without an IP address 0.0.0.0', () => {
    expect(peer(undefined).ip).toBe('0.0.0.0');
  });
});

describe('parseProxies', () => {
  it.each(['nonsense', '10.0.0.0/99', '10.0.0.0/'])('refuses %s', (entry) => {
    expect(() => parseProxies([entry])).toThrow();
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '4:203.0.113'],
    ['::ffff:203.0.113.9', '4:203.0.113'],
    ['2001:db8:1:2::9', '6:32.1.13.184.0.1'],
    ['nonsense', 'unknown'],
  ])('shortens %s to %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });

  it('groups neighbours and separates others', () => {
    expect(networkOf('203.0.113.9')).toBe(networkOf('203.0.113.200'));
    expect(networkOf('203.0.113.9')).not.toBe(networkOf('203.0.114.9'));
    expect(networkOf('2001:db8:1:2::9')).toBe(networkOf('2001:db8:1:ffff::1'));
  });
});

describe('isLoopback', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.8.8.8', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.1', false],
    ['x', false],
  ])('%s: %s', (ip, loopback) => {
    expect(isLoopback(ip)).toBe(loopback);
  });
});
