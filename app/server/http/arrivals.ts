/** Enough turns to let in a crowd, and few enough that a flood of connections delays nobody's page for longer. */
const MOST_TURNS = 64;

/**
 * The event loop takes one new connection per turn. If a page were rendered in each turn, a crowd would wait at the
 * socket for seconds, even those whose requests are refused in the end. So work begins only after a turn that has
 * brought no new connection.
 */
export class Arrivals {
  #count = 0;

  readonly note = (): void => {
    this.#count += 1;
  };

  readonly afterwards = (work: () => void): void => {
    let before: number | undefined;
    let turns = 0;
    const check = () => {
      if (this.#count === before || turns > MOST_TURNS) return work();
      before = this.#count;
      turns += 1;
      setImmediate(check);
    };
    // Between two looks the event loop has asked for new connections once.
    setImmediate(check);
  };
}
