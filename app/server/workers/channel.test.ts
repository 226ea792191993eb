import { EventEmitter } from 'node:events';
import { expect, it } from 'vitest';
import { openChannel, type Carrier } from './channel';

/** Two ends whose messages are copied, as between processes. */
function pair() {
  const [one, other] = [new EventEmitter(), new EventEmitter()];
  const carrier = (own: EventEmitter, far: EventEmitter): Carrier => ({
    send: (message) => setImmediate(() => far.emit('message', JSON.parse(JSON.stringify(message)))),
    on: (event, listener) => own.on(event, listener),
  });
  return { here: openChannel(carrier(one, other)), there: openChannel(carrier(other, one)), one };
}

it('asks and is answered, also at the same time', async () => {
  const { here, there } = pair();
  there.on('double', async (value: number) => value * 2);
  expect(await Promise.all([here.ask('double', 2), here.ask('double', 5)])).toEqual([4, 10]);
});

it('tells in order, before what is asked afterwards', async () => {
  const { here, there } = pair();
  const told: number[] = [];
  there.on('number', (value: number) => told.push(value));
  there.on('told', () => told.join());
  for (const number of [1, 2, 3]) here.tell('number', number);
  expect(await here.ask('told')).toBe('1,2,3');
});

it('rejects what fails there, and what nobody answers because the other process has ended', async () => {
  const { here, there } = pair();
  there.on('fail', () => {
    throw new Error('no room');
  });
  await expect(here.ask('fail')).rejects.toThrow('no room');
  there.on('never', () => new Promise(() => {}));
  const asked = here.ask('never');
  here.close();
  await expect(asked).rejects.toThrow('has ended');
});

it('leaves messages of others alone', async () => {
  const { here, there, one } = pair();
  there.on('x', () => 1);
  one.emit('message', { facet: 'socket' });
  one.emit('message', null);
  expect(await here.ask('x')).toBe(1);
});
