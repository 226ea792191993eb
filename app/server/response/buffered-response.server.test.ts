import { describe, expect, it } from 'vitest';
import { bufferedResponse, isFinished, readBody } from './buffered-response.server';

describe('a buffered response', () => {
  it('comes out as it went in, with the status and headers of its response', async () => {
    const response = bufferedResponse(Buffer.from('<p>zoë 💛</p>'), { status: 404, headers: { 'X-A': 'b' } });
    expect([response.status, response.headers.get('X-A'), isFinished(response)]).toEqual([404, 'b', true]);
    expect((await readBody(response)).toString()).toBe('<p>zoë 💛</p>');
  });

  it('is read from the response itself if it was not buffered', async () => {
    const response = new Response('plain');
    expect(isFinished(response)).toBe(false);
    expect((await readBody(response)).toString()).toBe('plain');
  });
});
