import { describe, expect, it } from 'vitest';
import { LIKES_MAX, readSignupContext } from './signup-context.schema.server';

const read = (query: string) => readSignupContext(new URLSearchParams(query));
const id = (n: number) => `${n}`.padStart(26, '0');

describe('the choices that a landing page passes on', () => {
  it('are read from the URL', () => {
    expect(read(`lander=alonetonight.rain&like=${id(1)}&like=${id(2)}&region=NL-ZH&answer=answer-2`)).toEqual({
      lander: 'alonetonight.rain',
      likes: [id(1), id(2)],
      region: 'NL-ZH',
      answer: 'answer-2',
    });
  });

  it('are empty if there are none', () => {
    expect(read('network=adnet')).toEqual({ lander: null, likes: [], region: null, answer: null });
  });

  it('are empty if they are malformed', () => {
    for (const lander of [
      '',
      'A',
      '../secret',
      'a.b.c',
      'x.',
      '.rain',
      'x'.repeat(41),
      `video.${'x'.repeat(41)}`,
      'a b',
    ])
      expect(read(`lander=${encodeURIComponent(lander)}`).lander, lander).toBeNull();
    for (const region of ['', 'nl-zh', 'NL', 'NL-', 'NL-ZHXX', "NL-'"])
      expect(read(`region=${encodeURIComponent(region)}`).region, region).toBeNull();
    for (const answer of ['', 'headline', 'answer', 'answer-', 'Answer-1', 'x-answer-1', 'answer-1\n'])
      expect(read(`answer=${encodeURIComponent(answer)}`).answer, answer).toBeNull();
  });

  it('hold each like once, up to a maximum', () => {
    const wanted = Array.from({ length: 30 }, (_, n) => id(n));
    const query = (ids: string[]) => ids.map((like) => `like=${encodeURIComponent(like)}`).join('&');
    expect(read(query([id(1), id(2), id(1)])).likes).toEqual([id(1), id(2)]);
    expect(read(query(['', 'x', "' or 1=1", id(3).toUpperCase() + 'A', ...wanted])).likes).toEqual(
      wanted.slice(0, LIKES_MAX),
    );
  });
});
