import { describe, expect, it } from 'vitest';
import { finishedAnswer, isFinished, readBody } from './buffered-response.server';

describe('a finished answer', () => {
  it('comes out as it went in, with status and headers of its answer', async () => {
    const answer = finishedAnswer(Buffer.from('<p>zoë 💛</p>'), { status: 404, headers: { 'X-A': 'b' } });
    expect([answer.status, answer.headers.get('X-A'), isFinished(answer)]).toEqual([404, 'b', true]);
    expect((await readBody(answer)).toString()).toBe('<p>zoë 💛</p>');
  });

  it('is read from the answer itself where it was not finished', async () => {
    const answer = new Response('plain');
    expect(isFinished(answer)).toBe(false);
    expect((await readBody(answer)).toString()).toBe('plain');
  });
});
