import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { listen } from './lifecycle';

it('waits less than fifteen seconds for headers that came half', async () => {
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
