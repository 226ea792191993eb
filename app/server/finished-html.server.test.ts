import { describe, expect, it } from 'vitest';
import { finishedHtml, isFinished, readBody } from './finished-html.server';

describe('a finished document', () => {
  it('comes out as it went in, with status and headers of its answer', async () => {
    const answer = finishedHtml('<p>zoë 💛</p>', { status: 404, headers: { 'X-A': 'b' } });
    expect([answer.status, answer.headers.get('X-A'), isFinished(answer)]).toEqual([404, 'b', true]);
    expect((await readBody(answer)).toString()).toBe('<p>zoë 💛</p>');
  });

  it('is read from the answer itself where it was not finished', async () => {
    const answer = new Response('plain');
    expect(isFinished(answer)).toBe(false);
    expect((await readBody(answer)).toString()).toBe('plain');
  });
});
