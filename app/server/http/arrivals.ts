/** Enough to let in a crowd; a flood of connections holds up nobody's page for longer. */
const MOST_TURNS = 64;

/**
 * The event loop takes one new connection a turn. Where each turn has a page to make, a crowd would wait at the socket for
 * seconds, even to be refused: so work is begun once a turn has brought nobody new.
 */
export class Arrivals {
  #count = 0;

  readonly note = (): void => {
    this.#count += 1;
  };

  readonly afterwards = (work: () => void): void => {
    let before: number | undefined;
    let turns = 0;
    const look = () => {
      if (this.#count === before || turns > MOST_TURNS) return work();
      before = this.#count;
      turns += 1;
      setImmediate(look);
    };
    // From one look to the next the loop has asked for new connections once.
    setImmediate(look);
  };
}
