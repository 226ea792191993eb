/** The turn of a request. It ends with the first call of `leave`; further calls do nothing. */
export interface Turn {
  leave(): void;
  /** The request waits for something that does not hold up others: the rest of its body. */
  pause(): void;
  resume(): void;
}

interface Books {
  /** Adds or removes one request at work. Returns the share of time so far. */
  count: (change: 1 | -1) => number;
  left: (cost: number | undefined) => void;
}

/** A turn that measures its share of the time; the shedder does the accounting. */
export class RunningTurn implements Turn {
  readonly rank: number;
  readonly begun: number;
  readonly #books: Books;
  #since: number;
  #used = 0;
  active = true;
  #left = false;

  constructor(rank: number, begun: number, books: Books) {
    this.rank = rank;
    this.begun = begun;
    this.#books = books;
    this.#since = books.count(1);
  }

  shareAt(share: number): number {
    return this.#used + (this.active ? share - this.#since : 0);
  }

  pause(): void {
    if (!this.active || this.#left) return;
    this.active = false;
    this.#used += this.#books.count(-1) - this.#since;
  }

  resume(): void {
    if (this.active || this.#left) return;
    this.active = true;
    this.#since = this.#books.count(1);
  }

  /** Ends a turn that was held for too long, without learning a cost from it. */
  letGo(): void {
    this.pause();
    this.#left = true;
    this.#books.left(undefined);
  }

  leave(): void {
    if (this.#left) return;
    this.pause();
    this.#left = true;
    this.#books.left(this.#used);
  }
}
