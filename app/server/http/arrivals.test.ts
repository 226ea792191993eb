import { createServer, type AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { Arrivals } from './arrivals';

const CROWD = 30;

/** Opens connections from another thread, which counts them in shared memory while this thread is blocked. */
const CONNECTS = `
  const { connect } = require('node:net');
  const { workerData: { port, crowd, done } } = require('node:worker_threads');
  for (let i = 0; i < crowd; i++) {
    connect(port, '127.0.0.1').on('error', () => {}).once('connect', () => {
      Atomics.add(done, 0, 1);
      Atomics.notify(done, 0);
    });
  }
`;

/**
 * Lets a crowd connect while the event loop is blocked. Returns a function that says how many connections the server
 * has taken so far.
 */
async function crowdAt(arrivals: Arrivals) {
  const server = createServer((socket) => {
    arrivals.note();
    admitted += 1;
    socket.on('error', () => {});
  });
  let admitted = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const done = new Int32Array(new SharedArrayBuffer(4));
  const { port } = server.address() as AddressInfo;
  const worker = new Worker(CONNECTS, { eval: true, workerData: { port, crowd: CROWD, done } });
  onTestFinished(async () => {
    await worker.terminate();
    server.close();
  });
  await new Promise((resolve) => worker.once('online', resolve));
  for (let known = 0; known < CROWD; known = Atomics.load(done, 0)) Atomics.wait(done, 0, known);
  return () => admitted;
}

it('begins work after all requests that arrived meanwhile are read', async () => {
  const arrivals = new Arrivals();
  const admitted = await crowdAt(arrivals);
  await new Promise<void>((resolve) => arrivals.afterwards(resolve));
  expect(admitted()).toBe(CROWD);
});

it('control: the next turn of the event loop has read only a few of them', async () => {
  const admitted = await crowdAt(new Arrivals());
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect(admitted()).toBeLessThan(CROWD / 2);
});

it('does not wait for an endless stream of requests', async () => {
  const arrivals = new Arrivals();
  let turns = 0;
  let ended = false;
  const flood = () => {
    arrivals.note();
    turns += 1;
    if (!ended) setImmediate(flood);
  };
  setImmediate(flood);
  await new Promise<void>((resolve) => arrivals.afterwards(resolve));
  ended = true;
  expect(turns).toBeGreaterThan(10);
  expect(turns).toBeLessThan(200);
});
