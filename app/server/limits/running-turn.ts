/** The turn of a request; it ends with `leave`, however often that is said. */
export interface Turn {
  leave(): void;
  /** It waits for something that others need not wait for: the rest of its body. */
  pause(): void;
  resume(): void;
}

interface Books {
  /** One more or one less is at work; gives the share of time so far. */
  count: (change: 1 | -1) => number;
  left: (cost: number | undefined) => void;
}

/** A turn with its share of the time; the shedder keeps the books. */
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

  /** It holds its turn for too long; what it costs is not to be learnt from it. */
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
