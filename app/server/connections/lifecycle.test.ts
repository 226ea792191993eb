import { connect } from 'node:net';
import { expect, it, vi } from 'vitest';
import { listen } from './lifecycle';

it('waits less than fifteen seconds for incomplete headers', async () => {
  const { connections, port } = await listen((_request, response) => void response.end('whole'), 0, '127.0.0.1');
  const lives = (bytes: string) =>
    new Promise<number>((resolve, reject) => {
      const begun = performance.now();
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.resume();
      socket.on('error', reject);
      socket.on('close', () => resolve(performance.now() - begun));
    });
  try {
    const all = await Promise.all([
      lives('GET / HTTP/1.1\r\nHost: a'),
      lives('GET / HTTP/1.1\r\nHost: a\r\nX-'),
      lives(''),
    ]);
    for (const ms of all) expect(ms).toBeLessThan(15_000);
  } finally {
    await connections.drain({ limitMs: 0 });
  }
}, 20_000);

it('closes the connection of a client that does not read; a slow response and a stream stay open', async () => {
  const large = Buffer.alloc(30_000_000);
  const beats = new Set<NodeJS.Timeout>();
  const closed: string[] = [];
  const { connections, port } = await listen(
    (request, response) => {
      response.once('close', () => closed.push(request.url!));
      if (request.url === '/large') return void response.end(large);
      if (request.url === '/slow') return void setTimeout(() => response.end('at last'), 200);
      response.write('hello');
      beats.add(setInterval(() => response.write('.'), 100));
    },
    0,
    '127.0.0.1',
    { stillMs: 400 },
  );
  const ask = (path: string, reads = true) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`));
    const state = { socket, heard: '' };
    if (reads) socket.on('data', (data: Buffer) => (state.heard += data.toString('latin1')));
    else socket.pause();
    socket.on('error', () => {});
    return state;
  };
  const [silent, slow, stream] = [ask('/large', false), ask('/slow'), ask('/stream')];
  try {
    await vi.waitFor(() => expect(closed).toEqual(['/slow', '/large']), { timeout: 10_000 });
    expect(slow.heard).toContain('at last');
    expect(stream.heard.split('.').length).toBeGreaterThan(4);
  } finally {
    for (const beat of beats) clearInterval(beat);
    for (const { socket } of [silent, slow, stream]) socket.destroy();
    await connections.drain({ limitMs: 0 });
  }
}, 20_000);
