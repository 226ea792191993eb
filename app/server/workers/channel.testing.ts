import { EventEmitter } from 'node:events';
import { openChannel, type Carrier, type Channel } from './channel';

export interface ChannelPair {
  here: Channel;
  there: Channel;
  /** What arrives here, before it is looked at. */
  arriving: EventEmitter;
  /** While this end is busy, what is sent to it waits. */
  busy(on: boolean): void;
}

/** Two ends whose messages are copied, as between processes. `onCross` is called with the topic of each. */
export function channelPair(onCross: (topic: string) => void = () => {}): ChannelPair {
  const [first, second] = [new EventEmitter(), new EventEmitter()];
  const waiting: string[] = [];
  let isBusy = false;
  const arriveHere = (text: string) => (isBusy ? waiting.push(text) : first.emit('message', JSON.parse(text)));
  const arriveThere = (text: string) => second.emit('message', JSON.parse(text));
  const carrier = (own: EventEmitter, arrive: (text: string) => void): Carrier => ({
    send(message) {
      onCross((message as { topic: string }).topic);
      const text = JSON.stringify(message);
      setImmediate(() => arrive(text));
    },
    on: (event, listener) => own.on(event, listener),
  });
  return {
    here: openChannel(carrier(first, arriveThere)),
    there: openChannel(carrier(second, arriveHere)),
    arriving: first,
    busy(on) {
      isBusy = on;
      if (!on) for (const text of waiting.splice(0)) arriveHere(text);
    },
  };
}
