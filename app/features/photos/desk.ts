import { busy } from './photo.errors';

/** Pictures that may wait; who comes then is told to come again. */
const MAX_WAITING = 200;

/**
 * Pictures are made one at a time in this process: decoding takes a core and up to 200 MB, and the pages of everybody
 * else need both. First come, first served.
 */
export function openDesk(maxWaiting = MAX_WAITING): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= maxWaiting) return Promise.reject(busy({ retry_after: 30 }));
    waiting += 1;
    const turn = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = turn.catch(() => {});
    return turn;
  };
}
