import { describe, expect, it } from 'vitest';
import { testTenant } from '~/tenancy/tenant.testing';
import { brandMark } from '~/theme/mark';
import { faviconLink } from './favicon.server';

const svgOf = (settings: Record<string, unknown>) => {
  const link = faviconLink(testTenant(settings));
  const [, data] = /^<link rel="icon" href="data:image\/svg\+xml,([^"<>\s]+)">$/.exec(link)!;
  return decodeURIComponent(data!);
};

describe('faviconLink', () => {
  it('shows the mark of the brand', () => {
    const svg = svgOf({ name: 'Rose' });
    expect(svg).toContain(`d='${brandMark('Rose').primary}'`);
    expect(svg).toContain(`d='${brandMark('Rose').secondary}'`);
    expect(svg).not.toBe(svgOf({ name: 'Violet' }));
  });

  it('has the brand’s own colour, with a mark that is readable on it', () => {
    const dark = svgOf({ theme: { both: { primary: '#101010' } } });
    const light = svgOf({ theme: { both: { primary: '#f0f0f0' } } });
    expect(dark).toContain("fill='#101010'/>");
    expect(light).toContain("fill='#f0f0f0'/>");
    const ink = (svg: string) => /<g [^>]*fill='([^']+)'/.exec(svg)![1];
    expect(ink(dark)).not.toBe(ink(light));
  });

  it('cannot be broken out of by a name', () => {
    for (const name of ['<script>', '"x', "'x", '&x', '🌹'])
      expect(svgOf({ name })).toMatch(/^<svg [^<]*<rect [^<]*<g [^<]*<path [^<]*<path [^<]*<\/g><\/svg>$/);
  });
});
