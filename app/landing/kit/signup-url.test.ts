import { describe, expect, it } from 'vitest';
import { messageUrl, signupUrl } from './signup-url';

describe('signupUrl', () => {
  it('contains the lander with its slug', () => {
    expect(signupUrl({ name: 'gallery', slug: null })).toBe('/signup?lander=gallery');
    expect(signupUrl({ name: 'gallery', slug: 'rain' })).toBe('/signup?lander=gallery.rain');
  });

  it('contains what was chosen', () => {
    const url = signupUrl({ name: 'x', slug: null }, { likes: ['a', 'b'], region: 'NL-NH', answer: 'answer-1' });
    expect(url).toBe('/signup?lander=x&like=a&like=b&region=NL-NH&answer=answer-1');
  });

  it('escapes every value', () => {
    const url = signupUrl({ name: 'x', slug: null }, { region: 'a&like=b#c' });
    expect(new URL(url, 'http://aurea.example').searchParams.getAll('like')).toEqual([]);
  });
});

it('while signups are closed both lead to the waiting list', () => {
  const closed = { name: 'x', slug: null, signupOpen: false };
  expect([signupUrl(closed, { likes: ['a'] }), messageUrl(closed, { id: 'abc' })]).toEqual([
    '/waiting-list',
    '/waiting-list',
  ]);
});

it('a first message goes to its profile, and says where it began', () => {
  const url = messageUrl({ name: 'landing2', slug: 'rain' }, { id: 'abc' });
  expect(url).toBe('/members/abc/signup?lander=landing2.rain');
});
