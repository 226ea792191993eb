import { describe, expect, it } from 'vitest';
import { messageAddress, signupAddress } from './signup-address';

describe('signupAddress', () => {
  it('says which lander it was, with its slug', () => {
    expect(signupAddress({ name: 'gallery', slug: null })).toBe('/signup?lander=gallery');
    expect(signupAddress({ name: 'gallery', slug: 'rain' })).toBe('/signup?lander=gallery.rain');
  });

  it('keeps what was chosen', () => {
    const address = signupAddress(
      { name: 'x', slug: null },
      { likes: ['a', 'b'], region: 'NL-NH', answer: 'answer-1' },
    );
    expect(address).toBe('/signup?lander=x&like=a&like=b&region=NL-NH&answer=answer-1');
  });

  it('lets nothing break out of the address', () => {
    const address = signupAddress({ name: 'x', slug: null }, { region: 'a&like=b#c' });
    expect(new URL(address, 'http://aurea.example').searchParams.getAll('like')).toEqual([]);
  });
});

it('a first message goes to its person, and says where it began', () => {
  const address = messageAddress({ name: 'landing2', slug: 'rain' }, { id: 'abc' });
  expect(address).toBe('/members/abc/signup?lander=landing2.rain');
});
