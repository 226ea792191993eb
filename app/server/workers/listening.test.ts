import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ipcEvents } from '~/providers/events/ipc';
import type { EventsPort, ChannelEvent } from '~/providers/events/events-port';
import { memoryLogger } from '~/server/operations/logger';
import { channelPair } from './channel.testing';
import { openExchange, openRelay } from './listening';

/** Workers below a primary process, and the topics of all that crosses between them. */
function openServer() {
  const exchange = openExchange();
  const crossed: string[] = [];
  function begin() {
    const { here, there, busy } = channelPair((topic) => crossed.push(topic));
    const member = { channel: there };
    exchange.introduce(member);
    return {
      /** From now on it takes part. */
      serve: (): EventsPort => ipcEvents({ log: memoryLogger(), relay: openRelay(here) }),
      busy,
      kill() {
        there.close();
        exchange.forget(member);
      },
    };
  }
  return {
    begin,
    serve: () => begin().serve(),
    events: () => crossed.filter((topic) => topic === 'event').length,
  };
}

function openPage(port: EventsPort, channel: string) {
  const received: ChannelEvent[] = [];
  return { received, stop: port.subscribe(channel, (liveEvent) => received.push(liveEvent)) };
}

/** Until all that is on its way has arrived. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
}

// covers X18-002
describe('live events among workers', () => {
  it('cross only to a worker at which somebody listens', async () => {
    const server = openServer();
    const [first, second] = [server.serve(), server.serve(), server.serve()];
    await settled();
    first.publish('anna', { kind: 'like' });
    await settled();
    expect(server.events()).toBe(0);
    const page = openPage(second, 'anna');
    await page.stop.ready;
    first.publish('anna', { kind: 'like' });
    first.publish('mark', { kind: 'like' });
    await settled();
    expect(page.received).toEqual([{ kind: 'like' }]);
    // To the primary process, and on to the one of two others that listens.
    expect(server.events()).toBe(2);
    page.stop();
    await settled();
    first.publish('anna', { kind: 'like' });
    await settled();
    expect(server.events()).toBe(2);
  });

  it('cross to the pages that were open before a worker began, and from it before it knows of them', async () => {
    const server = openServer();
    const page = openPage(server.serve(), 'anna');
    await page.stop.ready;
    const late = server.serve();
    late.publish('anna', { kind: 'like' });
    late.publish('mark', { kind: 'like' });
    await settled();
    expect(page.received).toHaveLength(1);
    const sent = server.events();
    late.publish('mark', { kind: 'like' });
    late.publish('anna', { kind: 'like' });
    await settled();
    expect(page.received).toHaveLength(2);
    expect(server.events()).toBe(sent + 2);
  });

  it('cross from the moment a page is ready, for which it waits for workers that are busy', async () => {
    const server = openServer();
    const [first, second] = [server.serve(), server.begin()];
    const port = second.serve();
    await settled();
    second.busy(true);
    const page = openPage(first, 'anna');
    let ready = false;
    void page.stop.ready.then(() => (ready = true));
    await settled();
    expect(ready).toBe(false);
    second.busy(false);
    await page.stop.ready;
    port.publish('anna', { kind: 'like' });
    await settled();
    expect(page.received).toHaveLength(1);
  });

  it('do not wait for a worker that still begins, nor for one that ends meanwhile', async () => {
    const server = openServer();
    const [first, dying] = [server.serve(), server.begin()];
    server.begin();
    dying.serve();
    await settled();
    const page = openPage(first, 'anna');
    dying.kill();
    await page.stop.ready;
    await settled();
    first.publish('anna', { kind: 'like' });
    await settled();
    expect(page.received).toHaveLength(1);
  });

  it('no longer cross for the pages of a worker that has ended, but for those that are open elsewhere too', async () => {
    const server = openServer();
    const [first, ended, second] = [server.serve(), server.begin(), server.serve()];
    const lost = ended.serve();
    const pages = [openPage(lost, 'anna'), openPage(lost, 'mark'), openPage(second, 'mark')];
    await Promise.all(pages.map(({ stop }) => stop.ready));
    ended.kill();
    await settled();
    first.publish('anna', { kind: 'like' });
    first.publish('mark', { kind: 'like' });
    await settled();
    expect(pages[2]!.received).toHaveLength(1);
    expect(server.events()).toBe(2);
  });

  it('still reach a page whose neighbour has sent its farewell shortly before its worker ended', async () => {
    const server = openServer();
    const [first, ended, second] = [server.serve(), server.begin(), server.serve()];
    const page = openPage(ended.serve(), 'anna');
    const stays = openPage(second, 'anna');
    await Promise.all([page.stop.ready, stays.stop.ready]);
    page.stop();
    ended.kill();
    await settled();
    first.publish('anna', { kind: 'like' });
    await settled();
    expect(stays.received).toHaveLength(1);
  });

  it('reach every page that is ready, once, whatever opens, closes and ends before', async () => {
    const step = fc.record({
      what: fc.constantFrom('open', 'close', 'begin', 'kill', 'publish', 'wait'),
      which: fc.nat(20),
      channel: fc.constantFrom('a', 'b'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const server = openServer();
        const workers = [server.begin(), server.begin()].map((worker) => ({ ...worker, port: worker.serve() }));
        const pages: (ReturnType<typeof openPage> & { port: EventsPort; channel: string })[] = [];
        for (const { what, which, channel } of steps) {
          const worker = workers[which % workers.length]!;
          if (what === 'open') pages.push({ ...openPage(worker.port, channel), port: worker.port, channel });
          if (what === 'close' && pages.length > 0) pages.splice(which % pages.length, 1)[0]!.stop();
          if (what === 'begin' && workers.length < 4) {
            const next = server.begin();
            workers.push({ ...next, port: next.serve() });
          }
          if (what === 'kill' && workers.length > 1) {
            workers.splice(workers.indexOf(worker), 1);
            worker.kill();
            for (const page of pages.filter(({ port }) => port === worker.port)) pages.splice(pages.indexOf(page), 1);
          }
          if (what === 'publish') worker.port.publish(channel, { kind: 'before' });
          if (what === 'wait') await new Promise((resolve) => setImmediate(resolve));
        }
        await Promise.all(pages.map(({ stop }) => stop.ready));
        for (const { port } of workers) for (const channel of ['a', 'b']) port.publish(channel, { kind: 'after' });
        await settled();
        for (const { received } of pages)
          expect(received.filter(({ kind }) => kind === 'after')).toHaveLength(workers.length);
      }),
      { numRuns: 200 },
    );
  });
});
