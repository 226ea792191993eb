import { expect, it } from 'vitest';
import { channelPair } from './channel.testing';

it('asks and is answered, also at the same time', async () => {
  const { here, there } = channelPair();
  there.on('double', async (value: number) => value * 2);
  expect(await Promise.all([here.ask('double', 2), here.ask('double', 5)])).toEqual([4, 10]);
});

it('tells in order, before what is asked afterwards', async () => {
  const { here, there } = channelPair();
  const received: number[] = [];
  there.on('number', (value: number) => received.push(value));
  there.on('told', () => received.join());
  for (const number of [1, 2, 3]) here.tell('number', number);
  expect(await here.ask('told')).toBe('1,2,3');
});

it('rejects what fails there, and what nobody answers because the other process has ended', async () => {
  const { here, there } = channelPair();
  there.on('fail', () => {
    throw new Error('no room');
  });
  await expect(here.ask('fail')).rejects.toThrow('no room');
  there.on('never', () => new Promise(() => {}));
  const pending = here.ask('never');
  here.close();
  await expect(pending).rejects.toThrow('has ended');
});

it('leaves messages of others alone', async () => {
  const { here, there, arriving } = channelPair();
  there.on('x', () => 1);
  arriving.emit('message', { facet: 'socket' });
  arriving.emit('message', null);
  expect(await here.ask('x')).toBe(1);
});
