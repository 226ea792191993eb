import { expect, it } from 'vitest';
import { photosAt } from './photos-at';

const at = (cdn_prefix: string, logged_out_search: 'none' | 'limited' | 'all' = 'limited') =>
  photosAt({ cdn_prefix, logged_out_search }, 'visitor');

it('are on the CDN, under its path, or on the brand itself', () => {
  expect(at('https://cdn.example')).toBe('https://cdn.example/photos/');
  expect(at('https://cdn.example/rose/')).toBe('https://cdn.example/rose/photos/');
  expect(at('')).toBe('/photos/');
});

it('are on the brand itself if visitors may not see members, since a CDN is a visitor', () => {
  expect(at('https://cdn.example', 'none')).toBe('/photos/');
  expect(at('https://cdn.example', 'all')).toBe('https://cdn.example/photos/');
});
